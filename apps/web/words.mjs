import { GAMES, SRC } from './games.mjs';

/** Where shared rooms keep what they say, and each game what it says. */
const FOLDERS = ['i18n', ...GAMES.map((game) => `games/${game}/words`)].map((folder) => `${SRC}/${folder}/`);
/** A language, from the start on or later; what only one table says stays by itself. */
const FILE = /^\.\/([a-z]{2}(?:-later)?\.ts)$/;
const ALL = '\0words/';

/** Few files pack smaller than many: in the build, what all of them say in a language is fetched as one file. */
export function words() {
  return {
    name: 'bastide-words',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '', { kind }) {
      const [, file] = FILE.exec(source) ?? [];
      const from = importer.replaceAll('\\', '/');
      const isOurs = FOLDERS.some((folder) => from.startsWith(folder));
      return file && isOurs && kind === 'dynamic-import' ? ALL + file : undefined;
    },
    load(id) {
      if (!id.startsWith(ALL)) return undefined;
      const imports = FOLDERS.map(
        (folder, i) => `import { messages as m${i} } from '${folder}${id.slice(ALL.length)}';`,
      );
      return `${imports.join('\n')}\nexport const messages = { ${FOLDERS.map((_, i) => `...m${i}`)} };`;
    },
  };
}
