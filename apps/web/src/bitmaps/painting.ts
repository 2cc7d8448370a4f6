import type { Box } from '../art/pen/box.ts';
import { type Context, type NewSheet, paintSvg } from './brush.ts';

/** What is to be seen: one SVG file, or several laid over one another. */
export type Painting = string | Composition;

export interface Composition {
  /** What of it is seen, in units of its own. */
  readonly box: Box;
  /** From below; `box` says where each lies and what it hides beyond its edge. */
  readonly layers: readonly { readonly svg: string; readonly box: Box }[];
}

/** How a game paints: what is wanted, as plain data, and how many pixels wide. */
export type PaintingOf<Subject> = (subject: Subject, width: number) => Painting;

/** A painting in so many pixels. */
export function paint(painting: Painting, width: number, height: number, newSheet: NewSheet): Context {
  const sheet = newSheet(width, height);
  if (typeof painting === 'string') paintSvg(sheet, painting, { x: 0, y: 0, width, height }, newSheet);
  else {
    const { box, layers } = painting;
    const [wide, high] = [width / box.width, height / box.height];
    for (const { svg, box: own } of layers) {
      const at = { x: (own.x - box.x) * wide, y: (own.y - box.y) * high };
      paintSvg(sheet, svg, { ...at, width: own.width * wide, height: own.height * high }, newSheet);
    }
  }
  return sheet;
}

/** A picture of that subject, so many pixels wide and high, by a name that is the same for the same picture. */
export type Order = readonly [subject: unknown, width: number, height: number];

export const pictureName = (...order: Order): string => JSON.stringify(order);
export const orderOf = (name: string): Order => JSON.parse(name) as Order;
