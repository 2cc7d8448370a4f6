import { readFileSync } from 'node:fs';
import { type Game, seededDealer, type Types } from '@bastide/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { isLong } from '../../../scripts/scope.mjs';
import { offersOf, randomOf, TABLES } from './views.ts';

/** Reads a file of docs/. */
export const docs = (file: string): string =>
  readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8');
export const schemaOf = (name: string) => JSON.parse(docs(`schemas/${name}.json`));

/** More tables, so that together all sets and options are in a game. */
const MORE: Readonly<Record<string, readonly object[]>> = {
  carcassonne: [
    { seats: 6, edition: 'c3', sets: ['traders'], secondTile: 'asked' },
    { seats: 4, edition: 'classic', sets: ['inns', 'traders'], farmers: false },
    { seats: 3, edition: 'c1', sets: ['river', 'inns', 'traders', 'abbot'], icUnfinished: 'plain' },
    { seats: 2, sets: ['river'], fieldScoring: 'field-3-once', smallCity: 2 },
  ],
  catan: [
    { seats: 2, map: 'free', playerTrades: false, robberDesert: 'forbidden' },
    { seats: 4, victoryTarget: 3 },
    { seats: 4, map: 'free', dice: 'deck-5', discardLimit: 95, startSettlements: 3 },
  ],
};

export type Part = 'View' | 'Action' | 'RedactedAction' | 'Event' | 'Options' | 'BoxFacts';

/** Returns the checks of a game's schema, by part. */
export function checksOf(name: string): (part: Part) => ValidateFunction {
  const ajv = new Ajv2020({ strict: true, strictTuples: true, allowUnionTypes: true });
  ajv.addSchema(schemaOf(name));
  return (part) => ajv.getSchema(`urn:bastide:${name}#/$defs/${part}`)!;
}

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Plays a random game and yields all that a server could send about it, to each seat and to spectators; `most` actions of it. */
export function* sentIn(
  game: Game<Types>,
  table: object,
  seed: number,
  most = isLong ? 5_000 : 1_200,
): Generator<readonly [Part, unknown]> {
  const options = game.readOptions(table);
  if (!options.ok) throw new Error(options.because);
  yield ['Options', options.value];
  const random = randomOf(seed);
  const deal = seededDealer(random);
  const state = game.setup(options.value);
  const readers = [undefined, ...Array.from({ length: options.value.seats }, (_, seat) => seat)];
  for (let left = most; left > 0; left--) {
    for (const reader of readers) yield ['View', asJson(game.view(state, reader))];
    const [actor] = game.actors(state);
    if (actor === undefined) return;
    const actions =
      actor === 'chance'
        ? [deal(game, state)!]
        : [...game.actions(state, actor), ...offersOf(game, state, actor, random)];
    const action = actions[random.below(actions.length)]!;
    yield ['Action', asJson(action)];
    for (const reader of readers)
      yield ['RedactedAction', asJson(game.redactAction(state, actor, action, reader))];
    for (const event of game.apply(state, actor, action))
      for (const reader of readers) yield ['Event', asJson(game.redactEvent(event, reader))];
  }
}

export const tablesOf = (name: string): readonly object[] => [...TABLES[name]!, ...MORE[name]!];
