import {
  type Action,
  type Carcassonne,
  hasCity,
  hasMonastery,
  hasShield,
  type TileFacts,
  tileFacts,
} from '@bastide/carcassonne';
import type { ChanceDescriber, DrawChart } from '../../game/game-ui.ts';
import { capitalize } from '../../i18n/capital.ts';
import { tileText } from './text/tile-words.ts';
import type { Key } from './words/index.ts';

/** Tiles of some sort, by the seat that drew them: every tile comes at last, but not to everybody alike. */
const bySeat = (title: Key, isSuch: (facts: TileFacts) => boolean): DrawChart<Carcassonne, Key> => ({
  title,
  bars: (_, names) => names,
  barOf: (action: Action, state) =>
    action.type === 'draw' && isSuch(tileFacts(action.tile)) ? state.seat : undefined,
  turnOf: (state) => state.seat,
});

/** What came by chance in a game of Carcassonne: tiles. */
export const chanceDescriber: ChanceDescriber<Carcassonne, Key> = {
  describe(t, action: Action, { edition, thirdGood }) {
    if (action.type !== 'draw') throw new Error(`chance takes no ${action.type}`);
    const words = tileText(t.withTerms({ edition, third: thirdGood }), action.tile);
    return capitalize(words, t.language);
  },
  charts: [
    bySeat('draws.monasteries', hasMonastery),
    bySeat('draws.cities', hasCity),
    bySeat('draws.shields', hasShield),
  ],
};
