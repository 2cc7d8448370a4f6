import { quote, type Refusal, type Seat } from '@bastide/contract';
import { ACTIONS_AT_MOST } from '../capacity.ts';
import { RESOURCES } from '../cards/names.ts';
import { countOf } from '../cards/packed.ts';
import { hexName } from '../hexes/names.ts';
import { DESERT } from '../hexes/terrain.ts';
import { CONNECT, MAIN, ROB, ROBBER, SETTLE, START } from '../phases.ts';
import type { State } from '../state.ts';
import { ROBBER_TO } from '../turn/codes.ts';
import { listRobber, seatsAt, spared, victims } from '../turn/robber.ts';
import { malformed, no, outOfTurn } from './reasons.ts';

export function discardRefusal(state: State, seat: Seat, card: unknown): Refusal | undefined {
  const kind = (RESOURCES as readonly unknown[]).indexOf(card);
  if (kind < 0) return malformed(`${quote(card)} is no resource card`);
  if (state.due[seat] === 0) return no('CAT-SEVEN-02', `seat ${seat} has nothing to discard`);
  if (countOf(state.hand[seat]!, kind) === 0)
    return no('CAT-SEVEN-04', `seat ${seat} holds no ${RESOURCES[kind]}`);
  return undefined;
}

/** Tells whether it is the seat's turn and nothing has called the robber. */
const isCalm = (state: State, seat: Seat): boolean =>
  seat === state.seat && [SETTLE, CONNECT, START, MAIN].includes(state.phase);

const codes = new Int32Array(ACTIONS_AT_MOST);

export function robberRefusal(state: State, seat: Seat, name: unknown): Refusal | undefined {
  const { hexes } = state.island;
  const hex = state.island.hexNumber(name);
  if (hex < 0) return malformed(`there is no hex ${quote(name)}: they are "H00" to "${hexName(hexes - 1)}"`);
  const wait = outOfTurn(state, seat, ROBBER);
  if (wait)
    return isCalm(state, seat)
      ? no('CAT-ROBBER-02', 'the robber moves only after a 7 or by a knight card')
      : wait;
  const count = listRobber(state, codes);
  if (codes.subarray(0, count).includes(ROBBER_TO | hex)) return undefined;
  if (hex === state.robber) return no('CAT-ROBBER-03', 'the robber stands there: it must move');
  if (state.options.robberDesert === 'forbidden' && state.terrain[hex] === DESERT)
    return no('CAT-VAR-07', 'at this table the robber does not go back to the desert');
  return no('CAT-VAR-03', 'a player with two points or fewer has a building there');
}

export function robRefusal(state: State, seat: Seat, victim: unknown): Refusal | undefined {
  if (!Number.isInteger(victim) || (victim as number) < 0 || (victim as number) >= state.options.seats)
    return malformed(`there is no seat ${quote(victim)}`);
  const wait = outOfTurn(state, seat, ROB);
  if (wait)
    return isCalm(state, seat)
      ? no('CAT-ROBBER-07', 'cards are stolen only after a move of the robber')
      : wait;
  const bit = 1 << (victim as number);
  if ((victims(state) & bit) !== 0) return undefined;
  if (victim === seat) return no('CAT-ROBBER-09', 'nobody robs themselves');
  if ((spared(state) & bit & seatsAt(state, state.robber)) !== 0)
    return no('CAT-VAR-03', 'nothing is taken from a player with two points or fewer');
  return no('CAT-ROBBER-07', `seat ${victim} has no building beside the robber`);
}
