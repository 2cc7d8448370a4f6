import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { peopleOf } from '../../src/people/people.ts';
import { soloSeats } from '../../src/people/seats.ts';
import { translatorIn } from '../translators.ts';
import { decisions, GAMES, isFaulty, movesAt } from './moves.ts';

describe.each(GAMES)('%s', (_, game, moves, options) => {
  const all = movesAt(decisions(game, options));
  test.each(LANGUAGES)('every possible move of a game has a description in %s', async (language) => {
    const t = await translatorIn(language);
    const people = peopleOf(t, { seats: soloSeats('Olena', 2, 'greedy') });
    const told = new Set(all.map(({ view, action }) => moves.describe(t, [action], view, people)));
    expect(told.size).toBeGreaterThan(60);
    expect([...told].filter(isFaulty)).toEqual([]);
  });
});

test.each(LANGUAGES)(
  'every possible placement is described by what it touches, without coordinates, in %s',
  async (language) => {
    const t = await translatorIn(language);
    const [, game, moves, options] = GAMES[0]!;
    const people = peopleOf(t, { seats: soloSeats('Olena', 2, 'greedy') });
    const told = movesAt(decisions(game, options))
      .filter(({ action }) => action.type === 'place')
      .map(({ view, action }) => moves.describe(t, [action], view, people, { isReaders: true }));
    expect(new Set(told).size).toBeGreaterThan(50);
    expect(told.filter((said) => /\d/.test(said) || isFaulty(said))).toEqual([]);
  },
);
