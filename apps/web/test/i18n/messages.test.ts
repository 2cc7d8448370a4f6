import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createFormatter } from '@bastide/messages';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { argumentsOf, parsed } from '../../../../scripts/languages/messages.mjs';
import { compileMessage } from '../../messages.mjs';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { messagesIn, SOURCES, translatorIn } from '../translators.ts';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(SRC + file, 'utf8') }));

describe.each(LANGUAGES)('%s', (language) => {
  test('no count follows a name directly, because names may end in numbers', async () => {
    const run = /\{names?\}\}* (?:#|\{(?:n|points|cards|count)\}|\{\w+, plural,[^#{}]*\{#)/;
    const messages = Object.entries(await messagesIn(language));
    expect(messages.filter(([, message]) => run.test(message)).map(([key]) => key)).toEqual([]);
  });

  test('no line can end in a middle dot: it stays with the words after it', async () => {
    const messages = Object.entries(await messagesIn(language));
    expect(messages.filter(([, message]) => message.includes('· ')).map(([key]) => key)).toEqual([]);
  });
});

test.each(LANGUAGES)('the built page says in %s what the messages say', async (language) => {
  const messages = await messagesIn(language);
  const compiled = Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      JSON.parse(JSON.stringify(compileMessage(message))),
    ]),
  );
  const [due, found] = [messages, compiled].map((table) => createFormatter(language, table));
  for (const [key, message] of Object.entries(messages)) {
    if (typeof compiled[key] === 'string') continue;
    for (const value of [1, 3, 'other']) {
      const values = Object.fromEntries(argumentsOf(parsed(message, language)).map((name) => [name, value]));
      expect([key, found!.text(key, values)]).toEqual([key, due!.text(key, values)]);
    }
  }
});

test('Ukrainian numbers govern the form of their nouns', async () => {
  const t = await translatorIn('uk');
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

test('Ukrainian goods are counted in tokens, whose form is the same for taking and holding', async () => {
  const t = await translatorIn('uk');
  const taken = [1, 3, 5, 21].map((n) =>
    t('log.goods', { who: 'other', goods: t('seat.goodCount', { n, good: 'wine' }) }),
  );
  expect(taken).toEqual([
    'бере 1 жетон вина',
    'бере 3 жетони вина',
    'бере 5 жетонів вина',
    'бере 21 жетон вина',
  ]);
  expect(t('seat.goodCount', { n: 1, good: 'wine', third: 'chicken' })).toBe('1 жетон курей');
});

/** Finds the messages that code uses: full keys, and patterns of keys that are put together. */
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
            // The name of a game contains no dot.
            .replace('^.+', '^[^.]+'),
        ),
    );
  return (key) => code.includes(`'${key}'`) || patterns.some((pattern) => pattern.test(key));
}

