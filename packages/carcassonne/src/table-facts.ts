import { type DrawKind, type TableFacts, tableFacts } from '@bastide/contract';
import { type Carcassonne, carcassonne as game } from './game.ts';
import { carcassonneInfo } from './info.ts';
import { tileFacts } from './tiles/catalogue.ts';
import type { TileFacts } from './tiles/notation.ts';

export const hasMonastery = ({ segments }: TileFacts): boolean =>
  segments.some(({ kind }) => kind === 'monastery');
export const hasCity = ({ segments }: TileFacts): boolean => segments.some(({ kind }) => kind === 'city');
export const hasShield = ({ segments }: TileFacts): boolean =>
  segments.some((one) => one.kind === 'city' && one.shield);
const hasRoad = ({ segments }: TileFacts): boolean => segments.some(({ kind }) => kind === 'road');

/** Kinds of tiles by their most telling segment: each tile is of the first kind that fits. */
const KINDS: readonly (readonly [name: string, fits: (facts: TileFacts) => boolean])[] = [
  ['monastery', hasMonastery],
  ['shield', hasShield],
  ['city', hasCity],
  ['road', hasRoad],
  ['other', () => true],
];

const tiles: DrawKind<Carcassonne> = {
  name: 'tiles',
  bars: KINDS.map(([name]) => name),
  barOf(action) {
    if (action.type !== 'draw') return undefined;
    const facts = tileFacts(action.tile);
    return KINDS.findIndex(([, fits]) => fits(facts));
  },
};

/**
 * Everything lies open, one seat decides at a time, and a placed tile stays: with its figures it is one decision. Tiles leave the bag
 * in one order, wherever they are placed and even if they fit nowhere (CAR-TILE-04).
 */
export const carcassonneTable: TableFacts<Carcassonne> = tableFacts(game, {
  rulesVersion: carcassonneInfo.rulesVersion,
  pointsOf: ({ points, options }) => [...points.subarray(0, options.seats)],
  turnOf: ({ seat }) => seat,
  hasFixedDraws: true,
  draws: [tiles],
});
