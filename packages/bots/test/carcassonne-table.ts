import { type Action, carcassonne, type State } from '@bastide/carcassonne';
import { CHANCE, OVER, type Random, Sfc32 } from '@bastide/contract';
import { expect } from 'vitest';

const { fast } = carcassonne;

export function setUp(input: object): State {
  const read = carcassonne.readOptions(input);
  if (!read.ok) throw new Error(read.because);
  return carcassonne.setup(read.value);
}

/** Plays a game to its end, or for so many tiles; `choose` decides for every seat, and must say what is allowed. */
export function playThrough(
  state: State,
  seed: number,
  choose: (state: State, seat: number, random: Random) => Action,
  tiles = Number.POSITIVE_INFINITY,
): State {
  const chance = new Sfc32(seed);
  for (let who = fast.actor(state); who !== OVER && state.tileCount < tiles; who = fast.actor(state)) {
    if (who === CHANCE) {
      fast.play(state, fast.sampleChance(state, chance));
      continue;
    }
    const action = choose(state, who, chance);
    expect(carcassonne.refusal(state, who, action)).toBeUndefined();
    fast.play(state, fast.encode(state, action));
  }
  return state;
}
