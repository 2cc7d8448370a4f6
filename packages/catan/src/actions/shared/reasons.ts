import { malformed, quote, type Refusal, refuse, type Seat } from '@bastide/contract';
import { CONNECT, MAIN, SETTLE, START } from '../../phases.ts';
import type { State } from '../../state.ts';

/** The rule of each round of the set-up phase: forth, back, and forth again. */
const SET_UP_RULES = ['CAT-SETUP-03', 'CAT-SETUP-04', 'CAT-VAR-15'] as const;
export const setUpRule = ({ placed, seats }: State): string => SET_UP_RULES[Math.floor(placed / seats)]!;

/** Reason against all trade after something was built, where the phases are separate. CAT-TURN-04 */
export const TRADING_IS_OVER = refuse('CAT-TURN-04', 'something was built this turn: trading is over');

/** Tells whether the action is refused for its phase only: it is the turn of its seat. */
export const isOwnTurn = (turnRefusal: Refusal): boolean => turnRefusal.rule !== 'CAT-TURN-01';

/** Reason against an action that needs the roll first; `turnRefusal` at all other times. */
export const afterRoll = (
  state: State,
  turnRefusal: Refusal | undefined,
  because: string,
): Refusal | undefined =>
  turnRefusal && state.phase === START && isOwnTurn(turnRefusal)
    ? refuse('CAT-BUILD-02', because)
    : turnRefusal;

/** Tells whether the robber is not to be moved, and the action is refused for its phase only. */
export const isRobberIdle = ({ phase }: State, turnRefusal: Refusal): boolean =>
  isOwnTurn(turnRefusal) && (phase === SETTLE || phase === CONNECT || phase === START || phase === MAIN);

/** Reason against a value that is no seat of the table. */
export const noSeat = ({ seats }: State, seat: unknown): Refusal | undefined =>
  isSeat(seat, seats) ? undefined : malformed(`there is no seat ${quote(seat)}`);

export const isSeat = (value: unknown, seats: number): value is Seat =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats;
