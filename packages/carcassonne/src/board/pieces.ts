import { type At, FIGURES, type Turned } from '../actions.ts';
import type { Parts, Standing } from '../events.ts';
import {
  BUILDER,
  FIGURE_COUNT,
  GONE,
  HELPER_SHIFT,
  SEATS_AT_TABLE,
  type State,
  TILE_COUNT,
  xOf,
  yOf,
} from '../state.ts';
import { TILES } from '../tiles/catalogue.ts';
import { SEGMENTS } from '../tiles/tables.ts';
import { find, strengthOf } from './features.ts';

export const placeOf = (cell: number): At => [xOf(cell), yOf(cell)];
export const turnedOf = (oriented: number): Turned => ((oriented & 3) * 90) as Turned;
export const tileName = (type: number): string => TILES[type]!.id;
export const segmentName = (type: number, local: number): string => TILES[type]!.segments[local]!.name;

/** All segments of a feature, in the order of placing. */
export function partsOf(state: State, root: number): Parts {
  const parts: { at: At; on: string }[] = [];
  for (let slot = 0; slot < state.scalar[TILE_COUNT]!; slot++) {
    const type = state.tileOriented[slot]! >> 2;
    for (let local = 0; local < SEGMENTS[type]!; local++)
      if (find(state.parent, state.tileFirst[slot]! + local) === root)
        parts.push({ at: placeOf(state.tileCell[slot]!), on: segmentName(type, local) });
  }
  return parts;
}

/** The slot in an entry of `State.figures`. */
export const slotOf = (packed: number): number => (packed >> 10) & 0x3ff;

/** The segment that an entry of `State.figures` stands on. */
export const segmentOf = (state: State, packed: number): number =>
  state.tileFirst[slotOf(packed)]! + ((packed >> 6) & 15);

/** An entry of `State.figures`, unpacked. */
export function figureAt(state: State, i: number) {
  const packed = state.figures[i]!;
  const slot = slotOf(packed);
  const local = (packed >> 6) & 15;
  return {
    slot,
    local,
    figure: (packed >> 3) & 7,
    seat: packed & 7,
    segment: state.tileFirst[slot]! + local,
  };
}

/** The big meeple and the abbot are meeples; builder and pig are not. CAR-MEEP-03 */
export const isMeeple = (figure: number): boolean => figure < BUILDER;

/** Whether a deployed figure is still on the board: it stands as long as its feature knows it. */
export function stands(state: State, i: number): boolean {
  const { figure, seat, segment } = figureAt(state, i);
  if ((state.figures[i]! & GONE) !== 0) return false;
  const strength = state.strength[find(state.parent, segment)]!;
  return isMeeple(figure) ? strengthOf(strength, seat) > 0 : ((strength >> (HELPER_SHIFT + seat)) & 1) === 1;
}

/** An entry of `State.figures`, in words. */
export function standingAt(state: State, i: number): Standing {
  const { slot, local, figure, seat } = figureAt(state, i);
  const type = state.tileOriented[slot]! >> 2;
  return { seat, figure: FIGURES[figure]!, at: placeOf(state.tileCell[slot]!), on: segmentName(type, local) };
}

/** The figures that stand in a feature, in the order of deployment. */
export function figuresIn(state: State, root: number): Standing[] {
  const standing: Standing[] = [];
  for (let i = 0; i < state.scalar[FIGURE_COUNT]!; i++)
    if (find(state.parent, segmentOf(state, state.figures[i]!)) === root && stands(state, i))
      standing.push(standingAt(state, i));
  return standing;
}

export const strengthBySeat = (state: State, strength: number): number[] =>
  Array.from({ length: state.scalar[SEATS_AT_TABLE]! }, (_, seat) => strengthOf(strength, seat));
