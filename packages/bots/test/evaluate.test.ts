import { BOTS, createCarcassonneHeuristic } from '@bastide/bots';
import { carcassonne, packed, type State } from '@bastide/carcassonne';
import { CHANCE, Sfc32 } from '@bastide/contract';
import { expect, test } from 'vitest';

const { fast } = carcassonne;

/** Returns a position after so many random actions. */
function position(options: object, seed: number, actions: number): State {
  const read = carcassonne.readOptions(options);
  expect.assert(read.ok);
  const state = carcassonne.setup(read.value);
  const random = new Sfc32(seed);
  for (let i = 0; i < actions; i++)
    fast.play(
      state,
      fast.actor(state) === CHANCE ? fast.sampleChance(state, random) : fast.sampleAction(state, random),
    );
  return state;
}

test('what was worked out for other tiles on the table is not taken for these', () => {
  const used = createCarcassonneHeuristic().evaluate as (state: State, seat: number) => number;
  const tables = [
    { edition: 'c2', sets: ['river', 'inns', 'traders'] },
    { edition: 'c2', sets: [] },
  ];
  for (let seed = 0; seed < 60; seed++)
    for (const table of tables) {
      // Neighbours in time, with the same tiles but other figures, or with other tiles of as many.
      const state = position(table, seed % 7, 40 + (seed % 50));
      const fresh = createCarcassonneHeuristic().evaluate as typeof used;
      for (const seat of [0, 1]) expect(used(state, seat)).toBe(fresh(state, seat));
    }
});

test('figures alone change what a position is worth', () => {
  const { evaluate } = createCarcassonneHeuristic() as { evaluate: (state: State, seat: number) => number };
  const codes = new Int32Array(fast.actionsAtMost);
  const values = new Set<number>();
  const state = position({ edition: 'c2' }, 3, 30);
  while (
    fast.actor(state) === CHANCE ||
    fast.typeOf(state, fast.sampleAction(state, new Sfc32(1))) !== 'deploy'
  )
    fast.play(
      state,
      fast.actor(state) === CHANCE
        ? fast.sampleChance(state, new Sfc32(1))
        : fast.sampleAction(state, new Sfc32(1)),
    );
  const count = fast.legalActions(state, codes);
  for (const code of codes.slice(0, count)) {
    const next = carcassonne.clone(state);
    fast.play(next, code);
    values.add(evaluate(next, 0));
  }
  expect(count > 1 && values.size === count, `${values.size} of ${count}`).toBe(true);
});

test('a position is worth a number even when the last tile has just completed a monastery', () => {
  const { evaluate } = createCarcassonneHeuristic() as { evaluate: (state: State, seat: number) => number };
  let completed = 0;
  for (let seed = 0; seed < 60 && completed === 0; seed++) {
    const random = new Sfc32(seed);
    const greedy = BOTS.greedy();
    const state = position({ edition: 'c2' }, seed, 130);
    while (state.left > 0 || fast.actor(state) === CHANCE) {
      const seat = fast.actor(state);
      if (seat === CHANCE) fast.play(state, fast.sampleChance(state, random));
      else carcassonne.apply(state, seat, greedy.choose(carcassonne, state, seat, random));
    }
    const codes = new Int32Array(fast.actionsAtMost);
    for (const code of codes.slice(0, fast.legalActions(state, codes))) {
      const laid = carcassonne.clone(state);
      fast.play(laid, code);
      const { monkCount, monkSegment, tally } = laid;
      for (let i = 0; i < monkCount; i++) if ((tally[monkSegment[i]!]! & packed.OPEN) === 0) completed++;
      for (const seat of [0, 1]) expect(Number.isFinite(evaluate(laid, seat))).toBe(true);
    }
  }
  expect(completed).toBeGreaterThan(0);
});
