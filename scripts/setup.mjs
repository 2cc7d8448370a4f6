// Prepares a fresh clone: dependencies, and a Chromium for the browser tests. It imports only `node:` built-ins,
// because it runs before node_modules exists.
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withLock } from './lock.mjs';
import { at, runTool, tryRun } from './run-tool.mjs';

const NODE_AT_LEAST = [20, 19];

// npm tells its child processes its own path; starting that file with Node avoids `npm.cmd`, which needs a shell.
const NPM = process.env.npm_execpath?.endsWith('.js')
  ? [process.execPath, process.env.npm_execpath]
  : ['npm'];
/** Runs npm. */
export const npm = (args, options) => tryRun(NPM[0], [...NPM.slice(1), ...args], options);

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantMajor, wantMinor] = NODE_AT_LEAST;
  if (major > wantMajor || (major === wantMajor && minor >= wantMinor)) return;
  console.error(`Node ${NODE_AT_LEAST.join('.')} or newer is needed; this is ${process.version}`);
  process.exit(1);
}

/** Installs the packages of the lock file, unless they are there already. */
export async function install() {
  checkNode();
  const wanted = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .update([process.platform, process.arch].join()) // native packages speak Node-API, the same for every Node
    .digest('hex');
  const stamp = at('node_modules', '.setup-stamp'); // npm ci deletes node_modules, and the stamp with it
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isDone()) return;
  await withLock('install', async () => {
    if (isDone()) return; // another run did it while this one waited
    console.log('== install');
    const flags = ['--include=dev', '--no-audit', '--no-fund'];
    if (!(await npm(['ci', ...flags]))) {
      console.warn('npm ci failed, trying npm install; see scripts/check-lock.mjs for the lock file');
      if (!(await npm(['install', '--no-save', ...flags]))) process.exit(1);
    }
    writeFileSync(stamp, wanted);
  });
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(isExecutable);

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const SHELL = 'chromium-headless-shell';

async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isExecutable(named)) throw new Error(`CHROMIUM_PATH is ${named}, which cannot be run`);
  if (named) return named;
  const found = CHROMIUM_NAMES.map(onPath).find(Boolean);
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return own && isExecutable(own) ? own : undefined;
}

/**
 * Returns the path of a Chromium: one that exists; else from Debian's packages (as root), Playwright's download, or
 * an npm package.
 */
export async function chromium() {
  const ways = [async () => {}, () => fromDebian('chromium'), chromiumFromPlaywright];
  for (const way of ways) {
    await way();
    const found = await findChromium();
    if (found) return found;
  }
  const packed = await chromiumFromNpm();
  if (packed) return packed;
  throw new Error('there is no Chromium: install one, or name it in CHROMIUM_PATH');
}

/**
 * Returns the path of a Chromium without the parts for windows (`chromium-headless-shell`): it loads a page with half
 * the work, and has no system notifications. If there is none, and Debian's packages give none, a complete one does
 * the same.
 */
export async function chromiumShell() {
  const named = process.env.CHROMIUM_SHELL_PATH;
  if (named && !isExecutable(named)) throw new Error(`CHROMIUM_SHELL_PATH is ${named}, which cannot be run`);
  if (named) return named;
  if (!onPath(SHELL)) await fromDebian(SHELL);
  return onPath(SHELL) ?? (await chromium());
}

/**
 * Returns the path of a Python, for the examples in it; undefined if there is none and Debian's packages give none.
 */
export async function python() {
  if (!onPath('python3')) await fromDebian('python3');
  return onPath('python3');
}

async function fromDebian(name) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  console.log(`${name}: from Debian packages`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const wait = ['-o', 'DPkg::Lock::Timeout=600']; // another program may be installing
  await tryRun('apt-get', [...wait, 'update', '-qq'], { env });
  await tryRun('apt-get', [...wait, 'install', '-y', '-qq', '--no-install-recommends', name], { env });
}

async function chromiumFromPlaywright() {
  console.log("chromium: Playwright's own download");
  await runTool('@playwright/test/cli.js', ['install', 'chromium']);
}

/** Returns a Chromium inside an npm package, for machines without root and without the download. */
async function chromiumFromNpm() {
  console.log('chromium: from npm');
  const folder = at('.cache', 'chromium');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const flags = ['--no-audit', '--no-fund'];
  if (!(await npm(['install', ...flags, '@sparticuz/chromium@147.0.0'], { cwd: folder }))) return undefined;
  // Set before the import: the package then unpacks the system libraries that a bare machine lacks.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const entry = path.join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js');
  const { default: packed } = await import(pathToFileURL(entry).href);
  const file = await packed.executablePath();
  return file && isExecutable(file) ? file : undefined;
}
