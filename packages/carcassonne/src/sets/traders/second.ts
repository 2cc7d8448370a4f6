import { malformed, refuse } from '@bastide/contract';
import type { ActionRules } from '../../actions/action.ts';
import { emit } from '../../emit.ts';
import { DRAW } from '../../state.ts';
import { nextSeat } from '../../turn/end-part.ts';
import { beginSecondPart } from './builder.ts';
import { SECOND_IS_ASKED } from './facts.ts';

/** Decision to draw the second tile that the builder earned, or not, where that is asked. CAR-TB-DOUBLE-06 */
export interface SecondPartAction {
  readonly type: 'second';
  /** True: the seat draws it. */
  readonly taken: boolean;
}

const DECLINED = 0;
export const TAKEN = 1;

export const second: ActionRules<SecondPartAction> = {
  type: 'second',
  members: ['taken'],
  encode: (_, { taken }) => (taken ? TAKEN : DECLINED),
  decode: (_, code) => ({ type: 'second', taken: code === TAKEN }),
  list(_, out, from) {
    out[from] = DECLINED;
    out[from + 1] = TAKEN;
    return from + 2;
  },
  refusal: (_, { taken }) => (typeof taken === 'boolean' ? undefined : malformed('"taken" is true or false')),
  isTimingFirst: true,
  timingRefusal: (state) =>
    refuse(
      'CAR-TB-DOUBLE-06',
      state.has(SECOND_IS_ASKED)
        ? 'no second tile is offered now'
        : 'by the rules of this table the second tile follows by itself',
    ),
  apply(state, code) {
    state.phase = DRAW;
    if (code === TAKEN) {
      beginSecondPart(state);
      return;
    }
    if (state.events) emit(state, { type: 'declined', seat: state.seat, rule: 'CAR-TB-DOUBLE-06' });
    state.secondPart = 0;
    nextSeat(state);
  },
  write: ({ taken }) => (taken ? 'second taken' : 'second declined'),
  read: ([word, answer]) =>
    word === 'second' && (answer === 'taken' || answer === 'declined')
      ? { action: { type: 'second', taken: answer === 'taken' }, used: 2 }
      : undefined,
};
