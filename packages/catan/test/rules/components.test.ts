import { BEGINNERS_PIECES, COSTS, catan, PIECES, pips, TOKENS, yieldOf } from '@bastide/catan';
import { Sfc32 } from '@bastide/contract';
import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { BEG, start, table } from '../table.ts';

const tally = (list: readonly unknown[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const one of list) counts[String(one)] = (counts[String(one)] ?? 0) + 1;
  return counts;
};

/** Islands as chance deals them. */
const dealt = (map: 'variable-spiral' | 'variable-random' | 'free') =>
  Array.from({ length: 20 }, (_, seed) => {
    const { state } = start({ map });
    const island = catan.fast.decode(state, catan.fast.sampleChance(state, new Sfc32(seed)));
    expect.assert(island.type === 'map');
    return island;
  });

const everyIsland = [BEG, ...dealt('variable-spiral'), ...dealt('variable-random'), ...dealt('free')];

rule('CAT-COMP-01', '19 hexes: 4 forest, 4 pasture, 4 fields, 3 hills, 3 mountains, 1 desert', () => {
  for (const { hexes } of everyIsland)
    expect(tally(hexes.map(([terrain]) => terrain))).toStrictEqual({
      forest: 4,
      pasture: 4,
      fields: 4,
      hills: 3,
      mountains: 3,
      desert: 1,
    });
});

rule('CAT-COMP-02', 'what each terrain yields', () => {
  expect(yieldOf('hills')).toBe('brick');
  expect(yieldOf('forest')).toBe('lumber');
  expect(yieldOf('pasture')).toBe('wool');
  expect(yieldOf('fields')).toBe('grain');
  expect(yieldOf('mountains')).toBe('ore');
  expect(yieldOf('desert')).toBeNull();
});

rule('CAT-COMP-03', '18 tokens: one 2, one 12, two of the others, no 7; pips are ways out of 36', () => {
  const once = { 2: 1, 12: 1 };
  const twice = { 3: 2, 4: 2, 5: 2, 6: 2, 8: 2, 9: 2, 10: 2, 11: 2 };
  for (const { hexes } of everyIsland)
    expect(tally(hexes.map(([, token]) => token))).toStrictEqual({ ...once, ...twice, null: 1 });
  const letters = 'A5 B2 C6 D3 E8 F10 G9 H12 I11 J4 K8 L10 M9 N4 O5 P6 Q3 R11'.split(' ');
  expect(TOKENS.map((token, i) => `${String.fromCharCode(65 + i)}${token}`)).toStrictEqual(letters);
  for (let sum = 2; sum <= 12; sum++) {
    const ways = Array.from({ length: 36 }, (_, i) => Math.floor(i / 6) + (i % 6) + 2 === sum);
    if (sum !== 7) expect(pips(sum)).toBe(ways.filter(Boolean).length);
  }
});

rule('CAT-COMP-04', '9 harbors: four 3:1, and one 2:1 for each resource', () => {
  for (const { harbors } of everyIsland)
    expect(tally(harbors)).toStrictEqual({ '3:1': 4, brick: 1, lumber: 1, wool: 1, grain: 1, ore: 1 });
});

rule('CAT-COMP-05 CAT-SETUP-01', '19 cards of each resource, all of them in the bank', () => {
  for (const map of ['variable-spiral', 'free'] as const)
    expect(start({ map }).view.bank).toStrictEqual({ brick: 19, lumber: 19, wool: 19, grain: 19, ore: 19 });
});

rule('CAT-COMP-06', '25 development cards: 14 knights, 5 points, 2 of each kind of progress card', () => {
  expect(start({}).view.deck).toBe(25);
  const t = table().given('Red: V08 V09-V13; hand ore wool grain').turn('Red').play('Red', 'buy');
  expect(t.choices('chance')).toStrictEqual(['knight', 'point', 'roads', 'plenty', 'monopoly']);
  expect(catan.weights(t.state)).toStrictEqual([14, 5, 2, 2, 2]);
});

rule('CAT-COMP-07', '5 settlements, 4 cities and 15 roads for each player; four colours', () => {
  expect(PIECES).toStrictEqual({ settlement: 5, city: 4, road: 15 });
  for (const { supply } of start({ seats: 4 }).view.seats) expect(supply).toStrictEqual(PIECES);
  expect(BEGINNERS_PIECES.map(({ colour }) => colour)).toStrictEqual(['red', 'blue', 'white', 'orange']);
});

rule('CAT-COMP-08', 'one robber, two dice, two bonus cards worth 2 points each', () => {
  const t = table().given('Red: V08; longest road\nBlue: V14; largest army');
  expect(t.points).toStrictEqual({ Red: 3, Blue: 3, White: 0, Orange: 0 });
  expect(t.view.robber).toBe('H09');
  t.begin('Red').play('Red', 'roll');
  expect(t.choices('chance')).toHaveLength(36);
  expect(t.choices('chance').slice(0, 3)).toStrictEqual(['1 1', '1 2', '1 3']);
});

rule('CAT-COMP-09', 'the names of the victory point cards mean nothing: they are all alike', () => {
  const t = table().given('Red: V08; hand ore wool grain').play('Red', 'buy');
  expect(t.choices('chance').filter((card) => card === 'point')).toHaveLength(1);
});

rule('CAT-BUILD-01', 'what things cost, paid to the bank', () => {
  expect(COSTS).toStrictEqual({
    road: { brick: 1, lumber: 1 },
    settlement: { brick: 1, lumber: 1, wool: 1, grain: 1 },
    city: { ore: 3, grain: 2 },
    development: { ore: 1, wool: 1, grain: 1 },
  });
  const t = table().given('Red: V08 V08-V13-V18; hand brick:2 lumber:2 wool:2 grain:4 ore:4');
  t.play('Red', 'road V18-V23 settle V18 city V08 buy knight');
  expect(t.hand('Red')).toBe('nothing');
  expect(t.view.bank).toStrictEqual({ brick: 19, lumber: 19, wool: 19, grain: 19, ore: 19 });
  for (const thing of ['road V23-V29', 'settle V23', 'city V18', 'buy'])
    expect(t.refusalOf('Red', thing)).toBeDefined();
});
