// Finds every text in a file of one language with its place, to compare, count or empty it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { at } from '../run-tool.mjs';
import { emptiedRules, textsOfRules } from './rules.mjs';

/**
 * Returns the texts of a file, in order: `{ key, text, start, end }`, the key as `CAT-TRADE-01.title` and the place
 * of the literal in the file.
 */
export function textsOf(file) {
  const code = readFileSync(at(file), 'utf8');
  if (path.extname(file) === '.md') return textsOfRules(code);
  return path.extname(file) === '.ts' ? inCode(code) : inJson(JSON.parse(code)).filter(isSaid(file));
}

/** A reader sees only the description of a manifest; a glossary needs every term. */
const isSaid =
  (file) =>
  ({ key }) =>
    file.endsWith('.webmanifest')
      ? key === 'description'
      : !file.includes('/glossary/') || key.endsWith('.term');

function inCode(code) {
  const source = ts.createSourceFile('catalogue.ts', code, ts.ScriptTarget.Latest, true);
  const texts = [];
  const look = (node, key) => {
    if (ts.isStringLiteralLike(node))
      texts.push({ key, text: node.text, start: node.getStart(source), end: node.end });
    else if (ts.isObjectLiteralExpression(node)) for (const member of node.properties) look(member, key);
    else if (ts.isPropertyAssignment(node))
      look(node.initializer, [key, nameOf(node.name)].filter(Boolean).join('.'));
    else if (ts.isSpreadAssignment(node)) look(node.expression, key);
    else if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) look(node.expression, key);
  };
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement))
      for (const { initializer } of statement.declarationList.declarations)
        if (initializer) look(initializer, '');
  return texts;
}

const nameOf = (name) => (ts.isComputedPropertyName(name) ? name.getText() : name.text);

const inJson = (value, key = '') =>
  typeof value === 'string'
    ? [{ key, text: value }]
    : Object.entries(value ?? {}).flatMap(([name, inner]) => inJson(inner, key ? `${key}.${name}` : name));

/** Returns the same file with every text empty. */
export function emptied(file) {
  const code = readFileSync(at(file), 'utf8');
  if (path.extname(file) === '.md') return emptiedRules(code);
  if (path.extname(file) !== '.ts')
    return `${JSON.stringify(emptiedJson(file, JSON.parse(code)), null, 2)}\n`;
  let empty = code;
  for (const { start, end } of inCode(code).toReversed())
    empty = `${empty.slice(0, start)}''${empty.slice(end)}`;
  // Takes the language's own value for facts about the language.
  return empty.replace(/\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n(?=export const)/g, '');
}

function emptiedJson(file, value) {
  if (file.endsWith('.webmanifest')) return { ...value, lang: '', description: '' };
  const blank = file.includes('/glossary/') ? ({ term }) => term === undefined : () => true;
  const empty = (inner) =>
    typeof inner === 'string'
      ? ''
      : blank(inner)
        ? Object.fromEntries(Object.entries(inner).map(([name, each]) => [name, empty(each)]))
        : { term: '', from: '' };
  return empty(value);
}

/** Returns the number of words in a text; in a script without spaces, of characters. */
export const wordsIn = (text) =>
  (text.match(/\p{Script=Han}/gu) ?? []).length +
  (text.replaceAll(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []).length;
