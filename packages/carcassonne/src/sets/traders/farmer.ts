import { malformed, refuse } from '@bastide/contract';
import type { ActionRules } from '../../actions/action.ts';
import { find } from '../../board/features.ts';
import { deployedFigureAt, segmentOf } from '../../board/pieces.ts';
import { emit } from '../../emit.ts';
import { strengthOfFigure } from '../../figures.ts';
import { figureIn, WENT_HOME } from '../../layout/deployed.ts';
import { strengthFor } from '../../layout/strength.ts';
import { bySeat, type State } from '../../state.ts';
import { endPart } from '../../turn/end-part.ts';
import { PIG } from './facts.ts';
import { askNext } from './pigs.ts';

/** Decision to send the farmer home with the pig that was just paid, or not. CAR-TB-PIG-25 */
export interface FarmerAction {
  readonly type: 'farmer';
  /** True: the farmer goes home too. */
  readonly returns: boolean;
}

const STAYS = 0;
const RETURNS = 1;

export const farmer: ActionRules<FarmerAction> = {
  type: 'farmer',
  members: ['returns'],
  encode: (_, { returns }) => (returns ? RETURNS : STAYS),
  decode: (_, code) => ({ type: 'farmer', returns: code === RETURNS }),
  list(_, out, from) {
    out[from] = STAYS;
    out[from + 1] = RETURNS;
    return from + 2;
  },
  refusal: (_, { returns }) =>
    typeof returns === 'boolean' ? undefined : malformed('"returns" is true or false'),
  timingRefusal: () => refuse('CAR-TB-PIG-25', 'no pig has just come home'),
  apply(state, code) {
    const seat = state.asked;
    if (code === RETURNS) sendFarmerHome(state, seat);
    state.pending ^= 1 << seat;
    if (!askNext(state, seat)) endPart(state);
  },
  write: ({ returns }) => (returns ? 'farmer returns' : 'farmer stays'),
  read: ([word, decision]) =>
    word === 'farmer' && (decision === 'stays' || decision === 'returns')
      ? { action: { type: 'farmer', returns: decision === 'returns' }, used: 2 }
      : undefined,
};

function sendFarmerHome(state: State, seat: number): void {
  const at = state.lastAt[bySeat(PIG, seat)]! - 2;
  const entry = state.figures[at]!;
  const figure = figureIn(entry);
  const field = find(state.parent, segmentOf(state, entry));
  if (state.events)
    emit(state, { type: 'returned', figures: [deployedFigureAt(state, entry)], rule: 'CAR-TB-PIG-25' });
  state.figures[at] = entry | WENT_HOME;
  state.strength[field]! -= strengthFor(seat, strengthOfFigure(figure));
  state.supply[bySeat(figure, seat)]!++;
}
