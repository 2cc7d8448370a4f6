import type { SegmentRefs } from '@bastide/carcassonne';
import { overlapArea, type Rect } from '../../../art/drawing/rect.ts';
import type { Point } from '../../../art/drawing/vectors.ts';
import type { PlacedTile } from '../art/index.ts';
import { TILE } from '../art/units.ts';
import type { FeatureHighlight } from './board-props.ts';
import { outlineEnds } from './outline.ts';

/** A flag of paper: its pole stands on a lit feature, and it flies over that place or hangs under it. */
export interface ScoreFlag {
  readonly label: string;
  /** In units of the board. */
  readonly foot: Point;
  readonly hangs: boolean;
  /** The paper is on both sides of the pole, or to its right (1) or left (-1). */
  readonly leans: 0 | 1 | -1;
  /** By so much is its pole longer than usual, in units: the paper is then beyond the edge of its tile. */
  readonly reach: number;
}

/** CSS pixels; the style sheet has the same: length of the pole, height of the paper, its margins, a letter. */
const POLE = 14;
const HIGH = 36;
const MARGINS = 32;
const LETTER = 12;

export interface FlagSurroundings {
  readonly tileAt: ReadonlyMap<string, PlacedTile>;
  /** Boxes that must stay free, in units: the ghost with its marks, cells that can be pressed. */
  readonly taken: readonly Rect[];
  /** The part of the board that is in sight, in units; undefined: all of it. */
  readonly seen: Rect | undefined;
  /** CSS pixels to a unit. */
  readonly scale: number;
}

/**
 * The flags of lit features. Each stands at the northern end of its feature, or else at its southern end or that of one
 * of its parts, where it covers least of what can be pressed.
 */
export function flagsOf(
  highlights: readonly FeatureHighlight[],
  around: FlagSurroundings,
): readonly ScoreFlag[] {
  const flags: ScoreFlag[] = [];
  const taken = [...around.taken];
  for (const { parts, label } of highlights) {
    if (label === undefined) continue;
    const best = placesOf(parts, around.tileAt)
      .map((place) => ({ ...place, label }))
      .map((flag) => ({ flag, box: boxOf(flag, around.scale) }))
      .map((one) => ({ ...one, cost: covered(one.box, taken) + outside(one.box, around.seen) }))
      .reduce<FlagCandidate | undefined>(
        (least, one) => (least && least.cost <= one.cost ? least : one),
        undefined,
      );
    if (!best) continue;
    flags.push(best.flag);
    taken.push(best.box);
  }
  return flags;
}

interface FlagCandidate {
  readonly flag: ScoreFlag;
  readonly box: Rect;
  readonly cost: number;
}

/**
 * Over the ends of the segments in the north, the northernmost first; under those in the south; beside the pole; and
 * the same on poles that reach to the edge of the tile.
 */
function placesOf(
  parts: SegmentRefs,
  tileAt: FlagSurroundings['tileAt'],
): readonly Omit<ScoreFlag, 'label'>[] {
  const { north, south } = outlineEnds(parts, tileAt);
  const over = northern(north).map((foot) => ({ foot, hangs: false, beyond: beyondTile(foot, false) }));
  const under = [...northern(south)]
    .reverse()
    .map((foot) => ({ foot, hangs: true, beyond: beyondTile(foot, true) }));
  const poles = [...over.slice(0, 1), ...under.slice(0, 1), ...over.slice(1), ...under.slice(1)];
  return [0, 1].flatMap((far) =>
    ([0, 1, -1] as const).flatMap((leans) =>
      poles.map(({ foot, hangs, beyond }) => ({ foot, hangs, leans, reach: far * beyond })),
    ),
  );
}

/** From a place on a tile to its northern or southern edge. */
const beyondTile = ([, y]: Point, isSouth: boolean): number =>
  isSouth ? Math.ceil((y - 1) / TILE) * TILE - y : y - Math.floor((y + 1) / TILE) * TILE;

const northern = (points: readonly Point[]): readonly Point[] =>
  [...points].sort((a, b) => (Math.abs(a[1] - b[1]) > 1 ? a[1] - b[1] : a[0] - b[0]));

/** The paper only: a pole covers nothing. */
export function boxOf({ label, foot: [x, y], hangs, leans, reach }: ScoreFlag, scale: number): Rect {
  const width = (MARGINS + LETTER * label.length) / scale;
  const height = HIGH / scale;
  const pole = POLE / scale + Math.max(0, reach);
  const before = leans === 0 ? width / 2 : leans === 1 ? 0 : width;
  return { x: x - before, y: hangs ? y + pole : y - pole - height, width, height };
}

const covered = (box: Rect, others: readonly Rect[]): number =>
  others.reduce((sum, other) => sum + overlapArea(box, other), 0);

const outside = (box: Rect, seen: Rect | undefined): number =>
  seen ? box.width * box.height - overlapArea(box, seen) : 0;
