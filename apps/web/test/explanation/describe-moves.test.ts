import { BOTS } from '@bastide/bots';
import { carcassonne } from '@bastide/carcassonne';
import { catan } from '@bastide/catan';
import { type Game, Sfc32, seededDealer, type Types } from '@bastide/contract';
import { describe, expect, test } from 'vitest';
import { termTexts } from '../../src/explanation/WeighedMoveList.tsx';
import type { MoveDescriber } from '../../src/game/game-ui.ts';
import { secondary as ofCarcassonne } from '../../src/games/carcassonne/secondary.tsx';
import { secondary as ofCatan } from '../../src/games/catan/secondary.tsx';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { peopleOf } from '../../src/people/people.ts';
import { soloSeats } from '../../src/people/seats.ts';
import { translatorIn } from '../translators.ts';

const GAMES = [
  ['carcassonne', carcassonne, ofCarcassonne.moves, { seats: 2, sets: ['traders', 'abbot'] }],
  ['catan', catan, ofCatan.moves, { seats: 3 }],
] as unknown as readonly [string, Game<Types>, MoveDescriber, object][];

/** Returns the views of a game between two bots, one before each decision, with the possible actions. */
function decisions(game: Game<Types>, given: object) {
  const options = game.readOptions(given);
  if (!options.ok) throw new Error(options.because);
  const state = game.setup(options.value);
  const random = new Sfc32(3);
  const deal = seededDealer(new Sfc32(4));
  const bot = BOTS.random();
  const seen: { view: object; actions: readonly Types['Action'][] }[] = [];
  for (let i = 0; i < 400 && game.actors(state).length > 0; i++) {
    const actor = game.actors(state)[0]!;
    if (actor === 'chance') game.apply(state, actor, deal(game, state)!);
    else {
      seen.push({ view: game.view(state, actor) as object, actions: game.actions(state, actor) });
      game.apply(state, actor, bot.choose(game, state, actor, random));
    }
  }
  return seen;
}

describe.each(GAMES)('%s', (_, game, moves, options) => {
  test.each(LANGUAGES)('every move has a description in %s', async (language) => {
    const t = await translatorIn(language);
    const people = peopleOf(t, { seats: soloSeats('Olena', 2, 'greedy') });
    const told = new Set<string>();
    for (const { view, actions } of decisions(game, options))
      for (const action of actions) told.add(moves.describe(t, [action], view, people));
    expect(told.size).toBeGreaterThan(60);
    expect([...told].filter((said) => said.trim() === '' || /[{}]|undefined/.test(said))).toEqual([]);
  });
});

test.each(LANGUAGES)(
  'a placed tile is described by what it touches, without coordinates, in %s',
  async (language) => {
    const t = await translatorIn(language);
    const [, game, moves, options] = GAMES[0]!;
    const people = peopleOf(t, { seats: soloSeats('Olena', 2, 'greedy') });
    const told = decisions(game, options).flatMap(({ view, actions }) =>
      actions
        .filter(({ type }) => type === 'place')
        .map((action) => moves.describe(t, [action], view, people, { isReaders: true })),
    );
    expect(new Set(told).size).toBeGreaterThan(50);
    expect(told.filter((said) => /\d|undefined|[{}]/.test(said))).toEqual([]);
  },
);

test('a description may leave out the actions that are known', async () => {
  const t = await translatorIn('en');
  const [, game, moves, options] = GAMES[0]!;
  const people = peopleOf(t, { seats: soloSeats('Olena', 2, 'greedy') });
  const { view, actions } = decisions(game, options).find(({ actions }) => actions[0]?.type === 'place')!;
  const row = [actions[0]!, { type: 'skip' }] as unknown as readonly Types['Action'][];
  expect(moves.describe(t, row, view, people, { from: 1 })).toBe('no figure');
});

test('the description of discards counts all cards together', async () => {
  const t = await translatorIn('en');
  const [, game, moves, options] = GAMES[1]!;
  const [{ view }] = decisions(game, options) as [{ view: object }];
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
