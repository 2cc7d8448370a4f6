import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FORM_FAULTS } from '@bastide/contract';
import { FAIRNESS_FAULTS } from '@bastide/fair';
import { readMessages, readRefusals } from '@bastide/messages/files';
import { GAMES as BOOKS, LANGUAGES, type Language, loadRules } from '@bastide/rulebook';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { namesOf } from '../src/game/list.ts';
import { GAMES } from '../src/games.ts';
import { loadTranslator } from '../src/i18n/translator.ts';
import { table } from '../src/shell/output.ts';
import { widthOf, wrapped } from '../src/shell/width.ts';

const NAMES = namesOf(GAMES.speakers);

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, code: readFileSync(SRC + file, 'utf8') }));

/** Code that joins lists and sentences by messages of the program. */
const JOINERS = readFileSync(new URL('../../../packages/messages/src/joiners.ts', import.meta.url), 'utf8');

/** Messages of shared code, and of each game. */
const PARTS = ['program', 'record-faults', ...NAMES.map((name) => `program-${name}`)];
/** The files that use the messages of a part. */
const roomOf = (part: string) =>
  part.startsWith('program-') ? `games/${part.slice('program-'.length)}/` : '';

describe.each(LANGUAGES)('%s', (language) => {
  test('the name of a value in the help is one word', () => {
    for (const part of PARTS)
      for (const [key, message] of Object.entries<string>(readMessages(language, part)))
        if (key.startsWith('value.'))
          expect([key, message]).toEqual([key, message.replace(/[\s,|<>[\]{}]/g, '')]);
  });

  test('a game has the same name as in its rulebook', async () => {
    const words = loadTranslator(language, GAMES.speakers);
    for (const game of BOOKS)
      expect(words.of(game)('title')).toBe((await loadRules(game, language)).names.game);
  });
});

