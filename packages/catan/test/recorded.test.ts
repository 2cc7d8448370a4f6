import assert from 'node:assert/strict';
import { CHOICES, catan } from '@bastide/catan';
import { describe, test } from 'vitest';
import { type Happened, RARE } from './recorded/rare.ts';
import { FILES, linesOf, playAgain, readRecorded } from './recorded.ts';
import { STYLES, Watch } from './wander.ts';

const games = Object.keys(FILES).map((name) => ({ name, lines: linesOf(name) }));
/** Every so many games, one is played along by the referee; `soak.mjs` has all of them refereed. */
const REFEREED = 76;

/** The rare situations in the games of a file, which end as they ended; each file is played once. */
const seen = new Map<string, ReadonlySet<string>>();
function seenIn({ name, lines }: (typeof games)[number]): ReadonlySet<string> {
  const known = seen.get(name);
  if (known) return known;
  const found = new Set<string>();
  lines.forEach((line, i) => {
    const { recorded, options, acts } = readRecorded(line);
    const where = `line ${i + 1}: ${JSON.stringify(recorded.options)}`;
    let at = 0;
    let before: Happened | undefined;
    const { points, digest } = playAgain(options, acts, (events, state) => {
      const now = { action: acts[at++]!, events, state };
      for (const [situation, isIt] of Object.entries(RARE))
        if (!found.has(situation) && isIt(now, before)) found.add(situation);
      before = now;
    });
    assert.deepEqual(points, recorded.points, where);
    assert.equal(digest, recorded.digest, where);
  });
  seen.set(name, found);
  return found;
}

describe('recorded games are played again to the same end', () => {
  for (const file of games) test(`${file.name} seats`, () => void seenIn(file));

  test('nothing that comes seldom is missing from them', () => {
    const found = new Set(games.flatMap((file) => [...seenIn(file)]));
    assert.deepEqual(
      Object.keys(RARE).filter((situation) => !found.has(situation)),
      [],
    );
  });
});

test('some of them once more, step by step, with the referee', () => {
  for (const { lines } of games)
    lines.forEach((line, i) => {
      if (i % REFEREED !== 33) return;
      const { options, acts } = readRecorded(line);
      const watch = new Watch(options);
      const state = catan.setup(options);
      for (const { by, ...action } of acts)
        watch.follow(state, by, action, () => catan.apply(state, by, action));
    });
});

test('they cover every seat, map and style, and every combination of the other choices', () => {
  const { map: maps, ...others } = CHOICES;
  const read = games.flatMap(({ lines }) => lines.map(readRecorded));
  const printed = new Set(
    read.map(({ options, recorded }) => `${options.seats} ${options.map} ${recorded.style}`),
  );
  assert.equal(printed.size, games.length * maps.length * STYLES.length);
  const names = Object.keys(others) as (keyof typeof others)[];
  const changed = new Set(
    read.map(({ options }) => `${options.seats} ${names.map((name) => options[name])}`),
  );
  const combinations = Object.values(others).reduce((product, values) => product * values.length, 1);
  assert.equal(changed.size, games.length * combinations);
  assert.ok(read.length >= 220);
});
