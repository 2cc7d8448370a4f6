import { formatPoint } from '../../../../art/drawing/paths.ts';
import { path } from '../../../../art/drawing/svg.ts';
import { add, leftOf, lerp, opposite, type Point, unit } from '../../../../art/drawing/vectors.ts';
import { fillShape, groundShadow, outlineShape, strokePath } from '../../../../art/motifs/shapes.ts';
import { COLOURS, ROOFS } from '../../../../art/palette.ts';
import type { Gate } from '../shape/gates.ts';

const C = COLOURS;

/** Half the width along the wall, half the depth across it, height of the walls and of the roof, in units. */
const WIDTH = 10.5;
const DEPTH = 7;
const HEIGHT = 20;
const ROOF = 15;
/** The ground line of walls lies this much south of their middle. */
const FOOT = 6;

/** Tells whether the road comes from the north: then the gatehouse shows its back, and stands behind the houses. */
export const isBehind = (gate: Gate): boolean => gate.inward[1] > 0.12;

/** A square tower over the road with an arch on the side towards the viewer, turned with its wall. */
export function paintGatehouse(gate: Gate): string {
  const front = towardsViewer(isBehind(gate) ? gate.inward : opposite(gate.inward));
  const right = leftOf(front);
  const foot = add(gate.at, [0, FOOT]);
  const corner = (across: number, forward: number, up = 0): Point =>
    add(add(add(foot, right, across), front, forward), [0, -up]);
  const side = front[0] > 0 ? -WIDTH : WIDTH;
  const sideFace = Math.abs(front[0]) < 0.08 ? '' : paintSide(corner, side);
  return (
    groundShadow(foot[0] + 7, foot[1] + 1, 17, 6, 0.26) +
    sideFace +
    paintFront(corner, !isBehind(gate)) +
    paintRoof(corner, front, right)
  );
}

type Corner = (across: number, forward: number, up?: number) => Point;

/** A gate that looks east or west turns a little to the south, so that its arch can be seen. */
const towardsViewer = (front: Point): Point =>
  front[1] >= 0.5 ? front : unit([front[0] < 0 ? -0.86 : 0.86, 0.5]);

const quad = (a: Point, b: Point, c: Point, d: Point) =>
  `M${formatPoint(a)}L${formatPoint(b)}L${formatPoint(c)}L${formatPoint(d)}Z`;

function paintSide(corner: Corner, across: number): string {
  const d = quad(
    corner(across, DEPTH),
    corner(across, -DEPTH),
    corner(across, -DEPTH, HEIGHT),
    corner(across, DEPTH, HEIGHT),
  );
  const slit = `M${formatPoint(corner(across, -1, 8))}L${formatPoint(corner(across, -1, 14))}`;
  return outlineShape(d, across < 0 ? C.stone : C.stoneShade, 1.4) + strokePath(slit, C.ink, 2.2);
}

function paintFront(corner: Corner, outside: boolean): string {
  const p = (across: number, up: number) => corner(across, DEPTH, up);
  const wall = quad(p(-WIDTH, -1), p(WIDTH, -1), p(WIDTH, HEIGHT), p(-WIDTH, HEIGHT));
  const arch = `M${formatPoint(p(-6, -1.5))}L${formatPoint(p(-6, 9))}Q${formatPoint(p(0, 18))} ${formatPoint(p(6, 9))}L${formatPoint(p(6, -1.5))}Z`;
  const sill = `M${formatPoint(p(-6, -1.5))}L${formatPoint(lerp(p(-6, -4), p(0, -4), 0.2))}L${formatPoint(p(5, -4))}L${formatPoint(p(6, -1.5))}Z`;
  return (
    outlineShape(wall, C.stoneMid, 1.4) +
    fillShape(arch, C.passage) +
    fillShape(sill, outside ? C.road : C.groundLit)
  );
}

/** Draws the visible slopes, the far ones first, and the eastern ones in shade. */
function paintRoof(corner: Corner, front: Point, right: Point): string {
  const w = WIDTH + 2;
  const d = DEPTH + 2;
  const top = corner(0, 0, HEIGHT + ROOF);
  const slopes = [
    { faces: front, from: corner(-w, d, HEIGHT - 1), to: corner(w, d, HEIGHT - 1) },
    { faces: right, from: corner(w, d, HEIGHT - 1), to: corner(w, -d, HEIGHT - 1) },
    { faces: opposite(front), from: corner(w, -d, HEIGHT - 1), to: corner(-w, -d, HEIGHT - 1) },
    { faces: opposite(right), from: corner(-w, -d, HEIGHT - 1), to: corner(-w, d, HEIGHT - 1) },
  ];
  return slopes
    .filter(({ faces }) => faces[1] > -0.1)
    .sort((a, b) => a.faces[1] - b.faces[1])
    .map(({ faces, from, to }) =>
      path(`M${formatPoint(from)}L${formatPoint(to)}L${formatPoint(top)}Z`, {
        fill: faces[0] > 0.2 ? ROOFS[0].shade : ROOFS[0].lit,
        stroke: C.ink,
        width: 1.4,
        joined: true,
      }),
    )
    .join('');
}
