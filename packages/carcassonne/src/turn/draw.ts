import type { Random } from '@bastide/contract';
import { tileName } from '../board/pieces.ts';
import { DRAWN, FRONTIER_COUNT, LEFT, PHASE, PLACE, SEAT, type State } from '../state.ts';
import { CONSTRAINTS, FITTING as FITTING_TABLE } from '../tiles/tables.ts';
import { finish } from './finish.ts';
import { tell } from './tell.ts';

const FITTING = FITTING_TABLE;

/** A tile type by chance: each tile left is as likely as any other. */
export function deal(state: State, random: Random): number {
  const { bag } = state;
  let rest = random.below(state.scalar[LEFT]!);
  let type = 0;
  for (rest -= bag[0]!; rest >= 0; rest -= bag[type]!) type++;
  return type;
}

/** The drawn tile is to be placed; one that fits nowhere leaves the game, and chance draws again. CAR-TURN-02, CAR-TILE-04 */
export function draw(state: State, type: number): void {
  const { scalar } = state;
  state.bag[type]!--;
  scalar[LEFT]!--;
  scalar[DRAWN] = type;
  if (state.sink) tell(state, { type: 'drawn', seat: scalar[SEAT]!, tile: tileName(type) });
  if (fitsSomewhere(state, type)) {
    scalar[PHASE] = PLACE;
    return;
  }
  if (state.sink) tell(state, { type: 'discarded', tile: tileName(type), rule: 'CAR-TILE-04' });
  scalar[DRAWN] = -1;
  if (scalar[LEFT] === 0) finish(state);
}

export function fitsSomewhere(state: State, type: number): boolean {
  const { frontierAsks } = state;
  const table = type * CONSTRAINTS;
  for (let i = state.scalar[FRONTIER_COUNT]! - 1; i >= 0; i--)
    if (FITTING[table + frontierAsks[i]!] !== 0) return true;
  return false;
}
