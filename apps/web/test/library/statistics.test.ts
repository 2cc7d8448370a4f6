import { expect, test } from 'vitest';
import { type FinishedGame, statisticsOf } from '../../src/library/StatisticsPanel.tsx';
import { soloSeats } from '../../src/people/seats.ts';

const alone = (
  points: readonly number[],
  winners: readonly number[],
  bot: 'greedy' | 'random' = 'greedy',
): FinishedGame => ({
  game: 'carcassonne',
  seats: soloSeats('', points.length - 1, bot),
  result: { points, winners },
  sources: [
    { name: 'final.city', points: points.map((n) => n - 10) },
    { name: 'final.road', points: points.map(() => 10) },
  ],
});

test('wins and points are counted by opponent', () => {
  const { bots, people } = statisticsOf([
    alone([50, 40], [0]),
    alone([30, 60], [1]),
    alone([40, 40, 10], [0, 1]),
    alone([70, 20], [0], 'random'),
  ]);
  expect(bots).toEqual([
    { game: 'carcassonne', bots: ['greedy'], games: 3, won: 2, points: 120 },
    { game: 'carcassonne', bots: ['random'], games: 1, won: 1, points: 70 },
  ]);
  expect(people).toEqual([]);
});

test('people who share a screen are counted by name', () => {
  const seats = (['Olena', 'Mei'] as const).map((name) => ({ ...soloSeats(name, 1, 'greedy')[0]!, name }));
  const game = (points: readonly number[], winners: readonly number[]): FinishedGame => ({
    game: 'catan',
    seats,
    result: { points, winners },
    sources: [],
  });
  expect(statisticsOf([game([10, 7], [0]), game([4, 10], [1])]).people).toEqual([
    { game: 'catan', name: 'Olena', games: 2, won: 1, points: 14 },
    { game: 'catan', name: 'Mei', games: 2, won: 1, points: 17 },
  ]);
});

test('sources of points count people, but not bots', () => {
  expect(statisticsOf([alone([50, 90], [1]), alone([31, 20], [0])]).sources).toEqual([
    { game: 'carcassonne', name: 'final.city', points: 61, seats: 2 },
    { game: 'carcassonne', name: 'final.road', points: 20, seats: 2 },
  ]);
});

test('a game without points of a kind counts for the mean', () => {
  const { sources } = alone([20, 10], [0]);
  const without = { ...alone([30, 10], [0]), sources: sources.slice(0, 1) };
  const [city, road] = statisticsOf([alone([20, 10], [0]), without]).sources;
  expect(city).toMatchObject({ seats: 2 });
  expect(road).toMatchObject({ points: 10, seats: 2 });
});
