// Runs `npm test` on another Node than the one that is installed: npm carries the program as a package.
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { at, tryRun } from './run-tool.mjs';
import { npm } from './setup.mjs';

/** Fetches Node of a major version, unless it is there, and runs `npm test` on it. */
export async function testOn(major) {
  if (!/^\d+$/.test(major ?? '')) {
    console.error('usage: npm run test:node -- <major version, as 24>');
    return false;
  }
  const node = await nodeOf(major);
  if (!node) return false;
  await tryRun(node, ['--version']);
  // Children that are started as `node` find the same one.
  const PATH = [path.dirname(node), process.env.PATH].join(path.delimiter);
  return tryRun(node, [at('scripts/run.mjs'), 'test'], { env: { ...process.env, PATH } });
}

/** Returns the path of that Node's program, or undefined if there is none for this system. */
async function nodeOf(major) {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = at('.cache', 'node', major);
  const program = path.join(folder, 'node_modules', name, 'bin', system === 'win' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const flags = ['--no-save', '--no-audit', '--no-fund', '--prefix', folder];
  if ((await npm(['install', ...flags, `${name}@${major}`])) && existsSync(program)) return program;
  console.error(`npm has no Node ${major} for ${system} on ${process.arch}`);
}
