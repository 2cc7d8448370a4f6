import { type Actor, type Refusal, readAction, refuse } from '@bastide/contract';
import { kindOfAction } from './actions.ts';
import { phaseOf } from './phases.ts';
import { FINISHED, type State } from './state.ts';

/** Returns the reason against an action now; undefined if it is allowed. Accepts anything. */
export function refusal(state: State, actor: Actor, action: unknown): Refusal | undefined {
  const known = readAction(action, kindOfAction);
  if ('because' in known) return known;
  const { rules: kind, input } = known;
  const phase = phaseOf(state);
  if (state.phase === FINISHED) return phase.instead;
  const isTimely = phase.actions.includes(kind);
  if (kind.chance) {
    if (actor !== 'chance') return kind.chance.refusal;
    if (!isTimely) return refuse('CAR-TURN-01', `seat ${state.seat} is to ${phase.duty}`);
    return kind.refusal(state, input, state.seat);
  }
  if (actor === 'chance') return refuse('CAR-TURN-01', `chance does not ${kind.type}`);
  if (!isTimely && kind.unasked) return kind.unasked(state);
  const seat = phase.actor(state);
  if (seat < 0) return phase.instead;
  if (actor !== seat) return refuse('CAR-TURN-06', `it is the turn of seat ${seat}`, { seat });
  if (isTimely) return kind.refusal(state, input, seat);
  return phase.isUrgent ? phase.instead : (kind.untimely?.(state) ?? phase.instead);
}
