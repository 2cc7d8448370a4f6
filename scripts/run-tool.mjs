// Starts other programs, always without a shell, so that it works the same on every system.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Returns a path inside the repository. */
export const at = (...names) => path.join(ROOT, ...names);

/** Runs a program in our terminal; returns true if it succeeded. */
export async function tryRun(program, args, options = {}) {
  const { ok } = await run(program, args, { stdio: 'inherit', ...options });
  return ok;
}

/** Runs a JavaScript program of an installed package, named by its path in node_modules. */
export const runTool = (script, args = [], options = {}) =>
  tryRun(process.execPath, [at('node_modules', script), ...args], options);

/** Runs such a program and returns its stdout. */
export const readTool = (script, args = []) =>
  run(process.execPath, [at('node_modules', script), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });

/** Environment for output to a log, in which colours are only noise. */
const PLAIN = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };

function run(program, args, { env = process.env, ...options }) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, env: { ...env, ...PLAIN }, ...options });
    let stdout = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      stdout += text;
    });
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve({ ok: false, stdout });
    });
    child.on('close', (code) => resolve({ ok: code === 0, stdout }));
  });
}
