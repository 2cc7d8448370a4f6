import { describe, expect, test } from 'vitest';
import { chooser } from '../mutation/choose.mjs';
import { diffOf } from '../mutation/explained.mjs';
import { mutantsOf } from '../mutation/mutants.mjs';
import { withProbes, withRounds } from '../mutation/probes.mjs';

/** Returns the changed text of each mutant. */
const mutated = (text) =>
  mutantsOf('a.ts', text).map(({ start, end, text: by }) => text.slice(0, start) + by + text.slice(end));

describe('mutants', () => {
  test('a condition becomes wrongly true and wrongly false, and its boundary moves', () => {
    expect(mutated('if (a < b) c();')).toEqual(['if (true) c();', 'if (false) c();', 'if (a <= b) c();']);
  });

  test('each part of a condition changes once, and so does the operator between them', () => {
    expect(mutated('const isOpen = a || !b;')).toEqual([
      'const isOpen = true || !b;',
      'const isOpen = false || !b;',
      'const isOpen = a && !b;',
      'const isOpen = a || !true;',
      'const isOpen = a || !false;',
    ]);
  });

  test('a loop is removed, but never made endless', () => {
    expect(mutated('while (a) b();')).toEqual(['while (false) b();', 'while (a) ;']);
  });

  test('numbers change by one, but no boundary moves twice', () => {
    expect(mutated('const A = 3;')).toEqual(['const A = 4;', 'const A = 2;']);
    expect(mutated('f(a < 3);')).not.toContain('f(a < 2);');
  });

  test('operators, methods, signs and counts are replaced by similar ones', () => {
    const NEIGHBOURS = [
      ['x = a + b;', 'x = a - b;'],
      ['x = a & b;', 'x = a | b;'],
      ['x = a << b;', 'x = a >> b;'],
      ['x |= a;', 'x &= a;'],
      ['x = Math.max(a, b);', 'x = Math.min(a, b);'],
      ['x = -a;', 'x = a;'],
      ['x = a++;', 'x = a--;'],
      ['x = a ?? b;', 'x = b;'],
      ['x = true;', 'x = false;'],
    ];
    for (const [text, by] of NEIGHBOURS) expect(mutated(text)).toContain(by);
  });

  test('statements are removed, and return values are dropped', () => {
    expect(mutated('function f() { g(); return h; }')).toEqual([
      'function f() { ; return h; }',
      'function f() { g(); return undefined as never; }',
    ]);
  });

  test('types, imports and concatenated texts do not change', () => {
    expect(mutated("import { a } from 'a'; type B = 1 | 2; export interface C { d: 3 }")).toEqual([]);
    expect(mutated("f('a' + b);")).toEqual([';']);
  });

  test('mutants are identified by the declaration around them and by their lines', () => {
    const text = 'export function f(a) {\n  return a *\n    2;\n}\n';
    const mutant = mutantsOf('a.ts', text).find(({ text: by }) => by === '3');
    expect(mutant).toMatchObject({ where: 'f', line: 3, kind: 'literal' });
    expect(diffOf(mutant, text)).toEqual({ from: '2;', to: '3;' });
  });
});

/** Runs a text, and returns the stretches that it reached. */
function reachedBy(text) {
  const probed = withProbes('a.ts', text, 0);
  const reached = new Set();
  new Function('$at', probed.text)((i) => reached.add(i));
  const told = ({ start, end }) => text.slice(start, end);
  return probed.stretches.filter((_, i) => reached.has(i)).map(told);
}

describe('probes', () => {
  test('probes record every branch that runs, and no other', () => {
    expect(reachedBy('if (true) { 1; } else 2;')).toEqual(['{ 1; }']);
    expect(reachedBy('if (false) { 1; } else if (true) 3;')).toEqual(['if (true) 3;', '3;']);
    expect(reachedBy('const a = (b) => b ? 1 : (c) => 2; a(0)(1); a(0);')).toEqual([
      'b ? 1 : (c) => 2',
      '(c) => 2',
      '2',
    ]);
    expect(reachedBy('0 || 1; 1 || 2; null ?? 3; 0 && 4;')).toEqual(['1', '3']);
    expect(reachedBy('for (const a of [1]) for (;;) break;')).toEqual(['for (;;) break;', 'break;']);
    expect(reachedBy('switch (1) { case 0: 5; break; case 1: 6; }')).toEqual(['case 1: 6;']);
  });

  test('every round of a loop is counted, whatever its form', () => {
    for (const text of ['while (true) 1;', 'for (;;) {}', 'do 1; while (true);']) {
      let rounds = 0;
      const loop = new Function('$round', withRounds('a.ts', text));
      const count = () => {
        if (++rounds > 5) throw new Error('enough');
      };
      expect(() => loop(count)).toThrow('enough');
    }
  });
});

test('the tests for a mutant start with one that found a neighbour, and continue with the quickest', () => {
  const text = 'const a = 1; function f() { b(); c(); }';
  const stretches = withProbes('a.ts', text, 0).stretches;
  const slow = { name: 'slow', ms: 20, reached: [0] };
  const quick = { name: 'quick', ms: 10, reached: [0] };
  const other = { name: 'other', ms: 30, reached: [] };
  const choice = chooser({
    files: [{ file: 'a.ts', stretches }],
    tests: [slow, quick, other],
    atLoading: [],
  });
  const [atLoading, , b, c] = mutantsOf('a.ts', text);
  expect(choice.tests(b)).toEqual([quick, slow]);
  choice.found(b, slow);
  expect(choice.tests(c)).toEqual([slow, quick]);
  expect(choice.tests(atLoading)).toEqual([quick, slow, other]);
});

test('quick tests are also tried, because the first test may have cached a result for them', () => {
  const text = 'function f() { b(); } function g() { c(); }';
  const stretches = withProbes('a.ts', text, 0).stretches;
  const first = { name: 'first', ms: 300, reached: [0] };
  const other = { name: 'other', ms: 1, reached: [] };
  const long = { name: 'long', ms: 400, reached: [] };
  const tests = [first, other, long];
  const choice = chooser({ files: [{ file: 'a.ts', stretches }], tests, atLoading: [] });
  const [b, c] = mutantsOf('a.ts', text);
  expect(choice.tests(b)).toEqual([first, other]);
  expect(choice.tests(c)).toEqual([]); // never reached
});
