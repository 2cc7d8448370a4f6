import { spawn } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { alone, bastide, PROGRAM, refusalOf, refused } from './bastide.ts';

const COMMANDS = ['play', 'simulate', 'replay', 'verify', 'analyse', 'rules', 'bench'];

describe('bastide', () => {
  test('bastide without a command lists all commands', async () => {
    const { code, stdout } = await bastide([]);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^ {2}${command} `, 'm'));
  });

  test.each(COMMANDS)('%s --help shows --json and examples', async (command) => {
    const { code, stdout, stderr } = await bastide([command, '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('--json');
    expect(stdout).toMatch(new RegExp(`Examples:\n  \\$ bastide ${command}`));
  });

  test.each(COMMANDS)('%s refuses an unknown flag', async (command) => {
    expect(await refused([command, '--frob'])).toBe("unknown option '--frob'");
  });

  test('bastide refuses an unknown command', () => {
    expect(refusalOf(alone(['frob']))).toBe("unknown command 'frob'");
  });

  test('bastide prints its version', () => {
    expect(alone(['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('bastide ends quietly when its reader has gone', async () => {
    const child = spawn(process.execPath, [PROGRAM, 'rules', 'the'], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let stderr = '';
    child.stderr.on('data', (piece) => {
      stderr += piece;
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });
});
