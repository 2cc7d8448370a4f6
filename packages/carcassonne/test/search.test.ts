import { carcassonne, packed, type State, TILES } from '@bastide/carcassonne';
import { CHANCE, OVER, playout, Sfc32 } from '@bastide/contract';
import { describe, expect, test } from 'vitest';
import { optionsOf } from './random-game.ts';

const { fast } = carcassonne;
const codes = new Int32Array(fast.actionsAtMost);
const { find, kindOf, strengthOf } = packed;

/** Plays random games and looks at every state in which a tile is to be placed. */
function atPlacements(table: object, games: number, look: (state: State, random: Sfc32) => void): void {
  const state = carcassonne.setup(optionsOf(table));
  for (let game = 0; game < games; game++) {
    const random = new Sfc32(11, game);
    fast.reset(state);
    for (let who = fast.actor(state); who !== OVER; who = fast.actor(state)) {
      const count = who === CHANCE ? 0 : fast.legalActions(state, codes);
      if (count > 0 && fast.typeOf(state, codes[0]!) === 'place') look(state, random);
      fast.play(
        state,
        who === CHANCE
          ? fast.sampleChance(state, random)
          : codes[random.below(fast.legalActions(state, codes))]!,
      );
    }
  }
}

describe('sampling', () => {
  /** Draws so often that each placement is due 60 times; the sum of squared deviations in the measure of chi-square. */
  test('every placement is as likely as any other: chi-square of 24 positions together', () => {
    let chiSquare = 0;
    let freedom = 0;
    let seen = 0;
    atPlacements({ edition: 'c2', sets: ['traders'] }, 1, (state) => {
      if (seen++ % 4 > 0) return;
      const legal = Array.from(codes.subarray(0, fast.legalActions(state, codes)));
      const counts = new Map(legal.map((code) => [code, 0]));
      const random = new Sfc32(seen);
      for (let i = 0; i < 60 * legal.length; i++) {
        const code = fast.sampleAction(state, random);
        counts.set(code, counts.get(code)! + 1);
      }
      expect(counts.size, 'nothing else is drawn').toBe(legal.length);
      for (const count of counts.values()) chiSquare += (count - 60) ** 2 / 60;
      freedom += legal.length - 1;
    });
    expect(freedom).toBeGreaterThan(500);
    // Beyond four standard deviations on either side is one case in 16,000.
    expect(Math.abs(chiSquare - freedom), `${chiSquare} for ${freedom}`).toBeLessThan(
      4 * Math.sqrt(2 * freedom),
    );
  });

  test('a placement is drawn from the list where no try hits', () => {
    let lists = 0;
    atPlacements({ edition: 'c2' }, 1, (state) => {
      const legal = Array.from(codes.subarray(0, fast.legalActions(state, codes)));
      const every = Array.from(state.frontierCell.subarray(0, state.frontierCount)).flatMap((cell) =>
        [0, 1, 2, 3].map((turn) => (cell << 2) | turn),
      );
      const miss = every.findIndex((code) => !legal.includes(code));
      const unlucky = { below: (bound: number) => (bound === every.length ? miss : bound - 1) };
      if (miss < 0) return;
      lists++;
      expect(fast.sampleAction(state, unlucky)).toBe(legal.at(-1));
    });
    expect(lists).toBeGreaterThan(60);
  });

  test('playouts bring the points of random play', () => {
    const state = carcassonne.setup(optionsOf({ edition: 'c2' }));
    const [rolled, played] = [true, false].map((isRolled) => {
      let [sum, squares, actions] = [0, 0, 0];
      for (let game = 0; game < 1500; game++) {
        fast.reset(state);
        const random = new Sfc32(isRolled ? 1 : 2, game);
        actions += isRolled ? fast.rollout(state, random) : playout(fast, state, random, codes);
        const points = fast.points(state, 0) + fast.points(state, 1);
        sum += points;
        squares += points * points;
      }
      const mean = sum / 1500;
      return { mean, error: Math.sqrt((squares / 1500 - mean * mean) / 1500), actions: actions / 1500 };
    });
    const difference = Math.abs(rolled!.mean - played!.mean);
    expect(difference, `${rolled!.mean}, ${played!.mean}`).toBeLessThan(
      4 * Math.hypot(rolled!.error, played!.error),
    );
    expect(Math.abs(rolled!.actions - played!.actions)).toBeLessThan(1);
  });

  test('a playout may be stopped, in the middle of a turn too', () => {
    const state = carcassonne.setup(optionsOf({ edition: 'c2' }));
    for (const most of [0, 1, 2, 3, 40]) {
      fast.reset(state);
      const actions = fast.rollout(state, new Sfc32(most), most);
      expect(actions === most || actions === most + 1, `${actions} for ${most}`).toBe(true);
    }
  });
});

