import { type Actor, type Refusal, readAction, refuse } from '@bastide/contract';
import { rulesOf } from './actions.ts';
import { phaseRules } from './phases.ts';
import { FINISHED, type State } from './state.ts';

/** Returns the reason against an action now; undefined if it is allowed. Accepts anything. */
export function refusal(state: State, actor: Actor, action: unknown): Refusal | undefined {
  const known = readAction(action, rulesOf);
  if ('because' in known) return known;
  const { rules, input } = known;
  const phase = phaseRules(state);
  if (state.phase === FINISHED) return phase.refusal;
  const isItsPhase = phase.actions.includes(rules);
  if (rules.chance) {
    if (actor !== 'chance') return rules.chance.refusal;
    if (!isItsPhase) return instead(state);
    return rules.refusal(state, input, state.seat);
  }
  if (actor === 'chance') return refuse('CAR-TURN-01', `chance does not ${rules.type}`);
  if (!isItsPhase && rules.isTimingFirst) return rules.timingRefusal?.(state) ?? instead(state);
  const seat = phase.actor(state);
  if (seat < 0) return phase.refusal ?? instead(state);
  if (actor !== seat) return refuse('CAR-TURN-06', `it is the turn of seat ${seat}`, { seat });
  if (isItsPhase) return rules.refusal(state, input, seat);
  const untimely = phase.isUrgent ? undefined : rules.timingRefusal?.(state);
  return untimely ?? phase.refusal ?? instead(state);
}

/** Whoever is to act has another duty. CAR-TURN-01 */
function instead(state: State): Refusal {
  const { actor, duty } = phaseRules(state);
  const seat = actor(state);
  return refuse('CAR-TURN-01', `${seat < 0 ? 'chance' : `seat ${seat}`} is to ${duty}`);
}