test.each(SOURCES)('%s uses every message of its own, or shared code does', async (folder, own) => {
  const said = saidBy(
    sources
      .filter(({ file }) => !/i18n\//.test(file))
      // A game may use the shared messages, but not those of another game.
      .filter(({ file }) => file.startsWith(folder) || !file.startsWith('games/'))
      .map(({ code }) => code)
      .join('\n'),
  );
  const messages = await messagesIn('en', own);
  expect(Object.keys(messages).filter((key) => !said(key))).toEqual([]);
});

test('all text of the page comes from messages', () => {
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

/** Functions that return a noun in its basic form: for labels, not inside a sentence, which would decline it. */
const NOUNS = ['t', 'harborWords', 'roleName', 'optionName'];
/** Functions that return a noun in its basic form, if they have no argument of this number for the case. */
const DECLINED = {
  resourceName: 2,
  countWords: 3,
  cardsWords: 2,
  cardsShort: 2,
  hexWords: 2,
  hexesWords: 2,
} as const;
/**
 * Messages with such nouns: names of games are not declined, and the other nouns have a form for just this sentence.
 */
const MADE_FOR_IT = [
  'rules.elsewhere',
  'library.against',
  'role.of',
  'start.islandSentence',
  'start.islandPeople',
  'catan.built',
  'carcassonne.effect',
  'review.instead',
];
/** Text before a label: nothing, or punctuation. */
const LABEL = /(^|[:;,.·("«“\n])\s*$/;

/** True if some code uses a noun in its basic form. */
function saysNoun(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) {
    const name = node.expression.getText();
    if (NOUNS.includes(name)) return true;
    const at = DECLINED[name as keyof typeof DECLINED];
    if (at !== undefined) return node.arguments.length <= at;
  }
  return node.forEachChild((child) => saysNoun(child) || undefined) ?? false;
}

interface Part {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
}

/** Returns the text before each place of an argument; another argument before it counts as a word. */
function before(parts: readonly Part[], name: string, said = ''): string[] {
  return parts.flatMap((part) => {
    const places = part.type === 1 && part.value === name ? [said] : [];
    for (const option of Object.values(part.options ?? {})) places.push(...before(option.value, name, said));
    said = part.type === 0 ? said + part.value : part.type === 1 ? `${said}x` : said;
    return places;
  });
}

/** Returns each message that some code uses, with its arguments that are nouns. */
function nounsIn(code: string): (readonly [key: string, argument: string])[] {
  const tree = ts.createSourceFile('said.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: (readonly [string, string])[] = [];
  const nouns = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && !ts.isArrowFunction(node.initializer))
      if (saysNoun(node.initializer)) nouns.add(node.name.getText());
    if (ts.isCallExpression(node) && /^t(\.rich)?$/.test(node.expression.getText())) {
      const [key, values] = node.arguments;
      const keys = [...(key?.getText() ?? '').matchAll(/'([^']+)'/g)].map(([, one = '']) => one);
      if (values && ts.isObjectLiteralExpression(values))
        for (const value of values.properties) {
          const argument = value.name?.getText() ?? '';
          const isNoun = ts.isPropertyAssignment(value)
            ? saysNoun(value.initializer) || nouns.has(value.initializer.getText())
            : nouns.has(argument);
          if (isNoun) found.push(...keys.map((one) => [one, argument] as const));
        }
    }
    node.forEachChild(look);
  };
  look(tree);
  return found;
}

test('a noun without a case stands in no sentence that would decline it', async () => {
  const messages = await messagesIn('en');
  const inside = ([key, argument]: readonly [string, string]) =>
    before(parsed(messages[key] ?? '', 'en'), argument).some((text) => !LABEL.test(text));
  const all = sources
    .filter(({ file }) => !file.startsWith('i18n/'))
    .flatMap(({ code }) => nounsIn(code))
    .filter(([key]) => !MADE_FOR_IT.includes(key));
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter(inside)).toEqual([]);
  // Code that it must find.
  const bad = nounsIn("t('catan.bank.give', { cards: resourceName(t, card) }); const one = t('good.wine');");
  expect(bad.filter(inside)).toEqual([['catan.bank.give', 'cards']]);
  expect(nounsIn("t('catan.bank.give', { cards: countWords(t, card, 1, 'object') })")).toEqual([]);
});

test('messages join words and sentences, because code adds no comma, full stop or space', () => {
  const glue = /\.join\('[,;.·] ?'\)|\$\{t\([^`]*\)\}[.,:;(]|\}[.,:;(]* \(?\$\{t\(/;
  const spoken = sources.filter(({ file }) => !/(^|\/)(art|i18n)\//.test(file));
  const found = spoken.flatMap(({ file, code }) =>
    code.split('\n').flatMap((line) => (glue.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

test('a text becomes a sentence with a capital letter and a full stop, if it has none', async () => {
  const t = await translatorIn('en');
  expect(['the deck is empty', 'It is full!', 'Why not …?'].map(t.sentence)).toEqual([
    'The deck is empty.',
    'It is full!',
    'Why not …?',
  ]);
  expect(t.sentences(['One.', '', 'Two.'])).toBe('One. Two.');
  expect(t.groups([t.parts(['a', 'b']), 'c'])).toBe('a, b; c');
  expect(t.list(['brick', 'wool', 'ore'])).toBe('brick, wool and ore');
});