/** Rules in calls of `refuse`, and those of figures that are not in the game. */
const REFUSED = /(?:\brefuse\(\s*(?:[^'()]*\?\s*)?|\babsent: )'((?:CAR|CAT)-[A-Z0-9-]+-\d+)'/g;
/** Rules in tables of reasons; in the files of actions `rule: …` is that of an event. */
const IN_TABLES = /(?<!rule: )'((?:CAR|CAT)-[A-Z0-9-]+-\d+)'/g;
const IN_SEQUENCE = /'((?:CAR|CAT)-[A-Z0-9-]+-\d+)'/g;

test('every rule by which an engine refuses has a reason', async () => {
  for (const game of NAMES) {
    const root = fileURLToPath(new URL(`../../../packages/${game}/src/`, import.meta.url));
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const rules = files.flatMap((file) => {
      const code = readFileSync(root + file, 'utf8');
      const tables = file === 'sequence.ts' ? IN_SEQUENCE : file.startsWith('actions') ? IN_TABLES : REFUSED;
      return [...code.matchAll(REFUSED), ...code.matchAll(tables)];
    });
    const [prefix] = rules[0]![1]!.split('-');
    const said = Object.keys(readRefusals('en')).filter((key) => key.startsWith(`refusal.${prefix}-`));
    expect(said.toSorted()).toEqual([...new Set(rules.map(([, rule]) => `refusal.${rule}`))].sort());
  }
});

/** Finds the messages that code uses: full keys, and patterns of keys that are put together. */
function saidBy(code: string): (key: string) => boolean {
  const patterns = [...code.matchAll(/`([a-zA-Z]+\.[^`]*\$\{[^`]*)`/g)].map(
    ([, text = '']) =>
      new RegExp(
        `^${text
          .split(/\$\{[^}]*\}/)
          .map((fixed) => fixed.replaceAll('.', '\\.'))
          .join('.+')}$`,
      ),
  );
  return (key) => code.includes(`'${key}'`) || patterns.some((pattern) => pattern.test(key));
}

test.each(PARTS)('every message of %s is used', (part) => {
  const room = roomOf(part);
  const code = sources
    .filter(({ file }) => file.startsWith(room) || !file.startsWith('games/'))
    .map((source) => source.code)
    .join('\n');
  const said = saidBy(code + JOINERS);
  expect(Object.keys(readMessages('en', part)).filter((key) => !said(key))).toEqual([]);
});

test('every fault of a text that is no record has a reason', async () => {
  const messages = readMessages('en', 'record-faults');
  for (const fault of FORM_FAULTS) expect(messages).toHaveProperty([`recordFault.form.${fault}`]);
  for (const fault of FAIRNESS_FAULTS) expect(messages).toHaveProperty([`recordFault.fairness.${fault}`]);
});

test('all output comes from messages', () => {
  /**
   * Sentences that are no messages: our own mistakes, HTTP headers, markup and style, and the English of documents.
   */
  const ALLOWED = [
    /^default-src|^(img|style|worker|object|base|frame)-\w+ /,
    /^public, max-age/,
    /^bastide /,
    /^<[a-z!][^…]*[ >]/,
    /^\n:root\{/,
  ];
  const DOCUMENTS = [
    'there is no game …: only …',
    'not allowed; this player may not know why',
    'text/plain; charset=utf-8',
    'GET, HEAD',
    'camera=(), geolocation=(), microphone=()',
    'no game has begun',
    'no such game: …',
    'there is no seat …',
    'the game is over',
    'something was hidden: a question needs the view',
    'seat … is not to act: … is',
    'seat … has no action in this phase',
    'no view of …: …',
    'no JSON: …',
    '… is missing',
    'no line of this protocol: …',
    'a line of more than … characters',
    'it closed its output',
  ];
  const found: string[] = [];
  // Style sheets contain no messages; views are described and refused in the English of the bot protocol.
  for (const { file, code } of sources.filter(
    (one) => !/(^|\/)(style|view|view-reader)\.ts$/.test(one.file),
  )) {
    const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
    const look = (node: ts.Node): void => {
      if (ts.isNewExpression(node) && node.expression.getText() === 'Error') return;
      const whole = ts.isStringLiteralLike(node)
        ? node.text
        : ts.isTemplateExpression(node)
          ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
          : '';
      const text = whole.replace(/<[^<>]*>/g, '<>'); // Markup tags are no words.
      if (/\p{L}{2}[^\p{L}]* [^\p{L}]*\p{L}{2}/u.test(text) && !ALLOWED.some((one) => one.test(text)))
        if (!DOCUMENTS.includes(text)) found.push(`${file}: ${text}`);
      node.forEachChild(look);
    };
    look(tree);
  }
  expect(found).toEqual([]);
});

test('messages join words and sentences, because code adds no comma, full stop or space', () => {
  const glue =
    /\.join\((['"`])(?:[,;:.·、，；：] ?| )\1\)|\$\{(?:words|say)[.(][^`]*\)\}[,:;(]|\}[.,:;(]* \(?\$\{(?:words|say)[.(]|\}[,:;] \$\{/;
  /** Words that are typed, HTTP headers, our own mistakes, and texts between programs. */
  const ALLOWED = [
    /^i18n\/translator\.ts: export const typed = /,
    /^rules\.ts: const sought = /,
    /^arena\.ts: return kept\.join/,
    /^analyse\/report\.ts: actions\.map\(\(action\) => text\.write/,
    /^play\/serve\.ts: /,
    /^admin\/finding-text\.ts: return \{ paths: finding\.paths\.map\(quoted\)/,
    /new Error\(/,
    /^bot\/seat\.ts: /,
    /^(shell\/issues|game\/view-reader|games\/\w+\/view)\.ts: /,
  ];
  const found = sources.flatMap(({ file, code }) =>
    code.split('\n').flatMap((line) => (glue.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(found.filter((line) => !ALLOWED.some((one) => one.test(line)))).toEqual([]);
  // Texts that it must find.
  expect(`\`\${game}: \${inWords(options, words)}\``).toMatch(glue);
  expect("told.join(', ')").toMatch(glue);
});

test('columns have the widths of a terminal', () => {
  expect(['abc', 'місто', '城市', 'é', '’—×', '한국', '👍'].map(widthOf)).toEqual([3, 5, 4, 1, 3, 4, 2]);
  const chinese = '卡尔卡松是一款桌面游戏，玩家轮流放置板块（每次一块），并在上面部署随从。';
  for (const width of [10, 15, 20]) {
    const lines = wrapped(chinese, width);
    expect(lines.join('')).toBe(chinese);
    for (const line of lines) {
      expect(widthOf(line)).toBeLessThanOrEqual(width + 2); // Punctuation may stick out.
      expect(line).not.toMatch(/^[，。）]|（$/);
    }
  }
  expect(
    table([
      ['座位', '平均得分'],
      ['0', 'ї'],
    ]),
  ).toEqual(['  座位  平均得分', '  0            ї']);
  expect(wrapped('one two three', 7, '  ')).toEqual(['  one', '  two', '  three']);
});

test('numbers and lists have the form of their language', async () => {
  const said = async (language: Language) => {
    const { figure, list } = loadTranslator(language, []);
    return [figure(28300), figure(2.5, 2), list(['a', 'b', 'c'])];
  };
  expect(await said('en')).toEqual(['28,300', '2.50', 'a, b and c']);
  expect(await said('uk')).toEqual(['28\u00a0300', '2,50', 'a, b і c']);
});

test('parts, lists and sentences are joined in the style of their language', async () => {
  const said = async (language: Language, stop: string) => {
    const { parts, groups, sentences } = loadTranslator(language, []);
    return sentences([groups([parts(['a', 'b']), 'c']) + stop, `d${stop}`]);
  };
  expect(await said('en', '.')).toBe('a, b; c. d.');
  expect(await said('zh', '。')).toBe('a，b；c。d。');
});
