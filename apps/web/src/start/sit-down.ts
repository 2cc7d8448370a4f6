import { fetchTable } from '../game/fetch.ts';
import type { GameUi } from '../game/game-ui.ts';
import type { AnySession } from '../session/any.ts';
import { LocalSession } from '../session/local.ts';
import type { Agreement } from '../session/setup.ts';

/** A new game, as agreed. */
export const sitDown = async (game: GameUi, setup: Agreement): Promise<AnySession> =>
  new LocalSession((await fetchTable(game)).kit, setup);
