import type { Actor, RedactedAction, Seat } from '@bastide/contract';
import type { Action } from './actions.ts';
import type { State } from './state.ts';

/** A card bought is known to its buyer, a stolen one to robber and victim. CAT-INFO-02, CAT-ROBBER-15 */
export function redactAction(
  { seat: active, victim }: State,
  _actor: Actor,
  action: Action,
  seat?: Seat,
): RedactedAction<Action> {
  if (seat === active) return action;
  if (action.type === 'dealt' || (action.type === 'stolen' && seat !== victim)) return { type: action.type };
  return action;
}

/** The others' cards come by a monopoly, and at the end of a turn the next seat may win by hidden points. CAT-PROG-07, CAT-VP-03 */
export const revealsHidden = (_state: State, _seat: Seat, action: Action): boolean =>
  action.type === 'end' || (action.type === 'play' && action.card === 'monopoly');
