import { describe, expect, test } from 'vitest';
import type { GameEntry } from '../src/game/entry.ts';
import { GAMES as SOURCE } from '../src/games.ts';
import { checksOf, type Part, sentIn, tablesOf } from './sent.ts';

const GAMES = await SOURCE.load();

/** Returns copies of a JSON value with one fault each, and the place of the fault: a strange member, or a value of another type. */
function* corrupted(value: unknown, at = ''): Generator<readonly [at: string, value: unknown]> {
  if (typeof value !== 'object' || value === null) {
    yield [at, { strange: true }];
    return;
  }
  if (!Array.isArray(value)) yield [`${at}/strange`, { ...value, strange: 'x' }];
  for (const [name, member] of Object.entries(value))
    for (const [place, wrong] of corrupted(member, `${at}/${name}`))
      yield [place, Array.isArray(value) ? value.with(Number(name), wrong) : { ...value, [name]: wrong }];
}

describe.each(GAMES.entries.map(({ game }) => [game.name, game as GameEntry['game']] as const))(
  '%s',
  (name, game) => {
    const tables = tablesOf(name);

    test.each(tables)('everything that is sent about a random game with %j matches the schema', (table) => {
      const check = checksOf(name);
      const sent = new Set<string>();
      for (const [part, value] of sentIn(game, table, 7)) {
        sent.add(part);
        if (!check(part)(value)) expect.fail(`${part}: ${JSON.stringify(check(part).errors)}`);
      }
      expect([...sent].sort()).toEqual(['Action', 'Event', 'Options', 'RedactedAction', 'View']);
    });

    test('the schema refuses a strange member and a value of another type, wherever it is', () => {
      const check = checksOf(name);
      const samples = new Map<string, readonly [Part, unknown]>();
      for (const table of tables)
        for (const [part, value] of sentIn(game, table, 8)) {
          const { type = '', phase = '' } = value as { readonly type?: string; readonly phase?: string };
          samples.set(`${part} ${type}${phase}`, [part, value]);
        }
      expect([...samples.keys()]).toEqual(expect.arrayContaining(['View over', 'Event ended']));
      for (const [part, value] of samples.values())
        for (const [at, wrong] of corrupted(value))
          if (check(part)(wrong)) expect.fail(`${part}: ${at} may be anything`);
    });

    test('the schema refuses an object without one of its required members', () => {
      const check = checksOf(name);
      const sent = new Map<Part, object>();
      for (const [part, value] of sentIn(game, tables[0]!, 9)) sent.set(part, value as object);
      for (const part of ['View', 'Options'] as const)
        for (const member of Object.keys(sent.get(part)!)) {
          const { [member]: _, ...rest } = sent.get(part) as Record<string, unknown>;
          expect([member, check(part)(rest)]).toEqual([member, false]);
        }
    });
  },
);
