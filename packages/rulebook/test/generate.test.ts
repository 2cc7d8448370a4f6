import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GAMES, LANGUAGES, loadRules } from '@bastide/rulebook';
import { afterAll, expect, it, vi } from 'vitest';
import { generateRules, loadFacts, RULES } from '../scripts/generate.mjs';
import { parseRulebook } from '../scripts/parse.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'bastide-rules-'));
const from = path.join(folder, 'rules');
const to = path.join(folder, 'src');
cpSync(RULES, from, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const MODULES = GAMES.flatMap((game) =>
  ['index', ...LANGUAGES].map((name) => path.join(to, game, 'generated', `${name}.ts`)),
);
/** Files are replaced, never changed in place: a file that was written has another inode. */
const inodes = () => new Map(MODULES.map((file) => [file, statSync(file).ino]));

it.each(GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
  'the rules of %s in %s are loaded as the Markdown has them',
  async (game, language) => {
    const { games } = await loadFacts();
    const markdown = readFileSync(path.join(RULES, language, `${game}.md`), 'utf8');
    expect(parseRulebook(markdown, games[game])).toEqual({
      ...(await loadRules(game, language)),
      problems: [],
    });
  },
);

it('only the modules of a changed file are written again', async () => {
  expect(await generateRules({ from, to })).toBe(true);
  const before = inodes();
  expect(readdirSync(path.join(to, 'catan/generated'))).toHaveLength(1 + LANGUAGES.length);
  expect(await generateRules({ from, to })).toBe(true);
  expect(inodes()).toEqual(before);

  const file = path.join(from, 'en/catan.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('No gifts', 'No presents'));
  expect(await generateRules({ from, to })).toBe(true);
  const changed = MODULES.filter((one) => before.get(one) !== inodes().get(one));
  expect(changed).toEqual([path.join(to, 'catan/generated/en.ts')]);
  expect(readFileSync(changed[0]!, 'utf8')).toContain('No presents');
});

it('errors are printed with file and line, and nothing is written', async () => {
  await generateRules({ from, to });
  const before = inodes();
  const file = path.join(from, 'uk/catan.md');
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.startsWith('### CAT-TRADE-05 ·'));
  writeFileSync(file, lines.with(at, '### CAT-TRADE-05').join('\n'));
  rmSync(path.join(from, 'de/catan.md'));
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await generateRules({ from, to })).toBe(false);
  const printed = print.mock.calls.map(([line]) => line);
  print.mockRestore();
  expect(printed).toEqual([
    `rules/uk/catan.md:${at + 1}: the heading under the anchor CAT-TRADE-05 begins with "CAT-TRADE-05 · "`,
    `rules/uk/catan.md:${at + 1}: CAT-TRADE-05 has no title`,
    'rules/de/catan.md:1: there is no such file',
  ]);
  expect(inodes()).toEqual(before);
});
