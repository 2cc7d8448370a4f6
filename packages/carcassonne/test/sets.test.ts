import { readdirSync, readFileSync } from 'node:fs';
import { SETS } from '@bastide/carcassonne';
import { expect, test } from 'vitest';
import { SCALARS } from '../src/scalars.ts';
import { SET_FACTS } from '../src/sets/facts.ts';
import { EXPANSIONS } from '../src/sets/index.ts';

const SOURCES = new URL('../src/', import.meta.url);

/** Words that belong to one set. */
const WORDS =
  /builder|\bpigs?\b|\bpig(?=[A-Z])|(?<=[a-z])Pigs?\b|\bgoods?\b|cathedral|\binns?\b|(?<=[a-z])Inn\b|river|abbot|garden|traders/i;

/** Files that may know sets, and why. */
const MAY_KNOW = {
  'index.ts': 'names what callers may import, of sets too',
  'packed.ts': 'names what programs that search may import, of sets too',
  'tiles/notation.ts': 'reads the lines of tiles, and one language describes the tiles of all sets',
  'tiles/proof.ts': 'proves those lines',
};

test('the base game names no expansion: its words stand in the folders of sets, and in the notation of tiles', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.startsWith('sets/') && !Object.hasOwn(MAY_KNOW, file));
  expect(files.length).toBeGreaterThan(40);
  const named = files.flatMap((file) =>
    readFileSync(new URL(file, SOURCES), 'utf8')
      .split('\n')
      .flatMap((line, i) => (WORDS.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  );
  expect(named).toEqual([]);
});

test.each(Object.keys(MAY_KNOW))('the exception %s is needed', (file) => {
  expect(readFileSync(new URL(file, SOURCES), 'utf8')).toMatch(WORDS);
});

test('the list of sets and the list of their data name the same sets', () => {
  expect(EXPANSIONS.map(({ facts }) => facts.name).sort()).toEqual([...SETS].sort());
  expect(new Set(EXPANSIONS.map(({ facts }) => facts))).toEqual(new Set(SET_FACTS));
});

test('no two sets use the same number, word or bit of the packed state', () => {
  const once = (list: readonly unknown[]) => expect(new Set(list).size).toBe(list.length);
  once(SET_FACTS.flatMap(({ figures = {} }) => Object.values(figures).map(({ number }) => number)));
  once(SET_FACTS.flatMap(({ lists = [] }) => lists.map(({ listOrder }) => listOrder)));
  once(SET_FACTS.flatMap(({ rules = [] }) => rules.map(([bit]) => bit)));
  once(EXPANSIONS.flatMap(({ deployActions = [] }) => deployActions.map(({ code }) => code)));
  expect(Object.keys(SCALARS)).toEqual(
    expect.arrayContaining(SET_FACTS.flatMap(({ scalars = [] }) => scalars)),
  );
  for (const { rules = [] } of SET_FACTS) for (const [bit] of rules) expect(bit).toBeGreaterThanOrEqual(256);
});
