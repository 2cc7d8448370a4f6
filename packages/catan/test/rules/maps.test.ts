import {
  type Action,
  BASE_ISLAND,
  BEGINNERS_HARBORS,
  BEGINNERS_HEXES,
  catan,
  hexName,
  TOKENS,
} from '@bastide/catan';
import { Sfc32 } from '@bastide/contract';
import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { BEG, start, table } from '../table.ts';

type LaidMap = Extract<Action, { type: 'map' }>;

function deal(map: 'variable-spiral' | 'variable-random' | 'free', seed: number): LaidMap {
  const { state } = start({ map });
  const action = catan.fast.decode(state, catan.fast.sampleChance(state, new Sfc32(seed)));
  expect(catan.refusal(state, 'chance', action)).toBeUndefined();
  return action as LaidMap;
}
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

const isRed = (token: number | null) => token === 6 || token === 8;
const hasRedNeighbours = (tokens: readonly (number | null)[]) =>
  BASE_ISLAND.hexesAround.some(
    (around, hex) => isRed(tokens[hex]!) && around.some((one) => isRed(tokens[one]!)),
  );

/** CAT-MAP-13, as it stands there. */
const SPIRALS = `
  00 03 07 12 16 17 18 15 11 06 02 01 | 04 08 13 14 10 05 | 09
  07 12 16 17 18 15 11 06 02 01 00 03 | 08 13 14 10 05 04 | 09
  16 17 18 15 11 06 02 01 00 03 07 12 | 13 14 10 05 04 08 | 09
  18 15 11 06 02 01 00 03 07 12 16 17 | 14 10 05 04 08 13 | 09
  11 06 02 01 00 03 07 12 16 17 18 15 | 10 05 04 08 13 14 | 09
  02 01 00 03 07 12 16 17 18 15 11 06 | 05 04 08 13 14 10 | 09
`
  .trim()
  .split('\n')
  .map((line) => line.match(/\d\d/g)!.map(Number));

/** Tokens by letter along an order of hexes, the desert left out. */
function along(order: readonly number[], desert: number): (number | null)[] {
  const tokens: (number | null)[] = Array(19).fill(null);
  let letter = 0;
  for (const hex of order) if (hex !== desert) tokens[hex] = TOKENS[letter++]!;
  return tokens;
}

rule('CAT-MAP-01', "the beginners' map, row by row", () => {
  const rows = `
    mountains 10   pasture 2    forest 9
    fields 12   hills 6     pasture 4    hills 10
    fields 9   forest 11    desert -     forest 3    mountains 8
    forest 8    mountains 3   fields 4    pasture 5
    hills 5     fields 6    pasture 11`;
  const read = [...rows.matchAll(/([a-z]+) (\d+|-)/g)].map(([, terrain, token]) => [
    terrain,
    token === '-' ? null : Number(token),
  ]);
  expect(BEGINNERS_HEXES).toStrictEqual(read);
  expect(start({ map: 'beginners' }).view.hexes.map(({ terrain, token }) => [terrain, token])).toStrictEqual(
    read,
  );
});

rule(
  'CAT-MAP-02',
  "harbors of the beginners' map; V42 touches only a pasture and has the wool harbor",
  () => {
    expect(start({ map: 'beginners' }).view.harbors.map(({ on, harbor }) => `${on} ${harbor}`)).toStrictEqual(
      [
        'E00 3:1',
        'E03 grain',
        'E17 ore',
        'E38 3:1',
        'E61 wool',
        'E69 3:1',
        'E66 3:1',
        'E49 brick',
        'E18 lumber',
      ],
    );
    expect(table().given('Red: V42').of('Red').rates.wool).toBe(2);
  },
);

/** CAT-MAP-03: settlement and road, then those that pay, and what they pay. */
const PIECES = {
  Red: ['V08 E13', 'V28 E41', 'lumber:2 grain'],
  Blue: ['V41 E52', 'V39 E56', 'brick lumber ore'],
  White: ['V31 E37', 'V17 E25', 'brick lumber grain'],
  Orange: ['V14 E15', 'V40 E58', 'grain:2 ore'],
};

