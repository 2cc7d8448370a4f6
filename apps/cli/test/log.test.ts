import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Log } from '../src/arena/log.ts';
import { folder } from './bastide.ts';

const at = (name: string) => path.join(folder, name);
const open = (name: string) => new Log(at(name), (line) => line);

test('lines of a log stay whole wherever a read ends', () => {
  // Longer than one read, with letters of two bytes of which one lies across its end.
  const lines = ['{}', 'é'.repeat(600_000), `x${'é'.repeat(1_100_000)}`, '', 'last'];
  writeFileSync(at('pieces.jsonl'), `${lines.join('\n')}\ntorn é`);
  const log = open('pieces.jsonl');
  expect(log.lines.length).toBe(5);
  expect(log.lines.every((line, i) => line === lines[i])).toBe(true);
  expect(log.torn).toBe('torn é');
  log.cut(2);
  log.add('new');
  log.close();
  expect(readFileSync(at('pieces.jsonl'), 'utf8') === `{}\n${lines[1]}\nnew\n`).toBe(true);
});

test('a log keeps its incomplete line until something is added', () => {
  writeFileSync(at('torn.jsonl'), 'one\ntw');
  open('torn.jsonl').close();
  expect(readFileSync(at('torn.jsonl'), 'utf8')).toBe('one\ntw');
  const log = open('torn.jsonl');
  log.add('two');
  log.add('three');
  log.close();
  expect(readFileSync(at('torn.jsonl'), 'utf8')).toBe('one\ntwo\nthree\n');
});
