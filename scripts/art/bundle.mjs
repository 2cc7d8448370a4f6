import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outDir = path.join(root, '.cache/art');

/** Bundles some modules for Node, each under its name, into `.cache/art`, and loads them. */
async function bundle(input) {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { conditions: ['@bastide/source'] },
    ssr: { noExternal: true, resolve: { conditions: ['@bastide/source'] } },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      minify: false,
      rollupOptions: { input, output: { entryFileNames: '[name].mjs' } },
    },
  });
  const load = (name) => import(pathToFileURL(path.join(outDir, `${name}.mjs`)).href);
  return Promise.all(Object.keys(input).map(load));
}

/** The art of the web app and the tile list. */
export async function loadArt() {
  const [art, { TILES }] = await bundle({
    art: 'apps/web/src/art/index.ts',
    game: 'packages/carcassonne/src/index.ts',
  });
  return { art, tiles: TILES, outDir };
}

/** The art of Catan, and the colours of the seats. */
export async function loadCatanArt() {
  const [art, { SEAT_COLOURS }, { TABLE }] = await bundle({
    catan: 'apps/web/src/art/catan/index.ts',
    colours: 'apps/web/src/art/pieces/colours.ts',
    palette: 'apps/web/src/art/palette.ts',
  });
  return { art, SEAT_COLOURS, TABLE, outDir };
}
