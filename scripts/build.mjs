// The builds: TypeScript of all packages (its own cache makes a repetition cheap) with the program, and the page.
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
    async () => (await runTool('@typescript/native/bin/tsc', ['-b'])) && (await bundleProgram()),
  );

/**
 * The program and its worker as bundles: constants of other modules become constants of their own, which makes the fast
 * lane a quarter faster (docs/performance.md). Libraries from npm stay outside.
 */
async function bundleProgram() {
  const { rolldown } = await import('rolldown'); // there only after the installation
  const bundle = await rolldown({
    cwd: at('apps/cli'),
    input: { main: './dist/main.js', worker: './dist/simulate/worker.js' },
    platform: 'node',
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id) && !id.startsWith('@bastide/'),
    logLevel: 'warn',
  });
  await bundle.write({ dir: at('apps/cli/bundle'), format: 'esm', sourcemap: true, cleanDir: true });
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
