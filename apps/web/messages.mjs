import { readdirSync } from 'node:fs';
import path from 'node:path';
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

/** Joins parts of the messages in the build, so that what is needed at one time is one file. */
export function messages() {
  return {
    name: 'bastide-messages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/messages\.ts$/, code: /import\.meta\.glob/ },
      handler: (code) => ({ code: code.replace(GLOB, (glob, paths) => importsOf(paths) ?? glob), map: null }),
    },
    resolveId: (source) => (source.startsWith(ALL) ? source : undefined),
    load(id) {
      if (!id.startsWith(ALL)) return undefined;
      const [, language, name] = /([a-z]{2})((?:-[a-z]+)?)\.js$/.exec(id);
      const parts = PARTS.filter((part) => joinedOf(part) === name);
      const imports = parts.map((part, i) => `import m${i} from '${LOCALES}/${language}/${part}.json';`);
      return `${imports.join('\n')}\nexport default { ${parts.map((_, i) => `...m${i}`)} };`;
    },
  };
}

/** The same as the glob, with one joined file for each language; undefined for other files. */
function importsOf(paths) {
  const names = new Set([...paths.matchAll(PATH)].map(([, part]) => joinedOf(part)));
  const [name] = names;
  if (names.size !== 1 || name === undefined) return undefined;
  const entries = LANGUAGES.map(
    (language) => `'/${language}/': () => import(${JSON.stringify(`${ALL}${language}${name}.js`)})`,
  );
  return `({ ${entries} })`;
}
