import { catan } from '@bastide/catan';
import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { BEG, start, type TestTable } from '../table.ts';

/** Nothing but the beginners' map, and everybody still to place. */
const empty = (...seats: string[]): TestTable =>
  start({ map: 'free' }, ...seats).play('chance', catan.text.write({ type: 'map', ...BEG }));

const THREE = ['Ann', 'Ben', 'Cleo'];

/** Three players place six pairs; the order is that of the turns. */
const PAIRS = ['V08 E13', 'V14 E15', 'V17 E25', 'V28 E41', 'V31 E37', 'V39 E56'];

/** Places the first of the pairs, each by whose turn it is; returns who placed. */
function place(t: TestTable, pairs: readonly string[]): string[] {
  return pairs.map((pair) => {
    const [at, on] = pair.split(' ');
    const who = t.active;
    t.play(who, `settle ${at} road ${on}`);
    return who;
  });
}

rule('CAT-SETUP-01', 'all pieces in supply, empty hands, and a full deck', () => {
  const t = empty();
  for (const name of ['Red', 'Blue', 'White', 'Orange']) {
    expect(t.hand(name)).toBe('nothing');
    expect(t.of(name).supply).toStrictEqual({ settlement: 5, city: 4, road: 15 });
  }
  expect(t.view.deck).toBe(25);
});

rule('CAT-SETUP-03', 'a settlement anywhere, then a road beside it', () => {
  const t = empty(...THREE);
  expect(t.placesFor('Ann', 'settle')).toHaveLength(54);
  expect(t.refusalOf('Ann', 'road E13')).toBe('CAT-SETUP-03'); // first the settlement
  expect(t.refusalOf('Ben', 'settle V08')).toBe('CAT-TURN-01');
  t.play('Ann', 'settle V08');
  expect(t.placesFor('Ann', 'road')).toStrictEqual(['E07', 'E12', 'E13']);
  expect(t.refusalOf('Ann', 'settle V20')).toBe('CAT-SETUP-03'); // then the road
  expect(t.refusalOf('Ann', 'road E00')).toBe('CAT-SETUP-03');
  t.play('Ann', 'road E13');
  expect(t.active).toBe('Ben');
});

rule('CAT-SETUP-04', 'the second round goes back: 1-2-3-3-2-1 and 1-2-3-4-4-3-2-1', () => {
  expect(place(empty(...THREE), PAIRS)).toStrictEqual(['Ann', 'Ben', 'Cleo', 'Cleo', 'Ben', 'Ann']);
  const eight = [...PAIRS, 'V41 E52', 'V53 E71'];
  expect(place(empty(...THREE, 'Dan'), eight)).toStrictEqual([
    ...['Ann', 'Ben', 'Cleo', 'Dan'],
    ...['Dan', 'Cleo', 'Ben', 'Ann'],
  ]);
});

rule('CAT-SETUP-04', 'the second road starts at the second settlement', () => {
  const t = empty('Ann', 'Ben');
  place(t, ['V08 E13', 'V14 E15']);
  t.play('Ben', 'settle V31');
  expect(t.placesFor('Ben', 'road')).toStrictEqual(['E37', 'E46', 'E47']);
  expect(t.refusalOf('Ben', 'road E14')).toBe('CAT-SETUP-04'); // beside the first road
  expect(t.refusalOf('Ben', 'settle V20')).toBe('CAT-SETUP-04'); // first the road
});

rule('CAT-VAR-15', 'the third road starts at the third settlement', () => {
  const t = start({ map: 'free', startSettlements: 3 }, 'Ann', 'Ben');
  t.play('chance', catan.text.write({ type: 'map', ...BEG }));
  place(t, ['V08 E13', 'V14 E15', 'V31 E37', 'V41 E52']);
  expect(t.refusalOf('Ann', 'road E14')).toBe('CAT-VAR-15'); // first the settlement
  t.play('Ann', 'settle V53');
  expect(t.refusalOf('Ann', 'road E12')).toBe('CAT-VAR-15'); // beside the first road
});

rule('CAT-SETUP-05', 'the distance rule holds; the second settlement stands by itself', () => {
  const t = empty(...THREE);
  place(t, PAIRS.slice(0, 3));
  expect(t.refusalOf('Cleo', 'settle V17')).toBe('CAT-SETL-02');
  for (const at of ['V12', 'V22', 'V23', 'V04', 'V13'])
    expect(t.refusalOf('Cleo', `settle ${at}`)).toBe('CAT-SETL-04');
  expect(t.placesFor('Cleo', 'settle')).toHaveLength(54 - 3 - 8);
  t.play('Cleo', 'settle V53'); // far from V17
});

