// Bundles sources into a program that a process can run: Node 20 reads no TypeScript.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { at } from './run-tool.mjs';

/** These scripts are not bundled, because they find the repository by their own place. */
const scriptsOutside = {
  name: 'scripts-outside',
  resolveId(id, importer) {
    const file = importer && id.startsWith('.') ? path.resolve(path.dirname(importer), id) : '';
    return file.startsWith(at('scripts', '/')) ? { id: pathToFileURL(file).href, external: true } : null;
  },
};

/** Bundles a program into one file and returns its path; the file is deleted when this process ends. */
export async function bundleProgram(entry) {
  const { rolldown } = await import('rolldown'); // exists only after the installation
  const name = path.basename(entry).replace(/\.\w+$/, '');
  const folder = at('.cache', 'programs', `${name}-${process.pid}`);
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    resolve: { conditionNames: ['@bastide/source', 'import', 'node', 'default'] },
    plugins: [scriptsOutside],
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id) && !id.startsWith('@bastide/'),
    logLevel: 'warn',
  });
  await bundle.write({ dir: folder, format: 'esm', sourcemap: true, entryFileNames: `${name}.mjs` });
  await bundle.close();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, `${name}.mjs`);
}
