import {
  BASE_ISLAND,
  catan,
  DEVELOPMENTS,
  defaultRules,
  hexName,
  type Options,
  packed,
  pathName,
  RESOURCES,
} from '@bastide/catan';
import { CHANCE, OVER, Sfc32, seededDealer } from '@bastide/contract';
import { expect, test } from 'vitest';
import { PLENTY_CHOICES } from '../src/actions/development-cards/plenty.ts';
import { ACTIONS } from '../src/actions/index.ts';
import { ARGUMENTS, bySeat, codeOf, KINDS_AT_MOST, kindOf } from '../src/actions/shared/codes.ts';
import { misfit, SEATS_AT_MOST } from '../src/capacity.ts';
import { determinizeOn } from '../src/determinize.ts';
import { type Box, Island } from '../src/hexes/island.ts';
import { add, fill, has, isEmpty, listSet, meet, PLACES_AT_MOST, remove, WORDS } from '../src/place-sets.ts';
import { setup } from '../src/setup.ts';
import { PAIRS } from '../src/state.ts';
import { violations } from './invariants.ts';

/** As large as the island of the extension for five and six: 30 hexes, two of them deserts, 28 tokens. */
const LARGE: Box = {
  rows: [3, 4, 5, 6, 5, 4, 3],
  harborPaths: [0, 3, 17, 38, 75, 98, 106, 103, 76, 51, 18],
  terrains: { hills: 5, forest: 6, pasture: 6, fields: 6, mountains: 5, desert: 2 },
  harbors: { '3:1': 5, brick: 1, lumber: 1, wool: 2, grain: 1, ore: 1 },
  tokens: [2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6],
  cards: 24,
  developments: { knight: 20, point: 5, roads: 3, plenty: 3, monopoly: 3 },
};
const large = new Island(LARGE);
const optionsFor = (seats: number, rules: Partial<Options> = {}): Options => ({
  seats,
  ...defaultRules(4),
  map: 'variable-random',
  ...rules,
});

test('an island of 30 hexes has 80 intersections and 109 paths', () => {
  expect([large.hexes, large.intersections, large.paths]).toStrictEqual([30, 80, 109]);
  // Every hex has six corners, every path two ends; inside, three hexes meet and six lie round a hex.
  expect(large.hexesAt.flat()).toHaveLength(6 * 30);
  expect(large.pathsAt.flat()).toHaveLength(2 * 109);
  expect(large.ends.every(([a, b]) => a < b && large.neighbours[a]!.includes(b))).toBe(true);
  expect(large.hexesAround.filter((around) => around.length === 6)).toHaveLength(14);
  const coast = large.ends.flatMap(([a, b], path) =>
    large.hexesAt[a]!.filter((hex) => large.hexesAt[b]!.includes(hex)).length === 1 ? [path] : [],
  );
  expect(coast).toHaveLength(2 * 109 - 6 * 30);
  expect(LARGE.harborPaths.every((path) => coast.includes(path))).toBe(true);
});

test('names have as many digits as they need, two at least, and are read back', () => {
  expect([pathName(7), pathName(99), pathName(108)]).toStrictEqual(['E07', 'E99', 'E108']);
  for (let path = 0; path < 109; path++) expect(large.pathNumber(pathName(path))).toBe(path);
  for (const odd of ['E109', 'E0108', 'E7', 'E007', 'E1O8', 'V108', ' E08', '', 8, null])
    expect(large.pathNumber(odd)).toBe(-1);
  expect(BASE_ISLAND.pathNumber('E108')).toBe(-1);
  const road = { type: 'road', on: 'E108' } as const;
  expect(catan.text.write(road)).toBe('road E108');
  expect(catan.text.read(['road', 'E108'])?.action).toStrictEqual(road);
  expect(catan.text.read(['road', 'E007'])).toBeUndefined();
});

test('spirals lead from each corner of the coast inwards, counter-clockwise', () => {
  expect(BASE_ISLAND.spirals[0]!.map(hexName).join(' ')).toBe(
    'H00 H03 H07 H12 H16 H17 H18 H15 H11 H06 H02 H01 H04 H08 H13 H14 H10 H05 H09',
  );
  expect(large.spirals).toHaveLength(6);
  for (const spiral of large.spirals) {
    expect(spiral.toSorted((a, b) => a - b)).toStrictEqual([...large.axial.keys()]);
    // Rings of 16, 10 and 4: within each, one hex lies beside the next.
    for (const [from, length] of [
      [0, 16],
      [16, 10],
      [26, 4],
    ] as const)
      for (let i = from; i < from + length - 1; i++)
        expect(large.hexesAround[spiral[i]!]!, `${spiral[i]} ${spiral[i + 1]}`).toContain(spiral[i + 1]!);
  }
  // From the corner in the row of the middle every ring begins in that row.
  expect([0, 16, 26].map((ring) => large.spirals[1]![ring])).toStrictEqual([12, 13, 14]);
});

