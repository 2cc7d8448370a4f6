import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const EXAMPLE = fileURLToPath(new URL('../../examples/random-game.mjs', import.meta.url));
const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const program = /^```js\n([\s\S]*?)^```/m.exec(README)[1];

test('the program in the README is examples/random-game.mjs', () => {
  const lines = readFileSync(EXAMPLE, 'utf8').split('\n');
  expect(lines.slice(1).join('\n')).toBe(program);
});

test('the program in the README prints the outcome in its last comment', () => {
  const printed = execFileSync(process.execPath, [EXAMPLE], { encoding: 'utf8' });
  expect(printed.trim()).toBe(/\/\/ (\{ points.*)$/m.exec(program)[1]);
});
