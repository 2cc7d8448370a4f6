import {
  type Action,
  BASE_ISLAND,
  BEGINNERS_HARBORS,
  BEGINNERS_HEXES,
  catan,
  DEVELOPMENTS,
  hexName,
  intersectionName,
  pathName,
  RESOURCES,
} from '@bastide/catan';
import { parseRecord, readText, recordOf, replay, writeText } from '@bastide/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { optionsOf, playRandomGame } from './random-game.ts';

/** An object as JSON makes them. */
const plain = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record<T>(model, { noNullPrototype: true });
const bare = <Type extends string>(...types: Type[]) => fc.constantFrom(...types.map((type) => ({ type })));

const resource = fc.constantFrom(...RESOURCES);
const intersection = fc.nat(BASE_ISLAND.intersections - 1).map(intersectionName);
const cards = fc
  .dictionary(resource, fc.integer({ min: 1, max: 19 }), { minKeys: 1, noNullPrototype: true })
  .map((counts) => counts as { ore?: number });
const die = fc.integer({ min: 1, max: 6 });
const seat = fc.nat(3);

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  plain({ type: fc.constantFrom('settle' as const, 'city' as const), at: intersection }),
  plain({ type: fc.constant('road' as const), on: fc.nat(BASE_ISLAND.paths - 1).map(pathName) }),
  plain({ type: fc.constant('dice' as const), dice: fc.tuple(die, die) }),
  plain({ type: fc.constantFrom('discard' as const, 'stolen' as const), card: resource }),
  plain({ type: fc.constant('robber' as const), to: fc.nat(BASE_ISLAND.hexes - 1).map(hexName) }),
  plain({ type: fc.constant('rob' as const), seat }),
  plain({ type: fc.constant('dealt' as const), card: fc.constantFrom(...DEVELOPMENTS) }),
  plain({ type: fc.constant('play' as const), card: fc.constantFrom('knight' as const, 'roads' as const) }),
  plain({ type: fc.constant('play' as const), card: fc.constant('plenty' as const), cards }),
  plain({ type: fc.constant('play' as const), card: fc.constant('monopoly' as const), resource }),
  plain({ type: fc.constant('bank' as const), give: resource, get: resource }),
  plain({
    type: fc.constant('offer' as const),
    to: fc.uniqueArray(seat, { minLength: 1 }),
    give: cards,
    get: cards,
  }),
  plain({ type: fc.constant('counter' as const), give: cards, get: cards }),
  plain({ type: fc.constant('trade' as const), with: seat }),
  bare('roll', 'buy', 'withdraw', 'accept', 'decline', 'skip', 'end'),
  fc
    .tuple(
      fc.shuffledSubarray([...BEGINNERS_HEXES], { minLength: 19 }),
      fc.shuffledSubarray([...BEGINNERS_HARBORS], { minLength: 9 }),
    )
    .map(([hexes, harbors]) => ({ type: 'map' as const, hexes, harbors })),
);

const CHANCE = ['map', 'dice', 'stolen', 'dealt'];

test('an action in words reads back as itself, and takes as many words as it wrote', () => {
  fc.assert(
    fc.property(anyAction, (action) => {
      const words = catan.text.write(action).split(' ');
      expect(catan.text.read([...words, 'end', 'more'])).toStrictEqual({
        action,
        chance: CHANCE.includes(action.type),
        used: words.length,
      });
    }),
    { numRuns: 600 },
  );
});

test('every action has words of its own', () => {
  const WORDS: [words: string, action: Action][] = [
    ['settle V08', { type: 'settle', at: 'V08' }],
    ['road E13', { type: 'road', on: 'E13' }],
    ['city V08', { type: 'city', at: 'V08' }],
    ['roll', { type: 'roll' }],
    ['3 4', { type: 'dice', dice: [3, 4] }],
    ['discard ore', { type: 'discard', card: 'ore' }],
    ['robber H04', { type: 'robber', to: 'H04' }],
    ['rob 2', { type: 'rob', seat: 2 }],
    ['ore', { type: 'stolen', card: 'ore' }],
    ['buy', { type: 'buy' }],
    ['knight', { type: 'dealt', card: 'knight' }],
    ['play knight', { type: 'play', card: 'knight' }],
    ['play roads', { type: 'play', card: 'roads' }],
    ['play plenty ore:2', { type: 'play', card: 'plenty', cards: { ore: 2 } }],
    ['play plenty wool ore', { type: 'play', card: 'plenty', cards: { wool: 1, ore: 1 } }],
    ['play monopoly grain', { type: 'play', card: 'monopoly', resource: 'grain' }],
    ['bank ore for wool', { type: 'bank', give: 'ore', get: 'wool' }],
    ['offer ore for wool to 1 2', { type: 'offer', to: [1, 2], give: { ore: 1 }, get: { wool: 1 } }],
    [
      'offer ore:2 grain for wool to 0',
      { type: 'offer', to: [0], give: { ore: 2, grain: 1 }, get: { wool: 1 } },
    ],
    ['counter wool for ore:3', { type: 'counter', give: { wool: 1 }, get: { ore: 3 } }],
    ['trade 2', { type: 'trade', with: 2 }],
    ['withdraw', { type: 'withdraw' }],
    ['accept', { type: 'accept' }],
    ['decline', { type: 'decline' }],
    ['skip', { type: 'skip' }],
    ['end', { type: 'end' }],
    [
      `map mountains:10 pasture:2 forest:9 fields:12 hills:6 pasture:4 hills:10 fields:9 forest:11 desert forest:3
       mountains:8 forest:8 mountains:3 fields:4 pasture:5 hills:5 fields:6 pasture:11
       3:1 grain ore 3:1 wool 3:1 3:1 brick lumber`.replace(/\s+/g, ' '),
      { type: 'map', hexes: BEGINNERS_HEXES, harbors: BEGINNERS_HARBORS },
    ],
  ];
  for (const [words, action] of WORDS) {
    expect(catan.text.write(action)).toBe(words);
    expect(catan.text.read(words.split(' '))?.action).toStrictEqual(action);
  }
});