/** Features of a tile just laid, segment by segment, in no order: the same for rotations that look alike. */
function print(state: State): string {
  const type = state.drawn;
  const slot = state.tileCount - 1;
  const { segments } = TILES[type]!;
  const parts = segments.map((_, local) => {
    const root = find(state.parent, state.tileFirst[slot]! + local);
    const standing = [0, 1].map((seat) => strengthOf(state.strength[root]!, seat));
    return [kindOf(type, local), state.tally[root], state.marks[root], ...standing].join();
  });
  const asks = Array.from(state.frontierCell.subarray(0, state.frontierCount), (cell, i) => [
    cell,
    state.frontierAsks[i],
  ]);
  return JSON.stringify([parts.sort(), asks.sort(), state.deployCount, Array.from(state.points)]);
}

describe('rotations that look alike', () => {
  test('a monastery in a field, a city all around and a crossing lie one way, straight roads two', () => {
    const state = carcassonne.setup(optionsOf({ edition: 'c2' }));
    const kept = new Map<string, Set<number>>();
    const all = new Map<string, Set<number>>();
    for (let game = 0; game < 30; game++) {
      const random = new Sfc32(3, game);
      fast.reset(state);
      for (let who = fast.actor(state); who !== OVER; who = fast.actor(state)) {
        if (
          who !== CHANCE &&
          fast.legalActions(state, codes) > 0 &&
          fast.typeOf(state, codes[0]!) === 'place'
        )
          for (const [map, list] of [
            [kept, fast.distinctActions],
            [all, fast.legalActions],
          ] as const) {
            const turns = map.get(TILES[state.drawn]!.id) ?? new Set();
            for (const code of codes.subarray(0, list(state, codes))) turns.add(code & 3);
            map.set(TILES[state.drawn]!.id, turns);
          }
        fast.play(
          state,
          who === CHANCE ? fast.sampleChance(state, random) : fast.sampleAction(state, random),
        );
      }
    }
    const counts = [...kept].map(([id, turns]) => [id, turns.size] as const);
    expect([...all.values()].every((turns) => turns.size === 4)).toBe(true);
    const of = (count: number) =>
      counts
        .filter((one) => one[1] === count)
        .map(([id]) => id)
        .sort();
    expect(of(1)).toStrictEqual(['BA-B', 'BA-C', 'BA-X']);
    expect(of(2)).toStrictEqual(['BA-F', 'BA-G', 'BA-H', 'BA-U']);
  });

  test('a rotation that is left out comes to the same as one that is listed at that cell', () => {
    let leftOut = 0;
    const after = carcassonne.setup(
      optionsOf({ edition: 'c2', sets: ['river', 'inns', 'traders', 'abbot'] }),
    );
    const table = { edition: 'c2', sets: ['river', 'inns', 'traders', 'abbot'] };
    atPlacements(table, 2, (state) => {
      const legal = Array.from(codes.subarray(0, fast.legalActions(state, codes)));
      const distinct = Array.from(codes.subarray(0, fast.distinctActions(state, codes)));
      const printOf = (code: number) => {
        fast.copy(state, after);
        fast.play(after, code);
        return print(after);
      };
      for (const code of legal) {
        if (distinct.includes(code)) continue;
        leftOut++;
        const same = distinct.filter((one) => one >> 2 === code >> 2 && printOf(one) === printOf(code));
        expect(same.length, `${TILES[state.drawn]!.id} at ${code}`).toBeGreaterThan(0);
      }
    });
    expect(leftOut).toBeGreaterThan(300);
  });
});