test('six seats play random games on 30 hexes to the end, every position without a fault', () => {
  for (const [seed, rules] of [
    [1, {}],
    [2, { map: 'variable-spiral', friendlyRobber: true }],
    [3, { dice: 'deck', startSettlements: 3, victoryTarget: 12 }],
  ] as const) {
    const options = optionsFor(6, rules);
    const state = setup(options, large);
    const random = new Sfc32(seed);
    const deal = seededDealer(random);
    let [last, farthest] = [0, ''];
    for (let count = 0; catan.outcome(state) === undefined; count++) {
      const [actor] = catan.actors(state);
      const listed = actor === 'chance' ? [deal(catan, state)!] : catan.actions(state, actor!);
      const action = listed[random.below(listed.length)]!;
      expect(catan.refusal(state, actor!, action)).toBeUndefined();
      catan.apply(state, actor!, action);
      if (action.type === 'road' && action.on.length === 4) farthest = action.on;
      if (count % 100 === 0) expect(violations(state)).toStrictEqual([]);
      last = count;
    }
    expect(last).toBeGreaterThan(500);
    expect(farthest).toMatch(/^E10\d$/);
    expect(violations(state)).toStrictEqual([]);
    expect(catan.outcome(state)!.points).toHaveLength(6);
  }
});

test('the fast lane plays, copies and determinizes an island of 30 hexes like any other', () => {
  const { fast } = catan;
  const state = setup(optionsFor(6), large);
  fast.reset(state);
  const copy = catan.clone(state);
  const random = new Sfc32(7);
  const codes = new Int32Array(fast.actionsAtMost);
  for (let count = 0; fast.actor(state) !== OVER; count++) {
    const code =
      fast.actor(state) === CHANCE
        ? fast.sampleChance(state, random)
        : codes[random.below(fast.legalActions(state, codes))]!;
    const action = fast.decode(state, code);
    expect(fast.encode(state, action)).toBe(code);
    fast.play(state, code);
    if (count % 100 > 0) continue;
    fast.copy(state, copy);
    expect(copy.all).toStrictEqual(state.all);
    const view = catan.view(state, 5);
    expect(catan.view(determinizeOn(large, view, random), 5)).toStrictEqual(view);
  }
  expect(violations(state)).toStrictEqual([]);
});

/** The large box with something else in it; terrains and harbours are as many as it takes, unless they are named. */
function boxWith(change: Partial<Box>): Box {
  const box = { ...LARGE, harborPaths: [0, 3], ...change };
  const hexes = box.rows.reduce((sum, row) => sum + row, 0);
  const { length } = box.tokens;
  return {
    ...box,
    terrains: { hills: length, forest: 0, pasture: 0, fields: 0, mountains: 0, desert: hexes - length },
    harbors: { '3:1': box.harborPaths.length, brick: 0, lumber: 0, wool: 0, grain: 0, ore: 0 },
    ...change,
  };
}

