import type { Session, Turns } from './session.ts';
import type { Agreement } from './setup.ts';

/** A table of any game. */
export type AnySession = Session<Turns, unknown, Agreement>;
