import { readFileSync } from 'node:fs';
import { series } from '@bastide/arena';
import { BOTS } from '@bastide/bots';
import { CHOICES, carcassonne, EDITIONS, FIGURES, SETS, TILES, TURNS } from '@bastide/carcassonne';
import { catan } from '@bastide/catan';
import { type Game, type GameRecord, replay, type Types } from '@bastide/contract';
import { type Fairness, readFairness } from '@bastide/fair';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { playedFairly } from '../../../packages/fair/test/table.ts';

const schema = JSON.parse(readFileSync(new URL('../../../docs/record.schema.json', import.meta.url), 'utf8'));
const isValid = new Ajv2020({ strict: true, strictTuples: true, allErrors: true }).compile(schema);

function simulated<T extends Types>(game: Game<T>, input: object, games: number): GameRecord[] {
  const options = game.readOptions(input);
  if (!options.ok) throw new Error(options.because);
  const records: GameRecord[] = [];
  const seated = Array.from({ length: options.value.seats }, () => BOTS.random());
  series(game, options.value, seated, {
    seed: 3,
    to: games,
    onRecord: (record) => records.push(record),
  });
  return records;
}

const tables = [
  { seats: 2 },
  { seats: 6, sets: ['traders'] },
  { seats: 3, sets: ['traders'], smallCity: 2 },
  { edition: 'c3', seats: 3, sets: ['traders'], secondTile: 'asked' },
  ...Object.keys(EDITIONS).map((edition) => ({ edition, seats: 2 })),
  ...Object.keys(EDITIONS).map((edition) => ({ edition, seats: 4, sets: [...SETS] })),
];

const islands = [
  { seats: 2 },
  { seats: 3, map: 'beginners', dice: 'deck' },
  { seats: 4, map: 'variable-random' },
];

/** Records with actions that random bots do not take, one on each line. */
const TRADES = [
  { by: 0, type: 'offer', to: [1, 2], give: { ore: 2, grain: 1 }, get: { wool: 1 } },
  { by: 1, type: 'counter', give: { wool: 1 }, get: { ore: 3 } },
  { by: 2, type: 'accept' },
  { by: 3, type: 'decline' },
  { by: 0, type: 'withdraw' },
  { by: 0, type: 'trade', with: 2 },
];

