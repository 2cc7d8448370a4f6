import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { sourcesBelow } from '../counts.mjs';
import { at } from '../run-tool.mjs';

/** Lines that a function of the page may have. */
const MAX_LINES = 59;

/** Functions and components of a file with their numbers of lines, those inside others included. */
function functionsOf(file) {
  const text = readFileSync(at(file), 'utf8');
  // Nothing that short has a function that is too long.
  if (text.split('\n').length <= MAX_LINES) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const first = lineOf(node.getStart(source));
      const name = (node.name ?? node.parent.name)?.getText(source) ?? 'a function';
      found.push({ where: `${file}:${first + 1} ${name}`, lines: lineOf(node.end) - first + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test(`no function or component of the page has more than ${MAX_LINES} lines`, () => {
  const functions = sourcesBelow('apps/web/src').flatMap(functionsOf);
  expect(functions.length).toBeGreaterThan(0);
  expect(functions.filter(({ lines }) => lines > MAX_LINES)).toEqual([]);
});
