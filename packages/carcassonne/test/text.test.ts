import { type Action, carcassonne, FIGURES, TILES } from '@bastide/carcassonne';
import { parseRecord, readText, recordOf, replay, writeText } from '@bastide/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyGame, optionsOf, playRandomGame } from './random-game.ts';

/** An object as JSON makes them. */
const plain = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record<T>(model, { noNullPrototype: true });

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  plain({ type: fc.constant('draw' as const), tile: fc.constantFrom(...TILES.map(({ id }) => id)) }),
  plain({
    type: fc.constant('place' as const),
    at: fc.tuple(fc.integer({ min: -126, max: 126 }), fc.integer({ min: -126, max: 126 })),
    turned: fc.constantFrom(0 as const, 90 as const, 180 as const, 270 as const),
  }),
  plain({
    type: fc.constant('deploy' as const),
    figure: fc.constantFrom(...FIGURES),
    on: fc.constantFrom('c1', 'r2', 'f4', 'm1', 'g1'),
  }),
  plain({
    type: fc.constant('deploy' as const),
    figure: fc.constantFrom('meeple' as const, 'big' as const),
    on: fc.constantFrom('c1', 'r2', 'f4'),
    with: fc.constantFrom('builder' as const, 'pig' as const),
  }),
  fc.constant({ type: 'skip' as const }),
  fc.constant({ type: 'retrieve' as const }),
  plain({ type: fc.constant('farmer' as const), returns: fc.boolean() }),
  plain({ type: fc.constant('second' as const), taken: fc.boolean() }),
);

test('an action in words reads back as itself, and takes as many words as it wrote', () => {
  fc.assert(
    fc.property(anyAction, (action) => {
      const words = carcassonne.text.write(action).split(' ');
      expect(carcassonne.text.read([...words, 'and', 'more'])).toStrictEqual({
        action,
        chance: action.type === 'draw',
        used: words.length,
      });
    }),
  );
});

test('a whole part is one line', () => {
  const part: Action[] = [
    { type: 'draw', tile: 'BA-U' },
    { type: 'place', at: [1, 0], turned: 90 },
    { type: 'deploy', figure: 'meeple', on: 'r1' },
  ];
  expect(part.map(carcassonne.text.write).join(' ')).toBe('BA-U 1,0 90 meeple r1');
});

test('actions of other editions and sets have words of their own', () => {
  const WORDS: [words: string, action: Action][] = [
    ['meeple r1 with builder', { type: 'deploy', figure: 'meeple', on: 'r1', with: 'builder' }],
    ['big f2 with pig', { type: 'deploy', figure: 'big', on: 'f2', with: 'pig' }],
    ['abbot g1', { type: 'deploy', figure: 'abbot', on: 'g1' }],
    ['retrieve', { type: 'retrieve' }],
    ['farmer stays', { type: 'farmer', returns: false }],
    ['farmer returns', { type: 'farmer', returns: true }],
    ['second taken', { type: 'second', taken: true }],
    ['second declined', { type: 'second', taken: false }],
    ["TB-T'", { type: 'draw', tile: "TB-T'" }],
    ['RI-A3', { type: 'draw', tile: 'RI-A3' }],
    ['BA-Eg', { type: 'draw', tile: 'BA-Eg' }],
  ];
  for (const [words, action] of WORDS) {
    expect(carcassonne.text.write(action)).toBe(words);
    expect(carcassonne.text.read(words.split(' '))?.action).toStrictEqual(action);
  }
});

test('words that name no action are not read', () => {
  for (const words of [
    '',
    'BA',
    'ba-u',
    'BA-UU',
    '1,0',
    '1,0 45',
    '1,0 0x5a',
    '1,0 360',
    '1;0 90',
    '1,0,0 90',
    'meeple',
    'meeple x1',
    'knight c1',
    'meeple v1',
    'meeple r1 with abbot',
    'meeple r1 with',
    'farmer',
    'farmer returned',
    'second',
    'second returns',
    'farmer declined',
    'meeple stays',
    'pig returns',
    "BA-D''",
    'RI-A33',
    'BA-Egg',
  ])
    expect(carcassonne.text.read(words.split(' ')), words).toBeUndefined();
});

test('a game reads back from its text and from JSON as the same record', () => {
  fc.assert(
    fc.property(anyGame, fc.nat(), (game, cut) => {
      const acts = playRandomGame(game, () => {});
      const names = Array.from({ length: game.options.seats }, (_, seat) => `Seat ${seat + 1}`);
      // Cut short anywhere it is a game in progress.
      const record = recordOf(carcassonne, game.options, names, acts.slice(0, cut % (acts.length + 1)));
      const text = writeText(carcassonne, record);
      expect(readText(carcassonne, text)).toStrictEqual({ ok: true, value: record });
      expect(parseRecord([carcassonne], text)).toStrictEqual({ ok: true, value: record });
      expect(parseRecord([carcassonne], JSON.stringify(record))).toStrictEqual({ ok: true, value: record });
    }),
    { numRuns: 10 },
  );
});

test('a record says who did what, a line for each turn; remarks are passed over', () => {
  const text = `bastide/1 carcassonne
options {"edition":"c2","sets":["traders"],"seats":2}
seats [{"name":"Blue"},{"name":"Red"}]

# Blue begins with a road.
0 BA-U 1,0 90 meeple r1
1 BA-B 0,1 0 skip
`;
  const read = readText(carcassonne, text);
  expect.assert(read.ok);
  const replayed = replay(carcassonne, read.value);
  expect.assert(replayed.ok);
  expect(replayed.record.options).toStrictEqual(optionsOf({ sets: ['traders'] }, 'record'));
  expect(replayed.record.actions.map(({ by, type }) => `${by} ${type}`)).toStrictEqual([
    'chance draw',
    '0 place',
    '0 deploy',
    'chance draw',
    '1 place',
    '1 skip',
  ]);
  expect(writeText(carcassonne, replayed.record).split('\n').at(-3)).toBe('0 BA-U 1,0 90 meeple r1');
});
