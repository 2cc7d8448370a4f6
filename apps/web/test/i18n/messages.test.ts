import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { SHARED } from '../../src/i18n/shared.ts';
import { CATALOGUES, messagesIn, wordsIn } from '../in-words.ts';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(SRC + file, 'utf8') }));

/** Every catalogue by its room: what shared rooms say, and what each game says. */
const ROOMS = [['', SHARED] as const, ...GAMES.map(({ name, words }) => [`games/${name}/`, words] as const)];

interface Part {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
}
/** Literal text, and the `#` of a plural, in the parser's numbering. */
const NO_ARGUMENTS = [0, 7];
const PLURAL = 6;

const parsed = (message: string, language: string): readonly Part[] =>
  new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst() as readonly Part[];

function argumentsOf(parts: readonly Part[]): Set<string> {
  const names = new Set<string>();
  for (const part of parts) {
    if (!NO_ARGUMENTS.includes(part.type) && part.value !== undefined) names.add(part.value);
    for (const option of Object.values(part.options ?? {}))
      for (const name of argumentsOf(option.value)) names.add(name);
  }
  return names;
}

/** The plural categories that each plural of a message covers; exact numbers are left out. */
function plurals(parts: readonly Part[]): string[][] {
  return parts.flatMap((part) => {
    const inside = Object.values(part.options ?? {}).flatMap((option) => plurals(option.value));
    if (part.type !== PLURAL) return inside;
    return [
      Object.keys(part.options ?? {})
        .filter((category) => !category.startsWith('='))
        .sort(),
      ...inside,
    ];
  });
}

describe.each(ROOMS)('%s', (_room, { first, later, table }) => {
  const parts = Object.entries({ first, later, ...(table && { table }) });
  describe.each(LANGUAGES)('%s', (language) => {
    test.each(parts)(
      '%s has every message, and each takes the same arguments as in English',
      async (_, part) => {
        const { messages: en } = await part.en();
        const { messages } = await part[language]();
        expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort());
        for (const [key, message] of Object.entries(en))
          expect([key, [...argumentsOf(parsed(messages[key]!, language))].sort()]).toEqual([
            key,
            [...argumentsOf(parsed(message, 'en'))].sort(),
          ]);
      },
    );
  });
});

test('no message is in two catalogues, or in two parts of one', async () => {
  const parts = CATALOGUES.flatMap(({ first, later, table }) => [first, later, ...(table ? [table] : [])]);
  const keys = (await Promise.all(parts.map((part) => part.en()))).flatMap(({ messages }) =>
    Object.keys(messages),
  );
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

describe.each(LANGUAGES)('%s', (language) => {
  test('knows every plural form of its language', async () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    for (const [key, message] of Object.entries(await messagesIn(language)))
      for (const covered of plurals(parsed(message, language))) expect([key, covered]).toEqual([key, forms]);
  });
});

describe.each(LANGUAGES)('%s', (language) => {
  test('a count never follows a name without a sign or a word between: names end in numbers, too', async () => {
    const run = /\{names?\}\}* (?:#|\{(?:n|points|cards|count)\}|\{\w+, plural,[^#{}]*\{#)/;
    const messages = Object.entries(await messagesIn(language));
    expect(messages.filter(([, message]) => run.test(message)).map(([key]) => key)).toEqual([]);
  });
});

test('Ukrainian numbers take their nouns along', async () => {
  const t = await wordsIn('uk');
  const said = [1, 3, 5, 11, 21, 22, 112].map((n) => t('stack.left', { n }));
  expect(said).toEqual([
    'лишилася 1 плитка',
    'лишилося 3 плитки',
    'лишилося 5 плиток',
    'лишилося 11 плиток',
    'лишилася 21 плитка',
    'лишилося 22 плитки',
    'лишилося 112 плиток',
  ]);
});

test('Ukrainian goods are counted in tokens, which are taken and held in the same form', async () => {
  const t = await wordsIn('uk');
  const taken = [1, 3, 5, 21].map((n) =>
    t('log.goods', { who: 'other', goods: t('seat.goodCount', { n, good: 'wine' }) }),
  );
  expect(taken).toEqual([
    'бере 1 жетон вина',
    'бере 3 жетони вина',
    'бере 5 жетонів вина',
    'бере 21 жетон вина',
  ]);
  expect(t('seat.goodCount', { n: 1, good: 'wine', third: 'chicken' })).toBe('1 жетон із куркою');
});

/** What is said by some code: names in full, and names that are put together. */
function saidBy(code: string): (key: string) => boolean {
  const patterns = [...code.matchAll(/`((?:[a-z]+|\$\{[^`}]*\})\.[^`]*)`/g)]
    .map(([, text = '']) => text)
    .filter((text) => text.includes('${'))
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\$\{[^}]*\}/)
            .map((fixed) => fixed.replaceAll('.', '\\.'))
            .join('.+')}$`
            // The name of a game has no stop in it.
            .replace('^.+', '^[^.]+'),
        ),
    );
  return (key) => code.includes(`'${key}'`) || patterns.some((pattern) => pattern.test(key));
}

test.each(ROOMS)('every message of %s is said there, or in a shared room', async (room, catalogue) => {
  const said = saidBy(
    sources
      .filter(({ file }) => file === 'i18n/words.ts' || !/(i18n|\/words)\//.test(file))
      // What shared rooms may say, any game may say too; but no game what another says.
      .filter(({ file }) => file.startsWith(room) || !file.startsWith('games/'))
      .map(({ code }) => code)
      .join('\n'),
  );
  const messages = await messagesIn('en', [catalogue]);
  expect(Object.keys(messages).filter((key) => !said(key))).toEqual([]);
});

test('nothing is said on the page but by messages', () => {
  const SPOKEN = ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label'];
  const literal: string[] = [];
  for (const { file, code } of sources.filter((source) => source.file.endsWith('.tsx'))) {
    const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const look = (node: ts.Node): void => {
      if (ts.isJsxText(node) && /\p{L}/u.test(node.text)) literal.push(`${file}: ${node.text.trim()}`);
      if (ts.isJsxAttribute(node) && SPOKEN.includes(node.name.getText()) && node.initializer)
        if (ts.isStringLiteral(node.initializer) && /\p{L}/u.test(node.initializer.text))
          literal.push(`${file}: ${node.initializer.text}`);
      node.forEachChild(look);
    };
    look(tree);
  }
  expect(literal).toEqual([]);
});
