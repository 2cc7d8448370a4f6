import type { DrawKind, TableFacts } from '@bastide/contract';
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

export const carcassonneTable: TableFacts<Carcassonne> = {
  game,
  rulesVersion: carcassonneInfo.rulesVersion,
  pointsOf: ({ points, options }) => [...points.subarray(0, options.seats)],
  turnOf: ({ seat }) => seat,
  // A tile and its figures are one decision: a placed tile stays.
  isUndoable: () => false,
  // Everything lies open.
  isRevealing: () => false,
  // One seat decides at a time.
  isOutdated: () => false,
  withdrawal: () => undefined,
  draws: [tiles],
};
