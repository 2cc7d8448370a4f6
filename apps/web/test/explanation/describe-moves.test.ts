import type { Types } from '@bastide/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { tellApart, termTexts } from '../../src/explanation/WeighedMoveList.tsx';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { peopleOf } from '../../src/people/people.ts';
import { soloSeats } from '../../src/people/seats.ts';
import { translatorIn } from '../translators.ts';
import { decisions, GAMES, isFaulty, movesAt } from './moves.ts';

/** Every third decision has all kinds of moves; `describe-moves.slow.test.ts` looks at all of them. */
const PART = 3;

/** The decisions of a game, by game. */
const PLAYED = GAMES.map(([, game, , options]) => decisions(game, options));
/** One move for each description that differs in English, by game. */
const DIFFERENT: ReturnType<typeof movesAt>[] = [];

beforeAll(async () => {
  const t = await translatorIn('en');
  const people = peopleOf(t, { seats: soloSeats('Olena', 2, 'greedy') });
  for (const [i, [, , moves]] of GAMES.entries()) {
    const some = movesAt(PLAYED[i]!.filter((_, at) => at % PART === 0));
    const byText = new Map(some.map((move) => [moves.describe(t, [move.action], move.view, people), move]));
    DIFFERENT.push([...byText.values()]);
  }
});

describe.each(GAMES.map(([name, , moves], i) => [name, moves, i] as const))('%s', (_, moves, i) => {
  test.each(LANGUAGES)('every kind of move has a description in %s', async (language) => {
    const t = await translatorIn(language);
    const people = peopleOf(t, { seats: soloSeats('Olena', 2, 'greedy') });
    const told = new Set(DIFFERENT[i]!.map(({ view, action }) => moves.describe(t, [action], view, people)));
    expect(told.size).toBeGreaterThan(60);
    expect([...told].filter(isFaulty)).toEqual([]);
  });

  test.each(LANGUAGES)('no two moves of a list read the same in %s', async (language) => {
    const t = await translatorIn(language);
    const people = peopleOf(t, { seats: soloSeats('Olena', 2, 'greedy') });
    for (const { view, actions } of PLAYED[i]!.filter((_, at) => at % 40 === 1)) {
      const list = tellApart(actions, (action, isExact) =>
        moves.describe(t, [action], view, people, { isExact }),
      );
      expect(list.filter((said, at) => list.indexOf(said) !== at)).toEqual([]);
    }
  });
});

test.each(LANGUAGES)(
  'a placed tile is described by what it touches, without coordinates, in %s',
  async (language) => {
    const t = await translatorIn(language);
    const [, , moves] = GAMES[0]!;
    const people = peopleOf(t, { seats: soloSeats('Olena', 2, 'greedy') });
    const told = DIFFERENT[0]!
      .filter(({ action }) => action.type === 'place')
      .map(({ view, action }) => moves.describe(t, [action], view, people, { isReaders: true }));
    expect(new Set(told).size).toBeGreaterThan(50);
    expect(told.filter((said) => /\d/.test(said) || isFaulty(said))).toEqual([]);
  },
);

test('a description may leave out the actions that are known', async () => {
  const t = await translatorIn('en');
  const [, , moves] = GAMES[0]!;
  const people = peopleOf(t, { seats: soloSeats('Olena', 2, 'greedy') });
  const { view, actions } = PLAYED[0]!.find(({ actions }) => actions[0]?.type === 'place')!;
  const row = [actions[0]!, { type: 'skip' }] as unknown as readonly Types['Action'][];
  expect(moves.describe(t, row, view, people, { from: 1 })).toBe('no figure');
});

test('the description of discards counts all cards together', async () => {
  const t = await translatorIn('en');
  const [, , moves] = GAMES[1]!;
  const { view } = PLAYED[1]![0]!;
  const row = ['wool', 'ore', 'wool'].map((card) => ({ type: 'discard', card }));
  expect(moves.describe(t, row, view, peopleOf(t, { seats: soloSeats('Olena', 3, 'greedy') }))).toBe(
    'Discard 2 wool and 1 ore',
  );
});

test('an explanation lists its terms with signs, the largest first, and omits tiny ones', async () => {
  const t = await translatorIn('en');
  const terms = [
    { name: 'cities', value: 4.26 },
    { name: 'meeples', value: -6 },
    { name: 'roads', value: 0.1 },
    { name: 'nobody knows', value: 5 },
  ];
  const [, , moves] = GAMES[0]!;
  expect(termTexts(t, { margin: 3, terms }, moves)).toEqual(['meeples in hand −6', 'cities +4.3']);
  const chances = [{ name: 'cities', value: 0.023 }];
  expect(termTexts(t, { terms: chances }, moves)).toEqual(['cities +2%']);
});