test('an answer of chance stays on the line of the action; an island has its own line', () => {
  expect(catan.text.answers({ type: 'dice', dice: [3, 4] })).toBe(true);
  expect(catan.text.answers({ type: 'dealt', card: 'knight' })).toBe(true);
  expect(catan.text.answers({ type: 'stolen', card: 'ore' })).toBe(true);
  expect(catan.text.answers({ type: 'map', hexes: BEGINNERS_HEXES, harbors: BEGINNERS_HARBORS })).toBe(false);
});

test('words that name no action are not read', () => {
  for (const words of [
    '',
    'settle',
    'settle 8',
    'settle E08',
    'road V08',
    'city v08',
    'robber 04',
    'rob',
    'rob two',
    '3',
    '3 7',
    '0 1',
    '33 4',
    'discard knight',
    'gold',
    'play',
    'play point',
    'play plenty',
    'play point ore',
    'play monopoly',
    'play monopoly knight',
    'bank ore wool',
    'bank ore for',
    'bank ore for gold',
    'bank gold for ore',
    'bank ore and wool',
    'offer ore for wool',
    'offer ore to 1',
    'offer for wool to 1',
    'offer ore for to 1',
    'offer ore ore for wool to 1',
    'offer ore:x for wool to 1',
    'counter ore',
    'counter for ore',
    'counter ore and wool',
    'offer ore and wool to 1',
    'trade',
    'map hills:6',
    'constructor',
    'toString',
  ])
    expect(catan.text.read(words.split(' ')), words).toBeUndefined();
  // Twenty hexes; no ninth harbour.
  const map = catan.text
    .write({ type: 'map', hexes: BEGINNERS_HEXES, harbors: BEGINNERS_HARBORS })
    .split(' ');
  expect(catan.text.read(map.slice(0, -1))).toBeUndefined();
  expect(catan.text.read([map[0]!, ...map.slice(2)])).toBeUndefined(); // a hex is missing
  expect(catan.text.read([...map.slice(0, 5), 'sea:4', ...map.slice(6)])).toBeUndefined();
  expect(catan.text.read([...map.slice(0, -1), 'gold'])).toBeUndefined();
  expect(catan.text.read([...map.slice(0, -9), ...Array<string>(9).fill('gold')])).toBeUndefined();
});

test('a game reads back from its text and from JSON as the same record', () => {
  for (const input of [
    { seats: 3 },
    { seats: 4, map: 'beginners', victoryTarget: 4 },
    { seats: 2, dice: 'deck' },
  ])
    for (const atMost of [0, 1, 2, 5, 17, 300]) {
      // Cut short anywhere it is a game in progress.
      const options = optionsOf(input);
      const acts = playRandomGame({ options, seed: atMost, style: 'anything', atMost }, () => {});
      const names = Array.from({ length: options.seats }, (_, one) => `Seat ${one + 1}`);
      const record = recordOf(catan, options, names, acts);
      const text = writeText(catan, record);
      expect(readText(catan, text)).toStrictEqual({ ok: true, value: record });
      expect(parseRecord([catan], text)).toStrictEqual({ ok: true, value: record });
      expect(parseRecord([catan], JSON.stringify(record))).toStrictEqual({ ok: true, value: record });
      expect(replay(catan, record).ok).toBe(true);
    }
});

test('a turn is a line, with what chance answered; others answer on lines of their own', () => {
  const text = `bastide/1 catan
options {"map":"beginners","seats":4}
seats [{"name":"Red"},{"name":"Blue"},{"name":"White"},{"name":"Orange"}]

# A ten: red takes an ore, and offers it.
0 roll 4 6 offer ore for brick to 1 2
1 accept
2 decline
0 trade 1 end
1 roll 3 4 robber H04 rob 0 brick
2 offer brick for ore to 1
`;
  const read = readText(catan, text);
  expect.assert(read.ok);
  const replayed = replay(catan, read.value);
  expect.assert(replayed.ok);
  const seats = [0, 1].map((one) => catan.view(replayed.state, one).seats[one]!.hand);
  expect(seats[0]).toStrictEqual({ brick: 0, lumber: 2, wool: 0, grain: 1, ore: 0 });
  expect(seats[1]).toStrictEqual({ brick: 1, lumber: 1, wool: 0, grain: 0, ore: 2 });
  expect(replayed.record.actions.map(({ by, type }) => `${by} ${type}`).slice(0, 4)).toStrictEqual([
    '0 roll',
    'chance dice',
    '0 offer',
    '1 accept',
  ]);
  const written = writeText(catan, replayed.record).split('\n').slice(4, -1);
  expect(written).toStrictEqual(text.split('\n').slice(5, -1));
});

test('a value that is no action has no words', () => {
  expect(() => catan.text.write({ type: 'fly' } as never)).toThrow();
});
