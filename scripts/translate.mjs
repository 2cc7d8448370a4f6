// npm run translate: counts the texts of each language; makes an empty catalogue; lists missing texts; shows the
// rules side by side (docs/translating.md).
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf, inLanguage, MODEL, PATTERN } from './languages/files.mjs';
import { emptied, textsOf, wordsIn } from './languages/texts.mjs';
import { at } from './run-tool.mjs';

const USAGE = `npm run translate                     counts, for every language there is
npm run translate -- nl new           makes the empty catalogue of a language, by its two letters
npm run translate -- nl               what is missing in it, file by file
npm run translate -- nl rules TEXT    rules and their English side by side: all, or those of which the id begins so`;

const [language, task = 'missing', ids = ''] = process.argv.slice(2);

if (language === undefined) count();
else if (!/^[a-z]{2}$/.test(language))
  fail(`A language has two letters, as "nl"; this is no language: ${language}`);
else if (task === 'new') make();
else if (task === 'missing') report();
else if (task === 'rules') compare();
else fail(`This is no task: ${task}`);

function fail(why) {
  console.error(`${why}\n\n${USAGE}`);
  process.exitCode = 2;
}

/** Prints each language with the number of its texts, and of those missing. */
function count() {
  const names = filesOf('[a-z]{2}').flatMap((file) => /\/([a-z]{2})[.]json$/.exec(file)?.[1] ?? []);
  const rows = [...new Set(names)].map((one) => {
    const texts = filesOf(one).flatMap(textsOf);
    const rules = texts.filter(({ key }) => /^CA[A-Z\d-]+[.]text$/.test(key)).length;
    const words = texts.reduce((sum, { text }) => sum + wordsIn(text), 0);
    return { language: one, texts: texts.length, rules, words, missing: missingIn(one).length };
  });
  console.table(rows);
}

/** Returns the texts of a file by key; none, if there is no such file. */
function byKey(file) {
  return new Map(existsSync(at(file)) ? textsOf(file).map(({ key, text }) => [key, text]) : []);
}

/** Returns the texts that are missing or empty in a language: `{ file, key }`. */
function missingIn(one) {
  return filesOf(MODEL).flatMap((model) => {
    const file = inLanguage(model, MODEL, one);
    const own = byKey(file);
    return textsOf(model)
      .filter(({ key, text }) => text !== '' && !(own.get(key) || (mayBeEmpty(key, one) && own.has(key))))
      .map(({ key }) => ({ file, key }));
  });
}

/** True for the text between sentences in scripts without spaces, where it may be empty. */
function mayBeEmpty(key, one) {
  const { script } = new Intl.Locale(one).maximize();
  return key === 'join.sentences' && ['Hans', 'Hant', 'Jpan', 'Thai'].includes(script);
}

function report() {
  const missing = missingIn(language);
  for (const file of new Set(missing.map((one) => one.file))) {
    const keys = missing.filter((one) => one.file === file).map(({ key }) => key);
    console.log(`${file}: ${keys.length}${existsSync(at(file)) ? '' : ' (no such file)'}`);
    if (existsSync(at(file))) for (const key of keys) console.log(`  ${key}`);
  }
  console.log(
    missing.length === 0 ? `Nothing is missing in ${language}.` : `${missing.length} texts are missing.`,
  );
}

function make() {
  if (filesOf(language).length > 0)
    return fail(`There are files of ${language} already: see what is missing.`);
  for (const model of filesOf(PATTERN)) {
    const file = at(inLanguage(model, PATTERN, language));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, emptied(model).replaceAll(`./${PATTERN}/`, `./${language}/`));
  }
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language);
  console.log(
    `${filesOf(language).length} empty files of ${name} are made. docs/translating.md says what comes next.`,
  );
}

function compare() {
  for (const model of filesOf(MODEL).filter((file) => file.startsWith('rules/'))) {
    const file = inLanguage(model, MODEL, language);
    const own = byKey(file);
    for (const { key, text } of textsOf(model))
      if (/^CA/.test(key) && key.startsWith(ids) && !key.endsWith('.words'))
        console.log(`${key}\n  ${MODEL}  ${text}\n  ${language}  ${own.get(key) || '—'}\n`);
  }
}
