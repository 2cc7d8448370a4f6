import { type Point, rounded } from '../../../../art/pen/vectors.ts';
import { type StampName, stampDefs } from '../stamps/library.ts';

/** Stamps that the layers of the board place; their ids begin with `art-`, so that they clash with nothing. */
const BOARD_STAMPS = [
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
] as const satisfies readonly StampName[];
type BoardStamp = (typeof BOARD_STAMPS)[number];

/** `<defs>` for the layers of the board: once in the SVG that shows them. */
export const boardDefs = (): string => stampDefs(BOARD_STAMPS, 'full', 'art-');

export function boardStamp(name: BoardStamp, foot: Point): string {
  const [x, y] = rounded(foot);
  return `<use href="#art-${name}" x="${x}" y="${y}"/>`;
}