rule('CAT-MAP-03 CAT-SETUP-09 CAT-DEC-12', "pieces and cards of the beginners' map; no set-up phase", () => {
  const t = start({ map: 'beginners' });
  expect(t.phase).toBe('start');
  expect(t.active).toBe('Red');
  Object.entries(PIECES).forEach(([name, [first = '', second = '', cards]], seat) => {
    const places = t.view.buildings.filter((one) => one.seat === seat).map(({ at }) => at);
    const roads = t.view.roads.filter((one) => one.seat === seat).map(({ on }) => on);
    expect([...places, ...roads].sort()).toStrictEqual(`${first} ${second}`.split(' ').sort());
    expect(t.hand(name)).toBe(cards);
  });
});

rule('CAT-MAP-04 CAT-DEC-07', 'with three nobody takes red', () => {
  const t = start({ map: 'beginners' }, 'Blue', 'White', 'Orange');
  expect(t.hand('Blue')).toBe('brick lumber ore');
  expect(t.hand('Orange')).toBe('grain:2 ore');
  expect(t.view.buildings).toHaveLength(6);
  expect(t.view.buildings.every(({ at }) => at !== 'V08' && at !== 'V28')).toBe(true);
  expect(t.left('lumber')).toBe(17);
});

rule('CAT-MAP-05', 'the robber starts on the desert, H09', () => {
  expect(start({ map: 'beginners' }).view.robber).toBe('H09');
});

rule('CAT-MAP-07', "the beginners' map follows no spiral", () => {
  const tokens = BEGINNERS_HEXES.map(([, token]) => token);
  for (const order of SPIRALS) expect(along(order, 9)).not.toStrictEqual(tokens);
  const t = start({ map: 'variable-spiral' });
  expect(catan.refusal(t.state, 'chance', { type: 'map', ...BEG })?.rule).toBe('CAT-MAP-12');
});

rule('CAT-MAP-10', 'terrain is shuffled: every kind comes to lie everywhere', () => {
  const seen = Array.from({ length: 19 }, () => new Set<string>());
  for (let seed = 0; seed < 300; seed++)
    deal('variable-spiral', seed).hexes.forEach(([terrain], hex) => {
      seen[hex]!.add(terrain);
    });
  for (const terrains of seen) expect(terrains.size).toBe(6);
});

rule('CAT-MAP-11', 'harbors are shuffled over the nine places, which stay', () => {
  const seen = Array.from({ length: 9 }, () => new Set<string>());
  for (let seed = 0; seed < 200; seed++)
    deal('variable-spiral', seed).harbors.forEach((harbor, place) => {
      seen[place]!.add(harbor);
    });
  for (const harbors of seen) expect(harbors.size).toBe(6);
  const t = start({ map: 'free' });
  t.play('chance', catan.text.write(deal('free', 1)));
  expect(t.view.harbors.map(({ on }) => BASE_ISLAND.pathNumber(on))).toStrictEqual(
    BASE_ISLAND.box.harborPaths,
  );
});

rule(
  'CAT-MAP-12 CAT-MAP-13 CAT-DEC-13',
  'tokens lie by letter along one of six counter-clockwise spirals',
  () => {
    const corners = new Set<number>();
    for (let seed = 0; seed < 100; seed++) {
      const { hexes } = deal('variable-spiral', seed);
      const tokens = hexes.map(([, token]) => token).join();
      const desert = hexes.findIndex(([terrain]) => terrain === 'desert');
      const corner = SPIRALS.findIndex((order) => along(order, desert).join() === tokens);
      expect(corner, 'no spiral of the table').toBeGreaterThanOrEqual(0);
      corners.add(corner);
    }
    expect(corners.size).toBe(6);
  },
);

rule('CAT-MAP-12 CAT-MAP-13', 'each of the six may be laid, its mirror image may not', () => {
  const terrain = BEGINNERS_HEXES.map(([kind]) => kind);
  const lay = (order: readonly number[]) => {
    const tokens = along(order, 9);
    const hexes = terrain.map((kind, hex) => [kind, tokens[hex]]);
    const action = { type: 'map', hexes, harbors: BEGINNERS_HARBORS };
    return catan.refusal(start({ map: 'variable-spiral' }).state, 'chance', action)?.rule;
  };
  for (const order of SPIRALS) {
    expect(lay(order)).toBeUndefined();
    expect(lay(clockwise(order))).toBe('CAT-MAP-12');
  }
});

