// The builds: TypeScript of all packages (its own cache makes a repetition cheap), each as one module too, and the page.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { at, ROOT, runTool } from './run-tool.mjs';

/** Folders that hold results, not sources. */
const RESULTS = ['node_modules', 'dist', 'dist-types', 'bundle', 'test'];

/** Type checks and builds all packages and the program. False if there are errors. */
export const buildPackages = () =>
  withLock(
    'build',
    async () => (await runTool('@typescript/native/bin/tsc', ['-b'])) && (await bundlePackages()),
  );

/**
 * Each package as one module, beside its separate ones: constants of other modules become constants of its own, which
 * makes the fast lane a quarter faster (docs/decisions/0008-one-module.md). Other packages stay outside.
 */
async function bundlePackages() {
  const { rolldown } = await import('rolldown'); // there only after the installation
  for (const name of readdirSync(at('packages'))) {
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
}

/** Builds the page unless the one there was built from these very sources. False if that fails. */
export function buildPage() {
  return withLock('build', async () => {
    const stamp = at('.cache', 'page-sources');
    const sources = hashOfSources();
    const isBuilt = existsSync(at('apps/web/dist/index.html')) && existsSync(stamp);
    if (isBuilt && readFileSync(stamp, 'utf8') === sources) return true;
    const built = await runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { cwd: at('apps/web') });
    mkdirSync(at('.cache'), { recursive: true });
    if (built) writeFileSync(stamp, sources);
    return built;
  });
}

/** Contents, not dates: a checkout changes dates at will, and a deleted file has none. */
function hashOfSources() {
  const hash = createHash('sha256');
  const files = [at('package-lock.json'), at('tsconfig.base.json')];
  for (const folder of ['apps/web', 'packages']) files.push(...filesBelow(at(folder)));
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