test('a table whose island does not fit into a state is refused when it is set up', () => {
  expect(misfit(large, optionsFor(7)), 'seven seats fit').toBeUndefined();
  expect(misfit(new Island(boxWith({})), optionsFor(7)), 'and so does the box changed below').toBeUndefined();
  const cases: readonly (readonly [Partial<Box>, Partial<Options>, string])[] = [
    [{}, { seats: 8 }, '8 seats, at most 7 fit'],
    [{ rows: [18, 19, 20, 21, 20, 19, 18] }, {}, '135 hexes, at most 128 fit'],
    [{ rows: [10, 11, 12, 13, 12] }, {}, 'intersections, at most 128 fit'],
    [{ rows: [7, 8, 9, 8, 7] }, {}, '140 paths, at most 128 fit'],
    [{ rows: [6, 7, 8, 7, 6] }, {}, '262 actions, at most 256 fit'],
    [{ cards: 32 }, {}, '32 resource cards of a kind, at most 31 fit'],
    [{ developments: { ...LARGE.developments, knight: 32 } }, {}, '32 development cards of a kind'],
    [{ tokens: [2, 6, 6, 6, 6, 6, 6] }, {}, '36 cards owed by one number, at most 31 fit'],
    [{ harborPaths: [0, 1] }, {}, 'two harbours at one intersection'],
    [{ tokens: [2, 13] }, {}, '13 as a token, at most 12 fit'],
    [{ tokens: [1, 12] }, {}, 'a token below 2'],
    [{ tokens: [6, 7, 8] }, {}, 'a token 7'],
    [{ terrains: { ...LARGE.terrains, hills: 7, desert: 0 } }, {}, 'no desert for the robber'],
    [{ terrains: { ...LARGE.terrains, hills: 4 } }, {}, '29 terrains for 30 hexes'],
    [{ terrains: { ...LARGE.terrains, hills: 6 } }, {}, '31 terrains for 30 hexes'],
    [{ terrains: LARGE.terrains, tokens: LARGE.tokens.slice(1) }, {}, '27 tokens for 28 hexes that produce'],
    [{ terrains: LARGE.terrains, tokens: [...LARGE.tokens, 4] }, {}, '29 tokens for 28 hexes that produce'],
    [{ ...LARGE, harbors: { ...LARGE.harbors, '3:1': 4 } }, {}, '10 harbours for 11 places'],
    [{ harbors: LARGE.harbors, harborPaths: LARGE.harborPaths.slice(2) }, {}, '11 harbours for 9 places'],
    [{}, { seats: 7, startSettlements: 3 }, '84 intersections for the set-up, at most 80 fit'],
  ];
  const view = catan.view(setup(optionsFor(4), large), 0);
  for (const [box, rules, because] of cases) {
    const island = new Island(boxWith(box));
    const options = optionsFor(4, rules);
    expect(misfit(island, options)?.includes(because), `${misfit(island, options)} for ${because}`).toBe(
      true,
    );
    expect(() => setup(options, island)).toThrow(new RegExp(because));
    expect(() => determinizeOn(island, { ...view, options }, new Sfc32(1))).toThrow(new RegExp(because));
  }
});

test('every table that options allow can be set up', () => {
  for (const seats of [2, 3, 4])
    for (const startSettlements of [2, 3])
      expect(misfit(BASE_ISLAND, { seats, startSettlements })).toBeUndefined();
});

test('sets of places have room for the last place as for the first', () => {
  const sets = new Int32Array(3 * WORDS);
  for (let place = 0; place < PLACES_AT_MOST; place++) {
    add(sets, 1, place);
    expect([0, 1, 2].map((set) => isEmpty(sets, set))).toStrictEqual([true, false, true]);
    expect(has(sets, 1, place)).toBe(true);
    expect(has(sets, 1, place ^ 1)).toBe(false);
    expect(has(sets, 0, place)).toBe(false);
    expect(has(sets, 2, place)).toBe(false);
    expect(meet(sets, 1, sets, 2)).toBe(false);
    add(sets, 2, place);
    expect(meet(sets, 1, sets, 2)).toBe(true);
    expect(meet(sets, 1, sets, 0)).toBe(false);
    const out = new Int32Array(3);
    expect(listSet(sets, 1, 512, out, 1)).toBe(2);
    expect([...out]).toStrictEqual([0, 512 | place, 0]);
    for (const set of [1, 2]) remove(sets, set, place);
    expect(sets.every((bits) => bits === 0)).toBe(true);
    fill(sets, 1, place);
    expect(has(sets, 1, place)).toBe(false);
    expect(has(sets, 1, place - 1)).toBe(place > 0);
    fill(sets, 1, 0);
  }
});

test('codes have room for every kind of action, place, card and choice', () => {
  expect(ACTIONS.length).toBeLessThanOrEqual(KINDS_AT_MOST);
  expect(PLACES_AT_MOST).toBeLessThanOrEqual(ARGUMENTS);
  expect(PAIRS).toBeLessThanOrEqual(ARGUMENTS);
  expect(PAIRS).toBeLessThanOrEqual(PLACES_AT_MOST);
  expect(
    DEVELOPMENTS.length <= 8 && PLENTY_CHOICES.length <= 32,
    'a card in three bits, a choice in five',
  ).toBe(true);
  expect(RESOURCES.length).toBeLessThanOrEqual(packed.KINDS);
  expect(DEVELOPMENTS.length).toBeLessThanOrEqual(packed.KINDS);
  ACTIONS.forEach(({ type, code }, place) => {
    expect(code, type).toBe(place << 8);
    expect(kindOf(code | (ARGUMENTS - 1) | bySeat(SEATS_AT_MOST - 1)), type).toBe(place);
  });
  const unknown = codeOf(ACTIONS.length);
  expect(() => catan.fast.decode(setup(optionsFor(4), large), unknown)).toThrow(/no action has the code/);
});
