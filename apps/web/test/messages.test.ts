import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, loadMessages } from '../src/i18n/languages.ts';
import type { Key } from '../src/i18n/messages.ts';
import { wordsOf } from '../src/i18n/words.ts';

const en = await loadMessages('en');
const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(SRC + file, 'utf8') }));

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

describe.each(LANGUAGES)('%s', (language) => {
  test('has every message, and each takes the same arguments as in English', async () => {
    const messages = await loadMessages(language);
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort());
    for (const key of Object.keys(en) as Key[])
      expect([key, [...argumentsOf(parsed(messages[key], language))].sort()]).toEqual([
        key,
        [...argumentsOf(parsed(en[key], 'en'))].sort(),
      ]);
  });

  test('knows every plural form of its language', async () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    for (const [key, message] of Object.entries(await loadMessages(language)))
      for (const covered of plurals(parsed(message, language))) expect([key, covered]).toEqual([key, forms]);
  });
});

test('Ukrainian numbers take their nouns along', async () => {
  const t = wordsOf('uk', await loadMessages('uk'));
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

test('every message is said somewhere', () => {
  const code = sources
    .filter(({ file }) => !file.startsWith('i18n/'))
    .map((source) => source.code)
    .join('\n');
  const patterns = [...code.matchAll(/`([a-z]+\.[^`]*\$\{[^`]*)`/g)].map(
    ([, text = '']) =>
      new RegExp(
        `^${text
          .split(/\$\{[^}]*\}/)
          .map((fixed) => fixed.replaceAll('.', '\\.'))
          .join('.+')}$`,
      ),
  );
  const silent = Object.keys(en).filter(
    (key) => !code.includes(`'${key}'`) && !patterns.some((pattern) => pattern.test(key)),
  );
  expect(silent).toEqual([]);
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
