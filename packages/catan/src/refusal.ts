import { type Actor, isObject, quote, type Refusal, type Seat } from '@bastide/contract';
import { ACTIONS, type Action, rulesOf } from './actions/index.ts';
import type { SeatRules } from './actions/shared/action.ts';
import { isSeat, malformed, no } from './actions/shared/reasons.ts';
import { FINISHED, MAP, PHASES } from './phases.ts';
import { PHASE_RULES, PHASES_OF } from './sequence.ts';
import type { State } from './state.ts';

for (const { type } of ACTIONS) if (!PHASES_OF.has(type)) throw new Error(`${type} belongs to no phase`);

/** Returns the reason against an action now; undefined if it is allowed. Accepts anything. */
export function refusal(state: State, actor: Actor, action: unknown): Refusal | undefined {
  if (!isObject(action)) return malformed('an action is a JSON object');
  const { type } = action;
  const rules = rulesOf(type);
  if (!rules) return malformed(`there is no action ${quote(type)}`);
  const members: readonly string[] = rules.members;
  const stranger = Object.keys(action).find((member) => member !== 'type' && !members.includes(member));
  if (stranger !== undefined) return malformed(`${type} has no member ${quote(stranger)}`);
  if (state.phase === FINISHED) return no('CAT-VP-02', 'the game is over');
  if ((actor === 'chance') !== (rules.by === 'chance'))
    return no('CAT-TURN-01', actor === 'chance' ? `chance does not ${type}` : `"${type}" comes by chance`);
  if (rules.by === 'chance')
    return isItsPhase(state, rules.type) ? rules.refusal(state, action) : rules.untimely;
  if (!isSeat(actor, state.seats)) return no('CAT-TURN-01', `there is no seat ${quote(actor)}`);
  return (
    rules.malformed?.(state, action) ?? untimely(state, actor, rules) ?? rules.refusal?.(state, actor, action)
  );
}

const isItsPhase = (state: State, type: Action['type']): boolean =>
  PHASES_OF.get(type)!.includes(state.phase);

function untimely(state: State, seat: Seat, rules: SeatRules<Action>): Refusal | undefined {
  const wait = outOfTurn(state, seat, rules.type);
  return rules.untimely ? rules.untimely(state, seat, wait) : wait;
}

/** It is another's turn, or something else comes first. */
function outOfTurn(state: State, seat: Seat, type: Action['type']): Refusal | undefined {
  const phase = state.phase;
  if (phase !== MAP && seat !== state.seat)
    return no('CAT-TURN-01', `it is the turn of seat ${state.seat}`, { seat: state.seat });
  if (isItsPhase(state, type)) return undefined;
  const { rule, step } = PHASE_RULES[phase]!;
  return no(typeof rule === 'string' ? rule : rule(state), step, { step: PHASES[phase]! });
}
