// Prints docs/contract.md from the comments of the contract's types: node scripts/contract-docs.mjs > docs/contract.md
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const SOURCE = (name) => fileURLToPath(new URL(`../packages/contract/src/${name}`, import.meta.url));
const TAGS = ['calledBy', 'cost', 'throws'];

/** Interfaces of a file by name: the text of each, and its members with signature, text and tags. */
function interfacesOf(file) {
  const source = ts.createSourceFile(file, readFileSync(SOURCE(file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found = {};
  ts.forEachChild(source, (node) => {
    if (!ts.isInterfaceDeclaration(node)) return;
    found[node.name.text] = {
      text: textOf(node),
      members: node.members.map((member) => memberOf(member, source)),
    };
  });
  return found;
}

const oneLine = (text) => text.replace(/\s*\n\s*/g, ' ').trim();
const commentOf = (comment) =>
  oneLine(typeof comment === 'string' ? comment : (ts.getTextOfJSDocComment(comment) ?? ''));
const textOf = (node) => commentOf(ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment ?? '');

function memberOf(member, source) {
  const tags = Object.fromEntries(
    ts.getJSDocTags(member).map((tag) => [tag.tagName.text, commentOf(tag.comment)]),
  );
  const signature = oneLine(member.getText(source))
    .replace(/^readonly /, '')
    .replace(/;$/, '')
    .replace(/T\['(\w+)'\]/g, '$1')
    .replace(/\( /g, '(')
    .replace(/, \)/g, ')');
  return {
    name: member.name.getText(source),
    isOptional: member.questionToken !== undefined,
    signature,
    text: textOf(member),
    ...tags,
  };
}

/** A table row, or an error that names what has no comment. */
function row(of, member) {
  const missing = ['text', ...TAGS].filter((part) => !member[part]);
  if (missing.length > 0) throw new Error(`${of}.${member.name} lacks ${missing.join(', ')}`);
  return `### \`${member.signature}\`\n\n${member.text}\n\nCalled by ${member.calledBy}. Cost: ${member.cost} Throws: ${member.throws}\n`;
}

const needed = ({ members }) =>
  members.filter(({ isOptional }) => !isOptional).map(({ name }) => `\`${name}\``);
const optional = ({ members }) =>
  members.filter(({ isOptional }) => isOptional).map(({ name }) => `\`${name}\``);

/** The document, ending in a line break. Throws if a member of `Game`, `ActionText` or `FastGame` lacks a part of its comment. */
export function contractDocs() {
  const { Game, ActionText, FastGame } = interfacesOf('game.ts');
  const { GameDefinition, SecretGameDefinition } = interfacesOf('define-game.ts');
  const functionsOf = (name, { members }, skip = []) =>
    members.filter((member) => !skip.includes(member.name)).map((member) => row(name, member));
  return `${[
    '# What a game is',
    '<!-- Printed by scripts/contract-docs.mjs from the comments in packages/contract/src. -->',
    'A game is a value of the type `Game`, which `defineGame` makes from its rules. The smallest ones are in [`race.ts`](../packages/contract/test/race.ts), without secrets, and [`toy.ts`](../packages/contract/test/toy.ts), with them.',
    '`conformance(game, options)` plays random games and reports every guarantee that is broken: let the tests of a game call it first.',
    '## The rules that you write',
    `${GameDefinition.text}\n\nNeeded: ${needed(GameDefinition).join(', ')}. May be left out: ${optional(GameDefinition).join(', ')}.`,
    `With secrets, besides: ${needed(SecretGameDefinition).join(', ')}. ${SecretGameDefinition.text}`,
    ...GameDefinition.members
      .filter(({ text }) => text)
      .map(({ signature, text }) => `- \`${signature}\`: ${text}`),
    'All else is derived: checks of options and actions, refusals of what is not listed, the text form, copies, sampling, playouts, and the whole fast lane. A game that is faster at some of it, or has a form of its own, gives it as the second argument of `defineGame`.',
    '## The game that you get',
    Game.text,
    ...functionsOf('Game', Game, ['name', 'seats', 'secrets', 'text', 'fast']),
    '## Its text form: `game.text`',
    ActionText.text,
    ...functionsOf('ActionText', ActionText),
    '## Its fast lane: `game.fast`',
    FastGame.text,
    ...functionsOf('FastGame', FastGame),
  ]
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(\n- [^\n]*)\n(?=\n- )/g, '$1')
    .trimEnd()}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(contractDocs());
