import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Output folder for sheets and bundles. */
export const outDir = path.join(root, '.cache/art');

/** Bundles some modules for Node into `.cache/art`, and loads them by name. */
export async function bundle(input) {
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
  const load = async (name) => [name, await import(pathToFileURL(path.join(outDir, `${name}.mjs`)).href)];
  return Object.fromEntries(await Promise.all(Object.keys(input).map(load)));
}
