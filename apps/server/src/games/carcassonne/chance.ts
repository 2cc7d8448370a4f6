import { type Carcassonne, type TileFacts, tileFacts } from '@bastide/carcassonne';
import type { DrawsCounted } from '../../game/hosted.ts';

/** Sorts of tiles: each tile is of the first that fits. */
const SORTS: readonly (readonly [name: string, isSuch: (facts: TileFacts) => boolean])[] = [
  ['monastery', ({ segments }) => segments.some(({ kind }) => kind === 'monastery')],
  ['shield', ({ segments }) => segments.some((one) => one.kind === 'city' && one.shield)],
  ['city', ({ segments }) => segments.some(({ kind }) => kind === 'city')],
  ['road', ({ segments }) => segments.some(({ kind }) => kind === 'road')],
  ['other', () => true],
];

/** Tiles as they are drawn. */
export const chance: readonly DrawsCounted<Carcassonne>[] = [
  {
    name: 'tiles',
    bars: SORTS.map(([name]) => name),
    barOf(action) {
      if (action.type !== 'draw') return undefined;
      const facts = tileFacts(action.tile);
      return SORTS.findIndex(([, isSuch]) => isSuch(facts));
    },
  },
];
