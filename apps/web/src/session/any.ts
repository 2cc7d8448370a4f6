import type { LocalSession } from './local.ts';
import type { GameSession, TableGameTypes } from './session.ts';
import type { GameSetup } from './setup.ts';

/** A table of any game. */
export type AnySession = GameSession<TableGameTypes, unknown, GameSetup>;

/** A table of any game that this page itself deals. */
export type AnyLocalSession = LocalSession<TableGameTypes, unknown, GameSetup>;
