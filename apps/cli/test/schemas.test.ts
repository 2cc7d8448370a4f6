import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { filesAbout, filesAboutMessages } from '../../../scripts/schemas.mjs';
import { messageSchemas } from '../src/bot/message-schemas.ts';
import type { GameEntry } from '../src/game/entry.ts';
import { GAMES as SOURCE } from '../src/games.ts';
import { bastide } from './bastide.ts';
import { checksOf, docs, schemaOf, sentIn, tablesOf } from './sent.ts';

const GAMES = await SOURCE.load();

/** Expects that files of docs/ are as they would be written now. */
function expectCurrent(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files))
    expect(docs(file) === text, `${file} is out of date: run npm run schemas`).toBe(true);
}

test('the file about messages is up to date: npm run schemas', () => {
  expectCurrent(filesAboutMessages(messageSchemas()));
});

test('the schema of messages accepts the lines of the protocol and refuses others', () => {
  const ajv = new Ajv2020({ allowUnionTypes: true }).addSchema(JSON.parse(docs('schemas/messages.json')));
  const isLine = (kind: string, line: object) => ajv.getSchema(`urn:bastide:messages#/$defs/${kind}`)!(line);
  const start = { type: 'start', protocol: 'bastide-bot/1', game: 'catan', seat: 2, options: {}, seed: 7 };
  expect(isLine('ToBot', start)).toBe(true);
  expect(isLine('ToBot', { ...start, seed: 0.5 })).toBe(false);
  expect(isLine('ToBot', { ...start, type: 'begin' })).toBe(false);
  expect(isLine('FromBot', { type: 'move', id: 12, action: { type: 'end' } })).toBe(true);
  expect(isLine('FromBot', { type: 'move', action: { type: 'end' } })).toBe(false);
  expect(isLine('ToTable', { type: 'observe', seat: 1 })).toBe(true);
  expect(isLine('ToTable', { type: 'observe' })).toBe(false);
  expect(isLine('FromTable', { type: 'error', because: 'no game has begun' })).toBe(true);
  expect(isLine('FromTable', { type: 'error' })).toBe(false);
});

test.each(GAMES.names)('answers of a table of %s match the schema', async (name) => {
  const ajv = new Ajv2020({ allowUnionTypes: true }).addSchema(JSON.parse(docs('schemas/messages.json')));
  const isAnswer = ajv.getSchema('urn:bastide:messages#/$defs/FromTable')!;
  const plays = Array.from({ length: 40 }, () => ({ type: 'play', bot: 'random' }));
  const lines = [
    { type: 'reset', seed: 4 },
    ...plays,
    { type: 'observe', seat: 0 },
    { type: 'observe', seat: 9 },
  ];
  const input = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const { stdout } = await bastide(['table', name, '--stdio'], { input });
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(new Set(answers.map(({ type }) => type))).toEqual(new Set(['turn', 'view', 'error']));
  for (const answer of answers) expect(isAnswer(answer), JSON.stringify(isAnswer.errors)).toBe(true);
});

describe.each(GAMES.entries.map((entry) => [entry.game.name, entry] as const))('%s', (name, entry) => {
  test('the files about the game are up to date: npm run schemas', async () => {
    expectCurrent(await filesAbout(entry));
  });

  test('everything that is sent about the beginning of a random game matches the schema', () => {
    const check = checksOf(name);
    const table = tablesOf(name)[1]!; // Carcassonne with all sets, Catan for two with a deck of dice.
    for (const [part, value] of sentIn((entry as GameEntry).game, table, 6, 150))
      if (!check(part)(value)) expect.fail(`${part}: ${JSON.stringify(check(part).errors)}`);
  });

  test('every member of a type in the schema has a description, its own or that of its type', () => {
    const { $defs } = schemaOf(name);
    const bare = Object.entries<TypeSchema>($defs).flatMap(([type, schema]) =>
      (schema.anyOf ?? [schema]).flatMap(({ properties = {} }) =>
        Object.entries(properties)
          .filter(([member, one]) => member !== 'type' && one.const === undefined && !isDescribed(one, $defs))
          .map(([member]) => `${type}.${member}`),
      ),
    );
    // A map from kinds to numbers: its own comment speaks of all its members.
    expect(bare.filter((member) => !member.startsWith('CardCounts.'))).toEqual([]);
  });

  test('the schema knows the same actions and options as that of records', () => {
    const { $defs } = schemaOf(name);
    const records = JSON.parse(docs('record.schema.json')).$defs;
    /** Members of a union, and of unions in it. */
    const membersOf = ({ $ref }: { $ref: string }): ActionSchema[] => {
      const one = $defs[$ref.slice('#/$defs/'.length)];
      return one.anyOf ? one.anyOf.flatMap(membersOf) : [one];
    };
    const ofTypes = membersOf({ $ref: '#/$defs/Action' });
    expect(membersByType(records[`${name}Action`].oneOf, 'by')).toEqual(membersByType(ofTypes));
    const { Options } = $defs;
    const { properties } = records[`${name}Options`];
    for (const [option, { enum: values = undefined }] of Object.entries<{ enum?: unknown }>(
      Options.properties,
    )) {
      expect([option, properties[option] !== undefined]).toEqual([option, true]);
      if (values && properties[option].enum)
        expect([option, new Set(properties[option].enum)]).toEqual([option, new Set(values as unknown[])]);
    }
  });
});

interface TypeSchema {
  readonly description?: string;
  readonly const?: string;
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, TypeSchema>>;
  readonly anyOf?: readonly TypeSchema[];
}

const isDescribed = ({ description, $ref }: TypeSchema, types: Readonly<Record<string, TypeSchema>>) =>
  (description ?? ($ref && types[$ref.slice('#/$defs/'.length)]!.description)) !== undefined;

interface ActionSchema {
  readonly properties: Readonly<
    Record<string, { readonly const?: string; readonly enum?: readonly string[] }>
  >;
}

/** Returns the members of each action, by its type; one type may have several schemas. */
function membersByType(
  actions: readonly ActionSchema[],
  without?: string,
): Readonly<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { properties } of actions)
    for (const type of properties.type!.enum ?? [properties.type!.const!]) {
      const members = Object.keys(properties).filter((member) => member !== without);
      found[type] = [...new Set([...(found[type] ?? []), ...members])].sort();
    }
  return found;
}
