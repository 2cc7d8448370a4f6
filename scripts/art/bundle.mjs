import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles the art of the web app and the tile list for Node, into `.cache/art`, and loads both. */
export async function loadArt() {
  const outDir = path.join(root, '.cache/art');
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { conditions: ['@bastide/source'] },
    ssr: { noExternal: true, resolve: { conditions: ['@bastide/source'] } },
    build: {
      ssr: true,
      outDir,
      minify: false,
      rollupOptions: {
        input: { art: 'apps/web/src/art/index.ts', game: 'packages/carcassonne/src/index.ts' },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  const load = (name) => import(pathToFileURL(path.join(outDir, name)).href);
  const [art, { TILES }] = await Promise.all([load('art.mjs'), load('game.mjs')]);
  return { art, tiles: TILES, outDir };
}