describe('docs/record.schema.json', () => {
  test.each(islands)('the schema accepts records of Catan with %j', (options) => {
    for (const record of simulated(catan, options, 5)) {
      isValid({ ...record, actions: [...record.actions, ...TRADES] });
      expect(isValid.errors ?? []).toEqual([]);
    }
  });

  test.each([
    { by: 0, type: 'settle', at: 'V54' },
    { by: 0, type: 'dice', dice: [3, 4] },
    { by: 'chance', type: 'dice', dice: [3, 7] },
    { by: 0, type: 'offer', to: [1], give: { ore: 0 }, get: { wool: 1 } },
    { by: 0, type: 'play', card: 'plenty' },
    { by: 'chance', type: 'draw', tile: 'TB-A' },
  ])('the schema refuses a record of Catan with %j', (action) => {
    const seats = [{ name: 'A' }, { name: 'B' }];
    expect(isValid({ format: 'bastide/1', game: 'catan', options: {}, seats, actions: [action] })).toBe(
      false,
    );
  });

  test.each(tables)('the schema accepts records of Carcassonne with %j', (options) => {
    for (const record of simulated(carcassonne, options, 20)) {
      isValid(record);
      expect(isValid.errors ?? []).toEqual([]);
    }
  });

  test('the schema accepts an unfinished game without options', () => {
    const record = {
      format: 'bastide/1',
      game: 'carcassonne',
      options: {},
      seats: [{ name: 'A' }, { name: '' }],
    };
    for (const whole of [
      { ...record, actions: [] },
      {
        ...record,
        actions: [{ by: 'chance', type: 'draw', tile: 'TB-A' }],
        at: [1.5],
        meta: null,
        fairness: {
          scheme: 'fair-v1',
          game: 'g',
          commitment: '0a'.repeat(32),
          nonces: ['', 'b1'.repeat(16)],
        },
      },
    ])
      expect(isValid(whole)).toBe(true);
  });

  test('the schema accepts a fair game, and checks its member like the reader', () => {
    const record = playedFairly(catan, { seats: 3 });
    isValid(record);
    expect(isValid.errors ?? []).toEqual([]);
    const fairness = record.fairness as Fairness;
    for (const wrong of [
      {},
      { scheme: 'fair-v2' },
      { more: 1 },
      { game: 'größer' },
      { commitment: 'AB'.repeat(32) },
      { nonces: ['', '', 'x'] },
      { secret: '' },
    ]) {
      const changed = { ...(Object.keys(wrong).length > 0 && fairness), ...wrong };
      expect([wrong, isValid({ ...record, fairness: changed })]).toEqual([wrong, false]);
      expect(readFairness(changed, 3).ok).toBe(false);
    }
  });

  test('the schema lists all names that the rules know', () => {
    const { carcassonneOptions, carcassonneAction, tile } = schema.$defs;
    const { edition, sets, ...others } = carcassonneOptions.properties;
    expect(edition.enum).toEqual(Object.keys(EDITIONS));
    expect(sets.items.enum).toEqual(SETS);
    expect(Object.keys(others).sort()).toEqual(['seats', ...Object.keys(EDITIONS.c2)].sort());
    for (const [name, choices] of Object.entries(CHOICES))
      if (name !== 'farmers') expect(carcassonneOptions.properties[name].enum).toEqual(choices);
    expect(tile.enum).toEqual(TILES.map(({ id }) => id));
    const [, place, deploy] = carcassonneAction.oneOf;
    expect(place.properties.turned.enum).toEqual(TURNS);
    expect(deploy.properties.figure.enum).toEqual(FIGURES);
    for (const { segments } of TILES)
      for (const { name } of segments) expect(name).toMatch(new RegExp(deploy.properties.on.pattern));
  });

  const [record] = simulated(carcassonne, { sets: ['traders'] }, 1) as [GameRecord];
  const first = (type: string) => record.actions.findIndex((action) => action.type === type);
  const withAction = (type: string, change: object) => ({
    ...record,
    actions: record.actions.map((action, at) => (at === first(type) ? { ...action, ...change } : action)),
  });

  test('the schema accepts tiles as far from the start as a board reaches', () => {
    for (const at of [
      [255, -255],
      [-255, 255],
    ])
      expect(isValid(withAction('place', { at }))).toBe(true);
  });

  /** Records with one fault each: the schema refuses them, and so does the program. */
  const MUTANTS: Readonly<Record<string, unknown>> = {
    'no object': [record],
    'no format': { ...record, format: undefined },
    'another format': { ...record, format: 'bastide/2' },
    'another game': { ...record, game: 'chess' },
    'a strange member': { ...record, colour: 'red' },
    'an unknown edition': { ...record, options: { ...record.options, edition: 'c9' } },
    'an unknown set': { ...record, options: { ...record.options, sets: ['dragon'] } },
    'a set twice': { ...record, options: { ...record.options, sets: ['traders', 'traders'] } },
    'an unknown option': { ...record, options: { ...record.options, speed: 1 } },
    'a value out of range': { ...record, options: { ...record.options, smallCity: 3 } },
    'a nameless seat': { ...record, seats: [{ name: 'A' }, {}] },
    'a long name': { ...record, seats: [{ name: 'A' }, { name: 'x'.repeat(61) }] },
    'one seat': { ...record, seats: [{ name: 'A' }] },
    'no list of actions': { ...record, actions: {} },
    'an unknown action': withAction('skip', { type: 'jump' }),
    'a strange member of an action': withAction('skip', { why: 'because' }),
    'a draw by a seat': withAction('draw', { by: 0 }),
    'a tile that is none': withAction('draw', { tile: 'XX-A' }),
    'a placement by chance': withAction('place', { by: 'chance' }),
    'a seventh seat': withAction('place', { by: 6 }),
    'half a seat': withAction('place', { by: 0.5 }),
    'a crooked tile': withAction('place', { turned: 45 }),
    'a place between cells': withAction('place', { at: [0.5, 1] }),
    'a place in three dimensions': withAction('place', { at: [0, 1, 2] }),
    'a place beyond the world': withAction('place', { at: [256, 0] }),
    'an unknown figure': withAction('deploy', { figure: 'dragon' }),
    'a segment that is none': withAction('deploy', { on: 'x1' }),
    'points in words': { ...record, result: { points: ['many', 'few'], winners: [0] } },
    'nobody wins': { ...record, result: { ...record.result, winners: [] } },
    'times in words': { ...record, at: record.actions.map(() => 'now') },
  };

  test.each(Object.keys(MUTANTS))('the schema refuses a record with %s', (name) => {
    const mutant = JSON.parse(JSON.stringify(MUTANTS[name]));
    expect(isValid(mutant)).toBe(false);
    expect(replay(carcassonne, mutant).ok).toBe(false);
  });
});
