import { GAMES, SRC } from './games.mjs';

/** Folders with the messages of shared code and of each game. */
const FOLDERS = ['i18n', ...GAMES.map((game) => `games/${game}/words`)].map((folder) => `${SRC}/${folder}/`);
/** Files of a language, for the start or for later; messages of a single table stay separate. */
const FILE = /^\.\/([a-z]{2}(?:-later)?\.ts)$/;
const ALL = '\0words/';

/** Groups the messages of a language into one file in the build, because it compresses better than many. */
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
