import type { DeployedFigure, SegmentRefs } from '../event-parts.ts';
import { FIGURES } from '../figures.ts';
import { figureIn, isHome, localIn, seatIn, slotIn } from '../layout/deployed.ts';
import type { Rotation } from '../layout/rotations.ts';
import { strengthOf } from '../layout/strength.ts';
import type { State } from '../state.ts';
import { TILES } from '../tiles/catalogue.ts';
import { kindOf, SEGMENTS } from '../tiles/tables.ts';
import { find } from './features.ts';

export const turnedOf = (oriented: number): Rotation => ((oriented & 3) * 90) as Rotation;
export const tileName = (type: number): string => TILES[type]!.id;
export const segmentName = (type: number, local: number): string => TILES[type]!.segments[local]!.name;

/** All segments of a feature, in the order of placing. */
export function partsOf(state: State, root: number): SegmentRefs {
  const parts: SegmentRefs[number][] = [];
  for (let slot = 0; slot < state.tileCount; slot++)
    for (let local = 0; local < SEGMENTS[state.typeAt(slot)]!; local++)
      if (find(state.parent, state.tileFirst[slot]! + local) === root) parts.push(partAt(state, slot, local));
  return parts;
}

/** A segment of a tile on the table, in words. */
export const partAt = (state: State, slot: number, local: number): SegmentRefs[number] => ({
  at: state.placeOf(state.tileCell[slot]!),
  on: segmentName(state.typeAt(slot), local),
});

/** The segment that an entry of `State.figures` stands on. */
export const segmentOf = (state: State, entry: number): number =>
  state.tileFirst[slotIn(entry)]! + localIn(entry);

/** The kind of that segment. */
export const kindUnder = (state: State, entry: number): number =>
  kindOf(state.typeAt(slotIn(entry)), localIn(entry));

/** An entry of `State.figures`, in words. */
export const deployedFigureAt = (state: State, entry: number): DeployedFigure => ({
  seat: seatIn(entry),
  figure: FIGURES[figureIn(entry)]!,
  ...partAt(state, slotIn(entry), localIn(entry)),
});

/** The figures on the board, in the order of deployment; only those of one feature, if its root is given. */
export function deployedFigures(state: State, root?: number): DeployedFigure[] {
  const { figures, parent } = state;
  const found: DeployedFigure[] = [];
  for (let i = 0; i < state.figureCount; i++) {
    const entry = figures[i]!;
    if (isHome(entry)) continue;
    if (root === undefined || find(parent, segmentOf(state, entry)) === root)
      found.push(deployedFigureAt(state, entry));
  }
  return found;
}

export const strengthBySeat = (state: State, strengths: number): number[] =>
  Array.from({ length: state.seats }, (_, seat) => strengthOf(strengths, seat));
