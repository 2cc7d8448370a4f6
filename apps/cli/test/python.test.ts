import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { python } from '../../../scripts/setup.mjs';
import { bastide } from './bastide.ts';

const PYTHON = await python();

describe.skipIf(!PYTHON)(
  `the environment for Python${PYTHON ? '' : ': no python3, and no root to install it'}`,
  () => {
    test('the Python environment passes its own tests', () => {
      const folder = fileURLToPath(new URL('../../../examples/python/tests', import.meta.url));
      const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
      const args = ['-W', 'error', '-m', 'unittest', 'discover', '-s', folder];
      const { status, stderr } = spawnSync(PYTHON!, args, { encoding: 'utf8', env });
      expect(stderr).toMatch(/^Ran 5 tests/m);
      expect(status).toBe(0);
    });
  },
);

describe('a table for an external program', () => {
  const talk = async (game: string, lines: readonly unknown[]) => {
    const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
    const { code, stdout } = await bastide(['table', game, '--stdio'], { input: `${input}\n` });
    expect(code).toBe(0);
    return stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  };

  test('a table deals by its seed, and reports actions without their hidden parts', async () => {
    const lines = [
      { type: 'reset', seed: 4 },
      ...Array.from({ length: 60 }, () => ({ type: 'play', bot: 'random' })),
    ];
    const [one, again] = [await talk('catan', lines), await talk('catan', lines)];
    expect(again).toEqual(one);
    const acts = one.flatMap(({ acts }) => acts);
    expect(acts.length).toBeGreaterThan(60);
    for (const act of acts)
      if (['stolen', 'dealt'].includes(act.type)) expect(act).toEqual({ by: 'chance', type: act.type });
  });

  test('a table reports an error, and goes on', async () => {
    const answers = await talk('carcassonne', [
      'what?',
      { type: 'observe', seat: 0 },
      { type: 'reset', options: { seats: 9 } },
      { type: 'reset', seed: 1 },
      { type: 'observe', seat: 2 },
      { type: 'play', bot: 'genius' },
      { type: 'step', action: { type: 'win' } },
      { type: 'play', bot: 'greedy' },
    ]);
    expect(answers.map(({ because, type }) => because ?? type)).toEqual([
      'no JSON: what?',
      'no game has begun',
      expect.stringMatching(/^9 seats/),
      'turn',
      'there is no seat 2',
      'nobody plays carcassonne as genius',
      expect.any(String),
      'turn',
    ]);
    expect(answers[6]).toMatchObject({ type: 'error', rule: expect.any(String) });
  });

  test('every game has a table, which works only by lines', async () => {
    expect((await bastide(['table', 'chess', '--stdio'])).code).toBe(2);
    expect((await bastide(['table', 'catan'])).stderr).toBe('bastide: choose the protocol: --stdio\n');
  });
});
