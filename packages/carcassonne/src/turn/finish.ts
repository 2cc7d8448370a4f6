import type { Outcome } from '@bastide/contract';
import { find, isOccupied, isPaid } from '../board/features.ts';
import { isMeeple, segmentOf, slotOf } from '../board/pieces.ts';
import { payFields } from '../scoring/field.ts';
import { payGoods } from '../scoring/goods.ts';
import { payFeature } from '../scoring/majority.ts';
import { DUE, FIGURE_COUNT, FINISHED, GONE, PAID, PHASE, SEATS_AT_TABLE, type State } from '../state.ts';
import { CITY, FIELD, GARDEN, KIND, LOCALS, MONASTERY, ROAD } from '../tiles/tables.ts';
import { tell } from './tell.ts';

const farmers = new Int32Array(256);

/** The final scoring: roads, cities, monasteries, then fields, then goods. CAR-END-01, CAR-END-02, CAR-END-03 */
export function finish(state: State): void {
  const { scalar } = state;
  payUnfinished(state, ROAD);
  payUnfinished(state, CITY);
  payUnfinished(state, MONASTERY);
  payUnfinished(state, GARDEN);
  const count = gatherFarmers(state);
  payFields(state, farmers, count);
  payGoods(state);
  scalar[DUE] = 0;
  scalar[PHASE] = FINISHED;
  if (state.sink) {
    const { points, winners } = result(state);
    tell(state, { type: 'ended', points, winners });
  }
}

/** Features that still hold meeples, each once. */
function payUnfinished(state: State, kind: number): void {
  const { figures, scalar, strength } = state;
  for (let i = 0; i < scalar[FIGURE_COUNT]!; i++) {
    const packed = figures[i]!;
    if (!isStandingMeeple(packed) || kindOf(state, packed) !== kind) continue;
    const root = find(state.parent, segmentOf(state, packed));
    if (!isOccupied(strength[root]!) || isPaid(strength[root]!)) continue;
    payFeature(state, root, kind, true);
    strength[root]! |= PAID;
  }
}

function gatherFarmers(state: State): number {
  const { figures, scalar } = state;
  let count = 0;
  for (let i = 0; i < scalar[FIGURE_COUNT]!; i++) {
    const packed = figures[i]!;
    if (isStandingMeeple(packed) && kindOf(state, packed) === FIELD)
      farmers[count++] = segmentOf(state, packed);
  }
  return count;
}

const isStandingMeeple = (packed: number): boolean => (packed & GONE) === 0 && isMeeple((packed >> 3) & 7);

const kindOf = (state: State, packed: number): number =>
  KIND[(state.tileOriented[slotOf(packed)]! >> 2) * LOCALS + ((packed >> 6) & 15)]!;

/** Most points win; equal points share the win. CAR-END-04 */
export function result(state: State): Outcome {
  const points = Array.from(state.points.subarray(0, state.scalar[SEATS_AT_TABLE]!));
  const most = Math.max(...points);
  return { points, winners: points.flatMap((own, seat) => (own === most ? [seat] : [])) };
}
