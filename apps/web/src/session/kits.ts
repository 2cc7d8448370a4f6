import { type CarcassonneSession, carcassonneKit } from '../games/carcassonne/session.ts';
import type { CatanSession } from '../games/catan/session.ts';
import type { GameName } from './games.ts';
import { Session } from './session.ts';
import type { Setup } from './setup.ts';

/** A table of one of our games. */
export type AnySession = CarcassonneSession | CatanSession;

/** The games of this page; those that the start does without are fetched when they are played. */
const KITS = {
  carcassonne: async () => carcassonneKit,
  catan: async () => (await import('../games/catan/session.ts')).catanKit,
} as const satisfies Record<GameName, () => Promise<unknown>>;

export const kitOf = <Game extends GameName>(game: Game): ReturnType<(typeof KITS)[Game]> =>
  KITS[game]() as ReturnType<(typeof KITS)[Game]>;

/** A new game, as agreed. */
export async function sitDown(setup: Setup): Promise<AnySession> {
  return setup.game === 'catan'
    ? new Session(await kitOf('catan'), setup)
    : new Session(await kitOf('carcassonne'), setup);
}
