// The builds: TypeScript of all packages (its own cache makes a repetition cheap), each as one module too, and the page.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateRules } from '../packages/rulebook/scripts/generate.mjs';
import { withLock } from './lock.mjs';
import { at, ROOT, runTool } from './run-tool.mjs';

/** Folders that hold results, not sources. */
const RESULTS = ['node_modules', 'dist', 'dist-types', 'bundle', 'test'];

/** Type checks and builds all packages and the program. False if there are errors. */
export const buildPackages = () =>
  withLock(
    'build',
    async () =>
      (await generateRules()) &&
      (await runTool('@typescript/native/bin/tsc', ['-b'])) &&
      (await bundlePackages()),
  );

/**
 * Each package as one module, beside its separate ones: constants of other modules become constants of its own, which
 * makes the fast lane a quarter faster (docs/decisions/0008-one-module.md). Other packages stay outside.
 */
function bundlePackages() {
  const names = readdirSync(at('packages'));
  const results = names.map((name) => `packages/${name}/bundle/index.js`);
  return unlessBuilt('bundles', ['packages'], results, async () => {
    const { rolldown } = await import('rolldown'); // there only after the installation
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

/** Builds the page. False if that fails. */
export const buildPage = () =>
  withLock('build', () =>
    unlessBuilt('page', ['apps/web', 'packages'], ['apps/web/dist/index.html'], () =>
      runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { cwd: at('apps/web') }),
    ),
  );

/** Builds unless the results are there and were made from these very sources: a running program may be reading them. */
async function unlessBuilt(name, folders, results, build) {
  const stamp = at('.cache', `${name}-sources`);
  const sources = hashOfSources(folders);
  const isBuilt = results.every((file) => existsSync(at(file))) && existsSync(stamp);
  if (isBuilt && readFileSync(stamp, 'utf8') === sources) return true;
  const built = await build();
  if (built) writeFileSync(stamp, sources); // the lock made the folder
  return built;
}

/** Contents, not dates: a checkout changes dates at will, and a deleted file has none. */
function hashOfSources(folders) {
  const hash = createHash('sha256');
  const files = [at('package-lock.json'), at('tsconfig.base.json')];
  for (const folder of folders) files.push(...filesBelow(at(folder)));
  for (const file of files) hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Every source file below a folder, in a fixed order. */
export function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !RESULTS.includes(name) && !name.endsWith('.tsbuildinfo'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(file) : entry.isFile() ? [file] : [];
    });
}
