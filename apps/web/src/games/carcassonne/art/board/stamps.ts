import { type Point, roundPoint } from '../../../../art/pen/vectors.ts';
import { type MotifName, motifDefs } from '../stamps/library.ts';

/** Stamps that the layers of the board place; their ids begin with `art-`, so that they clash with nothing. */
const BOARD_MOTIFS = [
  'corner',
  'gable0',
  'gable1',
  'gable3',
  'ridge2',
  'oak1',
  'oak2',
  'bush0',
  'bush1',
  'flowers',
] as const satisfies readonly MotifName[];
type BoardMotif = (typeof BOARD_MOTIFS)[number];

/** `<defs>` for the layers of the board: once in the SVG that shows them. */
export const boardDefs = (): string => motifDefs(BOARD_MOTIFS, 'full', 'art-');

export function boardMotif(name: BoardMotif, foot: Point): string {
  const [x, y] = roundPoint(foot);
  return `<use href="#art-${name}" x="${x}" y="${y}"/>`;
}
