// Writes docs/schemas (JSON Schemas of each game and of the bot protocol) and docs/games (facts about each game) from the sources and the
// built program: `npm run schemas`. A test says when they are out of date.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at } from './run-tool.mjs';
import { add, schemasOfTypes } from './type-schemas.mjs';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/**
 * Returns the published files about a game, by path in docs/: the schema of what Bastide sends, that of the views that its bots read,
 * and the facts. `entry` is the game's entry in the program's list.
 */
export async function filesAbout({ game: { name }, views, facts }) {
  const [{ jsonSchema }, { document }] = await Promise.all([views(), facts()]);
  return written({
    [`schemas/${name}.json`]: gameSchema(name),
    [`schemas/${name}.bot-view.json`]: {
      $id: `urn:bastide:${name}:bot-view`,
      title: `Views of ${name} that bastide bot --stdio reads`,
      ...jsonSchema(),
    },
    [`games/${name}.json`]: document,
  });
}

/** Returns the published file about the lines of the bot protocol. `lines` are the schemas of those that the program reads. */
export const filesAboutMessages = (lines) =>
  written({
    'schemas/messages.json': {
      $schema: DIALECT,
      $id: 'urn:bastide:messages',
      title: 'Lines of the bot protocol',
      description:
        'ToBot and FromBot: referee and bot. ToTable and FromTable: environment and program. Actions and views are described in the schema of each game.',
      $defs: {
        ...lines,
        ...schemasOfTypes('packages/protocol/src/environment.ts', ['FromTable'], { areOpen: true }),
      },
    },
  });

const written = (files) =>
  Object.fromEntries(
    Object.entries(files).map(([file, content]) => [file, `${JSON.stringify(content, null, 1)}\n`]),
  );

/** Returns the schema of a game: `View`, `Action`, `RedactedAction`, `Event`, `Options`, `BoxFacts`, and those that they use. */
function gameSchema(game) {
  const schemas = {
    ...schemasOfTypes(`packages/${game}/src/index.ts`, ['View', 'Action', 'Event', 'Options']),
  };
  for (const [name, schema] of Object.entries(
    schemasOfTypes(`apps/cli/src/games/${game}/facts.ts`, ['BoxFacts']),
  ))
    add(schemas, name, schema);
  schemas.RedactedAction = redacted(schemas);
  return {
    $schema: DIALECT,
    $id: `urn:bastide:${game}`,
    title: `${game}: views, actions, events, options and facts`,
    description: `Made from the types of the game by npm run schemas. Refer to a part as urn:bastide:${game}#/$defs/View. docs/bot-protocol.md explains messages and views, docs/record.md options and actions.`,
    $defs: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Returns the schema of actions as a seat learns of them: only the type is always there. */
const redacted = (schemas) => ({
  description:
    'An action as a seat or a spectator learns of it. Members that are secret are left out; the type never is.',
  anyOf: variantsOf(schemas.Action, schemas).map((action) => ({ ...action, required: ['type'] })),
});

/** Returns the members of a union, and of unions in it. */
const variantsOf = ({ $ref, anyOf, ...schema }, schemas) => {
  if ($ref) return variantsOf(schemas[$ref.slice('#/$defs/'.length)], schemas);
  return anyOf ? anyOf.flatMap((one) => variantsOf(one, schemas)) : [schema];
};

export async function writeSchemas() {
  const [{ GAMES }, { messageSchemas }] = await Promise.all([
    import('../apps/cli/dist/games.js'),
    import('../apps/cli/dist/bot/message-schemas.js'),
  ]);
  const { entries } = await GAMES.load();
  const about = await Promise.all(entries.map(filesAbout));
  for (const [file, text] of Object.entries(Object.assign(filesAboutMessages(messageSchemas()), ...about))) {
    mkdirSync(path.dirname(at('docs', file)), { recursive: true });
    writeFileSync(at('docs', file), text);
  }
  return true;
}
