import { catan, type State } from '@bastide/catan';
import { CHANCE, playout, Sfc32 } from '@bastide/contract';
import { expect, test } from 'vitest';
import { mayPlayCard } from '../src/actions/play.ts';
import { drawHex } from '../src/actions/robber.ts';
import { isIdle, listActions, listInSequence } from '../src/listing.ts';
import { MAIN, ROBBER, START } from '../src/phases.ts';
import { optionsOf, playRandomGame } from './random-game.ts';

const { fast } = catan;
const [codes, weights] = [new Int32Array(fast.actionsAtMost), new Int32Array(fast.actionsAtMost)];

/** Looks at every so manieth state of a random game. */
function look(table: object, every: number, at: (state: State) => void): void {
  let acts = 0;
  playRandomGame({ options: optionsOf(table), seed: 5, style: 'anything', atMost: 900 }, ({ state }) => {
    if (acts++ % every === 0) at(state);
  });
}

test('chance lists a sum of the dice once, as likely as all its pairs', () => {
  let rolls = 0;
  look({ seats: 4, map: 'beginners', dice: 'deck' }, 1, (state) => {
    if (fast.actor(state) !== CHANCE || rolls > 50) return;
    const count = fast.chanceOutcomes(state, codes, weights);
    if (fast.typeOf(state, codes[0]!) !== 'dice') return;
    rolls++;
    const left = new Map<number, number>();
    for (const action of catan.actions(state, 'chance')) {
      if (action.type !== 'dice') continue;
      const sum = action.dice[0] + action.dice[1];
      left.set(sum, (left.get(sum) ?? 0) + 1);
    }
    const listed = Array.from(codes.subarray(0, count), (code, i) => {
      const action = fast.decode(state, code);
      return [action.type === 'dice' ? action.dice[0] + action.dice[1] : 0, weights[i]!] as const;
    });
    expect(new Map(listed)).toStrictEqual(left);
    expect(listed).toHaveLength(left.size);
  });
  expect(rolls).toBeGreaterThan(20);
});

test('redeterminized hands fit what the seat has counted, and every way comes by its chances', () => {
  let several = 0;
  const to = catan.setup(optionsOf({ seats: 3, map: 'beginners' }));
  look({ seats: 3, map: 'beginners' }, 40, (state) => {
    for (let seat = 0; seat < 3; seat++) {
      const ways = state.counting!.ways[seat]!;
      const seen = new Map(ways.map(({ hands }) => [hands.join(), 0]));
      const random = new Sfc32(several);
      for (let i = 0; i < 200; i++) {
        fast.redeterminize(state, seat, random, to);
        const hands = Array.from(to.hand).join();
        expect(seen.has(hands), 'a way that is possible').toBe(true);
        seen.set(hands, seen.get(hands)! + 1);
        expect(to.hand[seat]).toBe(state.hand[seat]);
        expect(to.held[seat]).toBe(state.held[seat]);
        expect(to.counting).toBeNull();
      }
      const all = ways.reduce((sum, { chances }) => sum + chances, 0);
      for (const { hands, chances } of ways) {
        const due = (200 * chances) / all;
        expect(Math.abs(seen.get(hands.join())! - due)).toBeLessThanOrEqual(5 * Math.sqrt(due) + 3);
      }
      if (ways.length > 1) several++;
    }
  });
  expect(several).toBeGreaterThan(5);
});

test('whoever is idle can only end the turn, and whoever may play no card can only roll', () => {
  const [idle, others] = [
    [0, 0],
    [0, 0],
  ];
  for (const table of [{ seats: 4 }, { seats: 3, tradeBuild: 'separate' }])
    look(table, 1, (state) => {
      const isMain = state.phase === MAIN;
      if ((!isMain && state.phase !== START) || fast.actor(state) !== state.seat) return;
      const isSure = isMain ? isIdle(state, state.seat) : !mayPlayCard(state, state.seat);
      (isSure ? idle : others)[isMain ? 1 : 0]!++;
      if (isSure) expect(catan.actions(state, state.seat)).toStrictEqual([{ type: isMain ? 'end' : 'roll' }]);
    });
  expect(Math.min(...idle, ...others), `${idle} ${others}`).toBeGreaterThan(5);
});

test('the lists that are written out for speed are those of the sequence of play', () => {
  const lists = [0, 0];
  const other = new Int32Array(fast.actionsAtMost);
  for (const table of [{ seats: 4 }, { seats: 3, tradeBuild: 'separate' }])
    look(table, 1, (state) => {
      const isMain = state.phase === MAIN;
      if ((!isMain && state.phase !== START) || fast.actor(state) !== state.seat) return;
      lists[isMain ? 1 : 0]!++;
      const count = listActions(state, state.seat, codes);
      expect(listInSequence(state, other)).toBe(count);
      expect(codes.subarray(0, count)).toStrictEqual(other.subarray(0, count));
    });
  expect(Math.min(...lists), `${lists}`).toBeGreaterThan(50);
});

test('the robber is drawn to each hex that is listed, as often as to any other', () => {
  const random = new Sfc32(6);
  const tables = [{}, { robberDesert: 'forbidden' }, { friendlyRobber: true }];
  for (const table of tables) {
    let robbers = 0;
    look({ seats: 4, ...table }, 1, (state) => {
      if (state.phase !== ROBBER || robbers++ > 9) return;
      const listed = Array.from(codes.subarray(0, fast.legalActions(state, codes)));
      const due = 400;
      const seen = new Map<number, number>();
      for (let i = 0; i < due * listed.length; i++) {
        const code = drawHex(state, random, codes);
        seen.set(code, (seen.get(code) ?? 0) + 1);
      }
      expect([...seen.keys()].toSorted()).toStrictEqual(listed.toSorted());
      for (const times of seen.values())
        expect(Math.abs(times - due)).toBeLessThanOrEqual(5 * Math.sqrt(due));
    });
    expect(robbers).toBeGreaterThan(5);
  }
});

test('playouts are as long as random play, and as often won by each seat', () => {
  const options = optionsOf({ seats: 4, playerTrades: false });
  const state = catan.setup(options);
  const games = 300;
  const [rolled, played] = [true, false].map((isRolled) => {
    let turns = 0;
    let squares = 0;
    let first = 0;
    for (let game = 0; game < games; game++) {
      fast.reset(state);
      const random = new Sfc32(isRolled ? 1 : 2, game);
      if (isRolled) fast.rollout(state, random);
      else playout(fast, state, random, codes);
      turns += state.turn;
      squares += state.turn * state.turn;
      if (catan.outcome(state)!.winners.includes(0)) first++;
    }
    const mean = turns / games;
    return { mean, error: Math.sqrt((squares / games - mean * mean) / games), first: first / games };
  });
  expect(Math.abs(rolled!.mean - played!.mean)).toBeLessThan(4 * Math.hypot(rolled!.error, played!.error));
  expect(Math.abs(rolled!.first - played!.first)).toBeLessThan(4 * Math.sqrt((2 * 0.25) / games));
});
