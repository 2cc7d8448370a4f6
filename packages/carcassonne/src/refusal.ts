import type { Actor, Refusal } from '@bastide/contract';
import { isObject, quote } from '@bastide/contract';
import { kindOfAction } from './actions.ts';
import { phaseOf } from './phases.ts';
import { malformed, no } from './refuse.ts';
import { FINISHED, type State } from './state.ts';

/** Returns the reason against an action now; undefined if it is allowed. Accepts anything. */
export function refusal(state: State, actor: Actor, action: unknown): Refusal | undefined {
  if (!isObject(action)) return malformed('an action is a JSON object');
  const kind = kindOfAction(action.type);
  if (!kind) return malformed(`there is no action ${quote(action.type)}`);
  const stranger = Object.keys(action).find((member) => member !== 'type' && !kind.members.includes(member));
  if (stranger !== undefined) return malformed(`${kind.type} has no member ${quote(stranger)}`);
  const phase = phaseOf(state);
  if (state.phase === FINISHED) return phase.instead;
  const isTimely = phase.actions.includes(kind);
  if (kind.chance) {
    if (actor !== 'chance') return kind.chance.refusal;
    if (!isTimely) return no('CAR-TURN-01', `seat ${state.seat} is to ${phase.duty}`);
    return kind.refusal(state, action, state.seat);
  }
  if (actor === 'chance') return no('CAR-TURN-01', 'chance only draws tiles');
  if (!isTimely && kind.unasked) return kind.unasked(state);
  const seat = phase.actor(state);
  if (seat < 0) return phase.instead;
  if (actor !== seat) return no('CAR-TURN-06', `it is the turn of seat ${seat}`, { seat });
  if (isTimely) return kind.refusal(state, action, seat);
  return phase.isUrgent ? phase.instead : (kind.untimely?.(state) ?? phase.instead);
}
