// Prints docs/contract.md from the comments of the contract's types: node scripts/contract-docs.mjs > docs/contract.md
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const SOURCE = (name) => fileURLToPath(new URL(`../packages/contract/src/${name}`, import.meta.url));
const TAGS = ['calledBy', 'cost', 'throws'];

const sourceOf = (file) =>
  ts.createSourceFile(file, readFileSync(SOURCE(file), 'utf8'), ts.ScriptTarget.Latest, true);

/** Interfaces of a file by name: the text of each, and its members with signature, text and tags. */
function interfacesOf(file) {
  const source = sourceOf(file);
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
    isFunction: ts.isMethodSignature(member),
    signature,
    text: textOf(member),
    ...tags,
  };
}

/** A heading and what follows it, or an error that names what has no comment. Data has no caller, cost and errors unless it says so. */
function row(of, member) {
  const missing = ['text', ...(member.isFunction ? TAGS : [])].filter((part) => !member[part]);
  if (missing.length > 0) throw new Error(`${of}.${member.name} lacks ${missing.join(', ')}`);
  const facts = member.calledBy
    ? `\n\nCalled by ${member.calledBy}. Cost: ${member.cost} Throws: ${member.throws}`
    : '';
  return `### \`${member.signature}\`\n\n${member.text}${facts}\n`;
}

/** Tells whether the package exports that name. */
const isPublic = (name) => new RegExp(`\\b${name}\\b`).test(readFileSync(SOURCE('index.ts'), 'utf8'));

/** The public functions of a file as a list: signature and text of each, or an error that names what has no comment. */
function functionList(file) {
  const source = sourceOf(file);
  return source.statements
    .filter((node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap((node) => {
      const declared = ts.isVariableStatement(node) ? node.declarationList.declarations[0] : node;
      const made = ts.isVariableStatement(node) ? declared.initializer : node;
      if (!ts.isFunctionLike(made) || !isPublic(declared.name.text)) return [];
      const { name } = declared;
      if (!textOf(node)) throw new Error(`${name.text} has no comment`);
      const parameters = made.parameters.map((one) => one.getText(source).replace(/ as Fields<\w+>/, ''));
      const types = made.typeParameters ? `<${made.typeParameters.map((one) => one.getText(source))}>` : '';
      const signature = `${name.text}${types}(${parameters.join(', ')}): ${made.type.getText(source)}`;
      return [`- \`${oneLine(signature)}\`: ${textOf(node)}`];
    })
    .join('\n');
}

/** Types and constants of a file as they are declared, in the order of their names here. */
function declarations(file, names) {
  const source = sourceOf(file);
  const nameOf = (node) =>
    (ts.isVariableStatement(node) ? node.declarationList.declarations[0] : node).name?.text;
  return names.map((name) => {
    const node = source.statements.find((one) => nameOf(one) === name);
    if (!node) throw new Error(`${file} declares no ${name}`);
    return node
      .getFullText(source)
      .trim()
      .replace(/^export /m, '');
  });
}

const code = (...parts) => `\`\`\`ts\n${parts.join('\n')}\n\`\`\``;

/** The guarantees that `conformance` checks, each with its comment. */
const guarantees = () =>
  [...declarations('conformance.ts', ['GUARANTEES'])[0].matchAll(/'(\w+)', \/\/ (.+)/g)]
    .map(([, name, text]) => `- \`${name}\`: ${text}`)
    .join('\n');

const needed = ({ members }) =>
  members.filter(({ isOptional }) => !isOptional).map(({ name }) => `\`${name}\``);
const optional = ({ members }) =>
  members.filter(({ isOptional }) => isOptional).map(({ name }) => `\`${name}\``);

/** The document, ending in a line break. Throws if a member of an interface lacks a part of its comment. */
export function contractDocs() {
  const { Game, ActionText, FastGame } = interfacesOf('game.ts');
  const { GameDefinition, SecretGameDefinition } = interfacesOf('define-game.ts');
  const functionsOf = (name, { members }, skip = []) =>
    members.filter((member) => !skip.includes(member.name)).map((member) => row(name, member));
  return `${[
    '# What a game is',
    '<!-- Printed by scripts/contract-docs.mjs from the comments in packages/contract/src. -->',
    'A game is a value of the type `Game`, which `defineGame` makes from its rules. The smallest ones are in [`race.ts`](../packages/contract/test/race.ts), without secrets, and [`toy.ts`](../packages/contract/test/toy.ts), with them.',
    'Everything here is exported by `@bastide/contract`: [the rules that you write](#the-rules-that-you-write), [fields and shapes](#fields-and-shapes), [the check of your game](#the-check-of-your-game), [the game that you get](#the-game-that-you-get), [its text form](#its-text-form-gametext), [its fast lane](#its-fast-lane-gamefast), [types](#types).',
    '## The rules that you write',
    `${GameDefinition.text}\n\nNeeded: ${needed(GameDefinition).join(', ')}. May be left out: ${optional(GameDefinition).join(', ')}.`,
    `With secrets, besides: ${needed(SecretGameDefinition).join(', ')}. ${SecretGameDefinition.text} Callers, cost and errors are those of the same functions of [the game that you get](#the-game-that-you-get).`,
    ...functionsOf('GameDefinition', GameDefinition),
    'All else is derived: checks of options and actions, refusals of what is not listed, the text form, copies, sampling, playouts, and the whole fast lane. A game that is faster at some of it, or has a form of its own, gives it as the second argument of `defineGame`.',
    '## Fields and shapes',
    'Values for `options` and `shapes`. Each is checked and written in the same way wherever it stands.',
    `${functionList('fields.ts')}\n${functionList('action-shapes.ts')}`,
    code(
      "options: { target: integer(5, 100, 30), map: oneOf(['fixed', 'random']) },",
      "shapes: { roll: bySeat(), die: byChance({ pips: integer(1, 6) }), discard: bySeat({ cards: listOf(oneOf(['ore', 'wool']), 1, 3) }) },",
    ),
    '## The check of your game',
    '`conformance(game, options, settings)` plays random games of a table with these options and returns every guarantee that is broken: an empty list if none is. Let it be the first test of a game, once for each kind of table:',
    code(readFileSync(SOURCE('../test/race.test.ts'), 'utf8').trim()),
    '`npx vitest run packages/<game>` runs the tests of one package. A violation names the guarantee, the game of the series, the number of actions before it and the reason. The guarantees:',
    guarantees(),
    code(declarations('conformance.ts', ['ConformanceSettings', 'Violation']).join('\n\n')),
    '## The game that you get',
    Game.text,
    ...functionsOf('Game', Game, ['name', 'seats', 'secrets', 'text', 'fast']),
    '## Its text form: `game.text`',
    ActionText.text,
    ...functionsOf('ActionText', ActionText),
    '## Its fast lane: `game.fast`',
    FastGame.text,
    ...functionsOf('FastGame', FastGame),
    '## Types',
    code(
      [
        ...declarations('game.ts', ['Types', 'Seat', 'Actor', 'Refusal', 'Result', 'Outcome']),
        ...declarations('game.ts', ['OptionsSource', 'RedactedAction', 'CHANCE', 'OVER']),
        ...declarations('random.ts', ['Random']),
        ...declarations('fields.ts', ['Field', 'Fields']),
        ...declarations('action-shapes.ts', ['ActionShape', 'ActionShapes']),
      ].join('\n\n'),
    ),
  ]
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(contractDocs());
