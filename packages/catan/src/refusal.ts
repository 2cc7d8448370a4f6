import { type Actor, quote, type Refusal, readAction, refuse, type Seat } from '@bastide/contract';
import { ACTIONS, type Action, rulesOf } from './actions/index.ts';
import type { SeatRules } from './actions/shared/action.ts';
import { isSeat } from './actions/shared/reasons.ts';
import { FINISHED, MAP, PHASES } from './phases.ts';
import { PHASE_RULES, PHASES_OF } from './sequence.ts';
import type { State } from './state.ts';

for (const { type } of ACTIONS) if (!PHASES_OF.has(type)) throw new Error(`${type} belongs to no phase`);

/** Returns the reason against an action now; undefined if it is allowed. Accepts anything. */
export function refusal(state: State, actor: Actor, action: unknown): Refusal | undefined {
  const known = readAction(action, rulesOf);
  if ('because' in known) return known;
  const { rules, input } = known;
  const { type } = rules;
  if (state.phase === FINISHED) return refuse('CAT-VP-02', 'the game is over');
  if ((actor === 'chance') !== (rules.by === 'chance'))
    return refuse(
      'CAT-TURN-01',
      actor === 'chance' ? `chance does not ${type}` : `"${type}" comes by chance`,
    );
  if (rules.by === 'chance')
    return isItsPhase(state, rules.type) ? rules.refusal(state, input) : rules.timingRefusal;
  if (!isSeat(actor, state.seats)) return refuse('CAT-TURN-01', `there is no seat ${quote(actor)}`);
  return (
    rules.malformed?.(state, input) ??
    timingRefusal(state, actor, rules) ??
    rules.refusal?.(state, actor, input)
  );
}

const isItsPhase = (state: State, type: Action['type']): boolean =>
  PHASES_OF.get(type)!.includes(state.phase);

function timingRefusal(state: State, seat: Seat, rules: SeatRules<Action>): Refusal | undefined {
  const turnRefusal = outOfTurn(state, seat, rules.type);
  return rules.timingRefusal ? rules.timingRefusal(state, seat, turnRefusal) : turnRefusal;
}

/** It is another's turn, or something else comes first. */
function outOfTurn(state: State, seat: Seat, type: Action['type']): Refusal | undefined {
  const phase = state.phase;
  if (phase !== MAP && seat !== state.seat)
    return refuse('CAT-TURN-01', `it is the turn of seat ${state.seat}`, { seat: state.seat });
  if (isItsPhase(state, type)) return undefined;
  const { rule, step } = PHASE_RULES[phase]!;
  return refuse(typeof rule === 'string' ? rule : rule(state), step, { step: PHASES[phase]! });
}
