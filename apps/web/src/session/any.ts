import type { LocalSession } from './local.ts';
import type { Session, Turns } from './session.ts';
import type { Agreement } from './setup.ts';

/** A table of any game. */
export type AnySession = Session<Turns, unknown, Agreement>;

/** A table of any game that this page itself deals. */
export type LocalTable = LocalSession<Turns, unknown, Agreement>;
