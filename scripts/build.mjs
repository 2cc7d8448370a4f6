// Builds: TypeScript of all packages (its cache makes a repetition cheap), each also as one module, and the page.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateRules } from '../packages/rulebook/scripts/generate.mjs';
import { withLock } from './lock.mjs';
import { at, ROOT, runTool } from './run-tool.mjs';

/** Folders with results instead of sources. */
const RESULTS = ['node_modules', 'dist', 'dist-types', 'bundle', 'test'];

/** Type-checks and builds all packages and the program. Returns false if there are errors. */
export const buildPackages = () =>
  withLock(
    'build',
    async () =>
      (await generateRules()) &&
      (await runTool('@typescript/native/bin/tsc', ['-b'])) &&
      (await bundlePackages()),
  );

/**
 * Bundles each package as one module, besides its separate ones. Constants of other modules become its own, which
 * makes the fast lane a quarter faster (docs/decisions/0008-package-bundles.md). Other packages stay outside.
 */
function bundlePackages() {
  const names = readdirSync(at('packages'));
  const results = names.map((name) => `packages/${name}/bundle/index.js`);
  return unlessBuilt('bundles', ['packages'], results, async () => {
    const { rolldown } = await import('rolldown'); // exists only after the installation
    for (const name of names) {
      const cwd = at('packages', name);
      const bundle = await rolldown({
        cwd,
        input: './dist/index.js',
        platform: 'node',
        external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
        logLevel: 'warn',
      });
      await bundle.write({ dir: path.join(cwd, 'bundle'), format: 'esm', sourcemap: true, cleanDir: true });
    }
    return true;
  });
}

/** Builds the page. Returns false if that fails. */
export const buildPage = () =>
  withLock('build', () =>
    unlessBuilt('page', ['apps/web', 'packages', 'locales'], ['apps/web/dist/index.html'], () =>
      runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { cwd: at('apps/web') }),
    ),
  );

/** Builds only if results are missing or their sources have changed: a running program may be reading them. */
async function unlessBuilt(name, folders, results, build) {
  const stamp = at('.cache', `${name}-sources`);
  const sources = hashOfSources(folders);
  const isBuilt = results.every((file) => existsSync(at(file))) && existsSync(stamp);
  if (isBuilt && readFileSync(stamp, 'utf8') === sources) return true;
  const built = await build();
  if (built) writeFileSync(stamp, sources); // the lock made the folder
  return built;
}

/** Uses contents instead of dates: a checkout changes dates, and a deleted file has none. */
function hashOfSources(folders) {
  const hash = createHash('sha256');
  const files = [at('package-lock.json'), at('tsconfig.base.json')];
  for (const folder of folders) files.push(...filesBelow(at(folder)));
  for (const file of files) hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Returns every source file below a folder, in a fixed order. */
export function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !RESULTS.includes(name) && !name.endsWith('.tsbuildinfo'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(file) : entry.isFile() ? [file] : [];
    });
}
