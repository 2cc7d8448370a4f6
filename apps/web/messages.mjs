import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { GAMES } from './games.mjs';

const LOCALES = path.join(import.meta.dirname, '../../locales').replaceAll('\\', '/');

const PARTS = readdirSync(`${LOCALES}/en`)
  .map((file) => path.basename(file, '.json'))
  .filter((part) => /^(page|refusals|record-faults)/.test(part));

/** Name of the file into which the build joins a part, after the language: few files pack smaller than many. */
function joinedOf(part) {
  if (part.endsWith('-secondary') || part === 'record-faults') return '-secondary';
  const game = GAMES.find((one) => part.includes(`-${one}`));
  if (game === undefined) return part.slice('page'.length);
  // Some games have a file for their table, others come whole with the start.
  return part !== `page-${game}` && PARTS.includes(`page-${game}-table`) ? `-${game}` : '';
}

const LANGUAGES = readdirSync(LOCALES).filter((name) => /^[a-z]{2}$/.test(name));

/** Files of one part, or of several, in all languages. */
const GLOB = /import\.meta\.glob\(\s*(\[[^\]]*\]|'[^']*')\s*,?\s*\)/g;
const PATH = /\/locales\/\*\/([a-z-]+)\.json/g;
const ALL = '\0locales/';

/** The language of a chunk by its module; undefined if it has no messages. */
export const languageOf = (module) => /(?:^\0|\/)locales\/([a-z]{2})\b/.exec(module ?? '')?.[1];

/** Messages that `@bastide/messages` formats as they are. */
const PLAIN = /^(?:[^'{}]|\{\w+\})*$/;

/** Returns a message as the built page has it: parsed, unless it is plain. */
export const compileMessage = (message) =>
  PLAIN.test(message)
    ? message
    : new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst();

const readPart = (language, part) => JSON.parse(readFileSync(`${LOCALES}/${language}/${part}.json`, 'utf8'));

/** Joins parts of the messages in the build, so that what is needed at one time is one file, and parses them. */
export function messages() {
  return {
    name: 'bastide-messages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/messages\.ts$/, code: /import\.meta\.glob/ },
      handler(code) {
        const split = (paths) => this.error(`${paths} would be several files`);
        return { code: code.replace(GLOB, (_, paths) => importsOf(paths) ?? split(paths)), map: null };
      },
    },
    resolveId: (source) => (source.startsWith(ALL) ? source : undefined),
    load(id) {
      if (!id.startsWith(ALL)) return undefined;
      const [, language, name] = /([a-z]{2})((?:-[a-z]+)?)\.js$/.exec(id);
      const parts = PARTS.filter((part) => joinedOf(part) === name);
      const messages = Object.entries(Object.assign({}, ...parts.map((part) => readPart(language, part))));
      const compiled = messages.map(([key, message]) => [key, compileMessage(message)]);
      return `export default ${JSON.stringify(Object.fromEntries(compiled))};`;
    },
  };
}

/** The same as the glob, with one joined file for each language; undefined if there would be several. */
function importsOf(paths) {
  const names = new Set([...paths.matchAll(PATH)].map(([, part]) => joinedOf(part)));
  const [name] = names;
  if (names.size !== 1 || name === undefined) return undefined;
  const entries = LANGUAGES.map(
    (language) => `'/${language}/': () => import(${JSON.stringify(`${ALL}${language}${name}.js`)})`,
  );
  return `({ ${entries} })`;
}