/** The same corner, the other way round. */
function clockwise(order: readonly number[]): number[] {
  const ring = (from: number, to: number) => [order[from]!, ...order.slice(from + 1, to).reverse()];
  return [...ring(0, 12), ...ring(12, 18), order[18]!];
}

rule('CAT-MAP-13', 'they begin at the corners in this order, which a record of chance relies on', () => {
  expect(BASE_ISLAND.spirals).toStrictEqual(SPIRALS);
});

rule('CAT-MAP-14', 'in none of 228 spirals two red tokens lie side by side', () => {
  let maps = 0;
  for (const corner of SPIRALS)
    for (const order of [corner, clockwise(corner)])
      for (let desert = 0; desert < 19; desert++) {
        expect(hasRedNeighbours(along(order, desert))).toBe(false);
        maps++;
      }
  expect(maps).toBe(228);
});

rule('CAT-MAP-15', 'random tokens: anywhere but for red ones side by side', () => {
  const seen = Array.from({ length: 19 }, () => new Set<number | null>());
  for (let seed = 0; seed < 300; seed++) {
    const { hexes } = deal('variable-random', seed);
    expect(hasRedNeighbours(hexes.map(([, token]) => token))).toBe(false);
    hexes.forEach(([, token], hex) => {
      seen[hex]!.add(token);
    });
  }
  for (const tokens of seen) expect(tokens.size).toBeGreaterThanOrEqual(10);
  // BEG with the tokens of H05 (4) and H10 (3) changed for the 6 of H04 and the 8 of H11.
  const hexes = BEGINNERS_HEXES.map(
    ([terrain, token], hex) =>
      [terrain, ({ 4: 4, 5: 6, 10: 8, 11: 3 } as Record<number, number>)[hex] ?? token] as const,
  );
  const refusal = (map: 'variable-random' | 'free') =>
    catan.refusal(start({ map }).state, 'chance', { type: 'map', hexes, harbors: BEGINNERS_HARBORS })?.rule;
  expect(refusal('variable-random')).toBe('CAT-MAP-15');
  expect(refusal('free')).toBeUndefined();
});

rule('CAT-MAP-16 CAT-ROBBER-01', 'the desert has no token, and the robber starts there', () => {
  for (const map of ['variable-spiral', 'variable-random', 'free'] as const)
    for (const seed of SEEDS) {
      const island = deal(map, seed);
      const desert = island.hexes.findIndex(([terrain]) => terrain === 'desert');
      expect(island.hexes.flatMap(([, token], hex) => (token === null ? [hex] : []))).toStrictEqual([desert]);
      const t = start({ map }).play('chance', catan.text.write(island));
      expect(t.view.robber).toBe(hexName(desert));
    }
  const hexes = BEGINNERS_HEXES.map(([terrain, token], hex) => [
    terrain,
    hex === 9 ? 3 : hex === 10 ? null : token,
  ]);
  const action = { type: 'map', hexes, harbors: BEGINNERS_HARBORS };
  expect(catan.refusal(start({ map: 'free' }).state, 'chance', action)?.rule).toBe('CAT-MAP-16');
});

rule('CAT-MAP-17', 'a seed makes the same island again, another seed another', () => {
  for (const map of ['variable-spiral', 'variable-random', 'free'] as const) {
    const islands = SEEDS.map((seed) => JSON.stringify(deal(map, seed)));
    expect(SEEDS.map((seed) => JSON.stringify(deal(map, seed)))).toStrictEqual(islands);
    expect(new Set(islands).size).toBe(SEEDS.length);
  }
});

rule('CAT-MAP-10', 'only chance lays the island, any that this table allows: they are not listed', () => {
  const t = start({ map: 'variable-random' });
  expect(catan.actors(t.state)).toStrictEqual(['chance']);
  expect(catan.unlisted(t.state, 'chance')).toStrictEqual(['map']);
  expect(catan.unlisted(t.state, 0)).toStrictEqual([]);
  expect(catan.weights(t.state)).toStrictEqual([]);
  expect(catan.fast.legalActions(t.state, new Int32Array(catan.fast.actionsAtMost))).toBe(0); // no seat has a choice either
  const { hexes, harbors, robber } = t.view;
  expect([hexes, harbors, robber]).toStrictEqual([[], [], null]);
});
