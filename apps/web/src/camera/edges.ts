import type { Rect } from '../art/drawing/rect.ts';
import type { Inset } from './framing.ts';

export const EDGES = ['top', 'right', 'bottom', 'left'] as const;
export type Edge = (typeof EDGES)[number];

/** Returns a part of the board, in its units, without the margins that are covered; `scale` in CSS pixels per unit. */
export const uncovered = (
  { x, y, width, height }: Rect,
  { top, right, bottom, left }: Inset,
  scale: number,
): Rect => ({
  x: x + left / scale,
  y: y + top / scale,
  width: width - (left + right) / scale,
  height: height - (top + bottom) / scale,
});

/** Tells whether the middle of a box lies outside of a frame. */
function isOutside({ x, y, width, height }: Rect, frame: Rect): boolean {
  const [dx, dy] = [x + width / 2 - frame.x, y + height / 2 - frame.y];
  return dx < 0 || dy < 0 || dx > frame.width || dy > frame.height;
}

/** Returns the boxes whose middle lies outside of a frame, by the edge beyond which they lie farthest. */
export function beyondEdges(boxes: readonly Rect[], frame: Rect): ReadonlyMap<Edge, readonly Rect[]> {
  const beyond = new Map<Edge, Rect[]>();
  for (const box of boxes) {
    if (!isOutside(box, frame)) continue;
    const edge = edgeTowards(box, frame);
    beyond.set(edge, [...(beyond.get(edge) ?? []), box]);
  }
  return beyond;
}

function edgeTowards({ x, y, width, height }: Rect, frame: Rect): Edge {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const distance: Readonly<Record<Edge, number>> = {
    top: frame.y - middleY,
    right: middleX - frame.x - frame.width,
    bottom: middleY - frame.y - frame.height,
    left: frame.x - middleX,
  };
  return EDGES.reduce((far, edge) => (distance[edge] > distance[far] ? edge : far));
}

/** Returns the smallest box around some boxes, of which there is at least one. */
export function boundsOf(boxes: readonly Rect[]): Rect {
  const [x, y] = [Math.min(...boxes.map((one) => one.x)), Math.min(...boxes.map((one) => one.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((one) => one.x + one.width)) - x,
    height: Math.max(...boxes.map((one) => one.y + one.height)) - y,
  };
}
