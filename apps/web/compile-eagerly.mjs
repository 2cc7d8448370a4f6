import { GAMES } from './games.mjs';

/** Files of the start page and of a table, whose code mostly runs at once. */
const EAGER_CHUNKS = new Set(['page', 'games', 'frame', ...GAMES]);

/**
 * Makes browsers compile those files while they load, outside the main thread; otherwise each function is compiled
 * there at its first call. The comment must be the first thing in a file.
 */
export function compileEagerly() {
  return {
    name: 'bastide-at-once',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && EAGER_CHUNKS.has(chunk.name))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      },
    },
  };
}
