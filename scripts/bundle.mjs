// A program out of sources, so that a process of its own can run them: Node 20 reads no TypeScript.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { at } from './run-tool.mjs';

/**
 * Makes one file of a program's sources and gives its path; packages of npm stay outside. The file goes when this process
 * ends.
 */
export async function bundleProgram(entry) {
  const { rolldown } = await import('rolldown'); // there only after the installation
  const name = path.basename(entry).replace(/\.\w+$/, '');
  const folder = at('.cache', 'programs', `${name}-${process.pid}`);
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    resolve: { conditionNames: ['@bastide/source', 'import', 'node', 'default'] },
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id) && !id.startsWith('@bastide/'),
    logLevel: 'warn',
  });
  await bundle.write({ dir: folder, format: 'esm', sourcemap: true, entryFileNames: `${name}.mjs` });
  await bundle.close();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, `${name}.mjs`);
}
