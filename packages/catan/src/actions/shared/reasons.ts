import { malformed, quote, type Refusal, refuse, type Seat } from '@bastide/contract';
import { CONNECT, MAIN, SETTLE, START } from '../../phases.ts';
import type { State } from '../../state.ts';

/** The rule of each round of the set-up phase: forth, back, and forth again. */
const SET_UP_RULES = ['CAT-SETUP-03', 'CAT-SETUP-04', 'CAT-VAR-15'] as const;
export const setUpRule = ({ placed, seats }: State): string => SET_UP_RULES[Math.floor(placed / seats)]!;

/** CAT-TURN-04 */
export const TRADING_IS_OVER = refuse('CAT-TURN-04', 'something was built this turn: trading is over');

/** Tells whether it is the seat's turn, so that only the phase speaks against its action. */
export const isOwnTurn = (wait: Refusal): boolean => wait.rule !== 'CAT-TURN-01';

/** Says instead of "the dice are to be rolled" that this comes after the roll. */
export const afterRoll = (state: State, wait: Refusal | undefined, because: string): Refusal | undefined =>
  wait && state.phase === START && isOwnTurn(wait) ? refuse('CAT-BUILD-02', because) : wait;

/** Tells whether nothing has called the robber: only the phase speaks against the action, one in which all goes its way. */
export const isCalm = ({ phase }: State, wait: Refusal): boolean =>
  isOwnTurn(wait) && (phase === SETTLE || phase === CONNECT || phase === START || phase === MAIN);

/** Returns the reason against a value that is none of the seats. */
export const noSeat = ({ seats }: State, seat: unknown): Refusal | undefined =>
  isSeat(seat, seats) ? undefined : malformed(`there is no seat ${quote(seat)}`);

export const isSeat = (value: unknown, seats: number): value is Seat =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats;
