import type { View } from '@bastide/catan';
import { add, type Point } from '../../../art/drawing/vectors.ts';
import { ROBBER_FOOT, ROBBER_FOOT_ALONE } from '../art/index.ts';
import type { BoardPlace } from './island-props.ts';
import { pointOf } from './places.ts';

/** Place of the robber's foot: beside the number token of a hex. */
export function robberFoot(hexes: View['hexes'], hex: BoardPlace): Point {
  const hasToken = hexes.some((one) => one.hex === hex && one.token !== null);
  return add(pointOf(hex), hasToken ? ROBBER_FOOT : ROBBER_FOOT_ALONE);
}
