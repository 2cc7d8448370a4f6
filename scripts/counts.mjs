// node scripts/counts.mjs: counts that say how easily strangers find their way: names, comments, files, functions.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { at } from './run-tool.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'dist-types', 'bundle', 'generated']);

/** Paths of the TypeScript sources and tests below a folder, relative to the repository. */
export function sourcesBelow(folder) {
  return readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourcesBelow(file);
    return /\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

const SOURCES = ['packages', 'apps'].flatMap(sourcesBelow);
const textOf = (file) => readFileSync(at(file), 'utf8');

const EXPORTED_TYPE = /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm;

/** The files that define an exported type, by its name. */
export function definitionsOfTypes() {
  const definitions = new Map();
  for (const file of SOURCES)
    for (const [, name] of textOf(file).matchAll(EXPORTED_TYPE))
      definitions.set(name, new Set([...(definitions.get(name) ?? []), file]));
  return definitions;
}

const NOUN_CLAUSE = /^(?:What|Who|Whom|Whose|Whether|That|Where|How|Which|Why)$/;

/** The first words of all doc comments, with their number. */
export function firstWords() {
  const words = new Map();
  for (const file of SOURCES)
    for (const [, word] of textOf(file).matchAll(/\/\*\*\s*(?:\*\s*)?([\p{L}\d`'"{@]+)/gu))
      words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

/** The number of doc comments, and of those that begin with a clause instead of a noun or a verb. */
export function docComments(words = firstWords()) {
  let all = 0;
  let clauses = 0;
  for (const [word, count] of words) {
    all += count;
    if (NOUN_CLAUSE.test(word)) clauses += count;
  }
  return { all, clauses };
}

/** Pairs of files that differ only in case or extension: some file systems hold one of them, and readers confuse them. */
export function alikeFiles() {
  const seen = new Map();
  return SOURCES.flatMap((file) => {
    const key = file.toLowerCase().replace(/\.tsx?$/, '');
    const other = seen.get(key);
    seen.set(key, file);
    return other ? [[other, file]] : [];
  });
}

/** Non-null assertions in the page. */
export const assertions = () =>
  sourcesBelow('apps/web/src').reduce(
    (sum, file) => sum + (textOf(file).match(/[\w)\]]!(?=[.,;)\]\s[]|$)/gm) ?? []).length,
    0,
  );

function print() {
  const several = [...definitionsOfTypes()]
    .map(([name, files]) => [name, files.size])
    .filter(([, count]) => count > 2)
    .sort(([, a], [, b]) => b - a);
  const found = firstWords();
  const { all, clauses } = docComments(found);
  const words = [...found].sort(([, a], [, b]) => b - a).slice(0, 20);
  console.log(`exported type names with more than two definitions: ${several.length} ${several.join(' ')}`);
  console.log(
    `doc comments that begin with a clause: ${clauses} of ${all}, ${((100 * clauses) / all).toFixed(1)} %`,
  );
  console.log(`their first words: ${words.map(([word, count]) => `${word} ${count}`).join(', ')}`);
  console.log(
    `files of the page: ${sourcesBelow('apps/web/src').length}, non-null assertions: ${assertions()}`,
  );
  for (const folder of ['packages', 'apps'])
    for (const name of readdirSync(at(folder))) {
      const files = sourcesBelow(path.posix.join(folder, name, 'src'));
      const lines = files.reduce((sum, file) => sum + textOf(file).split('\n').length - 1, 0);
      console.log(`${folder}/${name}: ${files.length} files, ${lines} lines`);
    }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) print();