rule('CAT-SETUP-06 CAT-EDGE-22', 'the second settlement brings a card for each hex, at once', () => {
  const t = empty(...THREE);
  place(t, PAIRS.slice(0, 3));
  for (const name of THREE) expect(t.hand(name)).toBe('nothing'); // the first brings nothing
  const inland = t.copy().play('Cleo', 'settle V39');
  expect(inland.hand('Cleo')).toBe('brick lumber ore');
  expect(inland.eventsOfType('produced')).toStrictEqual([
    {
      type: 'produced',
      rule: 'CAT-SETUP-06',
      cards: [{}, {}, { brick: 1, lumber: 1, ore: 1 }],
      hexes: ['H12', 'H13', 'H16'],
      gains: [
        { hex: 'H12', seat: 2, card: 'lumber', count: 1 },
        { hex: 'H13', seat: 2, card: 'ore', count: 1 },
        { hex: 'H16', seat: 2, card: 'brick', count: 1 },
      ],
    },
  ]);
  expect(inland.left('ore')).toBe(18);
  expect(t.copy().play('Cleo', 'settle V46').hand('Cleo')).toBe('wool:2'); // two hexes
  expect(t.copy().play('Cleo', 'settle V53').hand('Cleo')).toBe('wool'); // one
  expect(t.copy().play('Cleo', 'settle V30').hand('Cleo')).toBe('lumber grain'); // beside the desert
});

rule('CAT-SETUP-07', 'a harbor is a place to start', () => {
  const t = empty('Ann', 'Ben');
  place(t, ['V15 E22', 'V33 E40']);
  expect(t.of('Ann').rates.ore).toBe(2);
  expect(t.of('Ben').rates.brick).toBe(2);
});

rule(
  'CAT-SETUP-08',
  'the first player has the first turn; all have 2 points and 3, 4 and 13 pieces left',
  () => {
    const t = empty(...THREE);
    place(t, PAIRS);
    expect(t.active).toBe('Ann');
    expect(t.phase).toBe('start');
    expect(t.view.turn).toBe(1);
    for (const { points, supply } of t.view.seats) {
      expect(points).toBe(2);
      expect(supply).toStrictEqual({ settlement: 3, city: 4, road: 13 });
    }
    expect(t.eventsOfType('turn')).toStrictEqual([{ type: 'turn', seat: 0, turn: 1 }]);
  },
);

rule('CAT-SETUP-09', "on the beginners' map the first thing is a roll", () => {
  const t = start({ map: 'beginners' });
  expect(t.choices('Red')).toStrictEqual(['roll']);
  expect(t.refusalOf('Red', 'settle V20')).toBe('CAT-BUILD-02');
});

rule('CAT-SETUP-03', 'the road starts at the settlement, be it on the first place of all', () => {
  const t = empty().play('Red', 'settle V00');
  expect(t.view.last).toBe('V00');
  expect(t.choices('Red')).toStrictEqual(['road E00', 'road E01']);
  t.play('Red', 'road E00');
  expect(t.view.last).toBeNull();
});

rule('CAT-SETUP-01 CAT-SETUP-09', 'the fast lane goes back to the start, from wherever it is', () => {
  const { fast } = catan;
  const { state } = start({ map: 'beginners' });
  fast.reset(state);
  const before = catan.view(state, 0);
  for (const action of [{ type: 'roll' }, { type: 'dice', dice: [3, 5] }, { type: 'end' }] as const)
    fast.play(state, fast.encode(state, action));
  expect(catan.view(state).seat).toBe(1);
  fast.reset(state);
  expect(catan.view(state, 0)).toStrictEqual(before);
});

rule(
  'CAT-SETUP-03 CAT-MAP-10',
  'island, settlements and roads of the set-up are told, and cost nothing',
  () => {
    const t = empty();
    expect(t.events).toStrictEqual([{ type: 'mapped', ...BEG }]);
    t.play('Red', 'settle V08 road E13');
    expect(t.eventsOfType('built')).toStrictEqual([
      { type: 'built', seat: 0, piece: 'settlement', at: 'V08', cost: {} },
      { type: 'built', seat: 0, piece: 'road', on: 'E13', cost: {} },
    ]);
  },
);
