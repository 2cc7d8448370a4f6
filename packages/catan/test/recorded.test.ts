import { CHOICES, catan } from '@bastide/catan';
import { expect, test } from 'vitest';
import { RefereeCheck, STYLES } from './random-game.ts';
import { RARE, type StepTaken } from './recorded/rare.ts';
import { FILES, linesOf, playAgain, readRecorded } from './recorded.ts';

const games = Object.keys(FILES).map((name) => ({ name, lines: linesOf(name) }));
/** Every so many games, one is played along by the referee; `soak.mjs` has all of them refereed. */
const REFEREED = 76;

test('recorded games are played again to the same end, and nothing that comes seldom is missing', () => {
  const missing = new Set(Object.keys(RARE));
  for (const { name, lines } of games)
    lines.forEach((line, i) => {
      const { recorded, options, acts } = readRecorded(line);
      const where = `${name} seats, line ${i + 1}: ${JSON.stringify(recorded.options)}`;
      let at = 0;
      let before: StepTaken | undefined;
      const { points, digest } = playAgain(options, acts, (events, state) => {
        const now = { action: acts[at++]!, events, state };
        for (const situation of missing) if (RARE[situation]!(now, before)) missing.delete(situation);
        before = now;
      });
      expect(points, where).toStrictEqual(recorded.points);
      expect(digest, where).toBe(recorded.digest);
    });
  expect([...missing]).toStrictEqual([]);
});

test('some recorded games are played step by step with the referee and agree with it', () => {
  for (const { lines } of games)
    lines.forEach((line, i) => {
      if (i % REFEREED !== 33) return;
      const { options, acts } = readRecorded(line);
      const watch = new RefereeCheck(options);
      const state = catan.setup(options);
      for (const { by, ...action } of acts)
        watch.follow(state, by, action, () => catan.apply(state, by, action));
    });
});

test('the recorded games cover every seat, map and style, and every combination of the other options', () => {
  // Counting cards changes no rule of play.
  const { map: maps, cardTracking: _, ...others } = CHOICES;
  const read = games.flatMap(({ lines }) => lines.map(readRecorded));
  const printed = new Set(
    read.map(({ options, recorded }) => `${options.seats} ${options.map} ${recorded.style}`),
  );
  expect(printed.size).toBe(games.length * maps.length * STYLES.length);
  const names = Object.keys(others) as (keyof typeof others)[];
  const changed = new Set(
    read.map(({ options }) => `${options.seats} ${names.map((name) => options[name])}`),
  );
  const combinations = Object.values(others).reduce((product, values) => product * values.length, 1);
  expect(changed.size).toBe(games.length * combinations);
  expect(read.length).toBeGreaterThanOrEqual(220);
});
