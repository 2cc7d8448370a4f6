import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SRC = path.join(import.meta.dirname, '../../src');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(path.join(SRC, name), 'utf8') }));

/** Ways to make or change a state, and the only files that may use them. */
const HOLDS: readonly { readonly what: RegExp; readonly files: readonly RegExp[] }[] = [
  // The local table; replays of opened records; the pictures of the start page.
  {
    what: /\.setup\(|\breplay\(/,
    files: [/^session\/local-position\.ts$/, /^records\/open-record\.ts$/, /^games\/\w+\/picture\//],
  },
  {
    what: /\.apply\(\s*\w*state\b/i,
    files: [/^session\/local-position\.ts$/, /^games\/\w+\/picture\//],
  },
  { what: /\bplay(?:<\w+>)?\([^,()]+, [\w.]*state\b/i, files: [/^session\/local-position\.ts$/] },
  { what: /\.fast\b|\b(?:playout|rollout)\(/, files: [] },
  // From a view only.
  {
    what: /\.determinize\(/,
    files: [
      /^session\/state-for-view\.ts$/,
      /^(?:bots|review)\/run-(?:bot|coach)-worker\.ts$/,
      /^games\/\w+\/bot-worker\.ts$/,
    ],
  },
  { what: /\bmoment(?:\(\w*\))?!?\.state\b|\bposition\.state\b/i, files: [/^session\/local-session\.ts$/] },
];

/** Imports of the type `State` from an engine. */
const STATE = /import (?:type )?\{[^}]*\bState\b[^}]*\} from '@bastide\//;

test.each(HOLDS)('only the local table holds a state: $what', ({ what, files: allowed }) => {
  const found = files.filter(({ name, text }) => what.test(text) && !allowed.some((one) => one.test(name)));
  expect(found.map(({ name }) => name)).toEqual([]);
});

test('no file of the page imports the type of a game’s state', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter(({ text }) => STATE.test(text)).map(({ name }) => name)).toEqual([]);
});

test('the allowed files do hold a state', () => {
  for (const { what, files: allowed } of HOLDS)
    if (allowed.length > 0)
      expect(files.some(({ name, text }) => what.test(text) && allowed.some((one) => one.test(name)))).toBe(
        true,
      );
});
