import type { Outcome } from '@bastide/contract';
import { find } from '../board/features.ts';
import { kindUnder, segmentOf } from '../board/pieces.ts';
import { FIELDS_AT_MOST } from '../capacity.ts';
import { emit } from '../emit.ts';
import { isMeeple } from '../figures.ts';
import { figureIn, isHome } from '../layout/deployed.ts';
import { isPaid, PAID } from '../layout/marks.ts';
import { payFields } from '../scoring/field.ts';
import { payFeature } from '../scoring/majority.ts';
import { FINISHED, type State } from '../state.ts';
import { FIELD, ROAD } from '../tiles/tables.ts';

const farmers = new Int32Array(FIELDS_AT_MOST);

/** The final scoring: roads, cities, monasteries, then fields, then what sets pay. CAR-END-01, CAR-END-02, CAR-END-03 */
export function finish(state: State): void {
  for (let kind = ROAD; kind < FIELD; kind++) payUnfinished(state, kind);
  const count = gatherFarmers(state);
  payFields(state, farmers, count);
  for (const finished of state.hooks.finished) finished(state);
  state.phase = FINISHED;
  if (state.events) {
    const { points, winners } = result(state);
    emit(state, { type: 'ended', points, winners });
  }
}

/** Features that still hold meeples, each once. */
function payUnfinished(state: State, kind: number): void {
  const { figures, marks } = state;
  for (let i = 0; i < state.figureCount; i++) {
    const entry = figures[i]!;
    if (!isStandingMeeple(entry) || kindUnder(state, entry) !== kind) continue;
    const root = find(state.parent, segmentOf(state, entry));
    if (isPaid(marks[root]!)) continue;
    payFeature(state, root, kind, true);
    marks[root]! |= PAID;
  }
}

function gatherFarmers(state: State): number {
  const { figures } = state;
  let count = 0;
  for (let i = 0; i < state.figureCount; i++) {
    const entry = figures[i]!;
    if (isStandingMeeple(entry) && kindUnder(state, entry) === FIELD)
      farmers[count++] = segmentOf(state, entry);
  }
  return count;
}

const isStandingMeeple = (entry: number): boolean => !isHome(entry) && isMeeple(figureIn(entry));

/** Most points win; equal points share the win. CAR-END-04 */
export function result(state: State): Outcome {
  const points = Array.from(state.points.subarray(0, state.seats));
  const most = Math.max(...points);
  return { points, winners: points.flatMap((own, seat) => (own === most ? [seat] : [])) };
}
