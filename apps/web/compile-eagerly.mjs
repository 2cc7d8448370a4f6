import { GAMES } from './games.mjs';

/** What the start and a table are made of: most of it is run as soon as it has come. */
const EAGER_CHUNKS = new Set(['page', 'games', 'frame', ...GAMES]);

/**
 * Asks browsers to compile those files while they come in, beside the thread that a finger waits for; else each function is
 * compiled there when it is first called. The remark has to be the first thing in a file.
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
