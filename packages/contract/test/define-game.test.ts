import {
  byChance,
  bySeat,
  conformance,
  defineGame,
  flag,
  type Game,
  integer,
  listOf,
  oneOf,
  play,
  playout,
  readText,
  recordOf,
  replay,
  Sfc32,
  writeText,
} from '@bastide/contract';
import { describe, expect, test } from 'vitest';
import { boasters } from './boasters.ts';
import { type Race, race } from './race.ts';

const optionsOf = (input: unknown): Race['Options'] => {
  const read = race.readOptions(input);
  if (!read.ok) throw new Error(read.because);
  return read.value;
};
const atStart = (input: unknown = {}) => race.setup(optionsOf(input));

describe('options', () => {
  test('options left out get the preset of their field', () => {
    expect(optionsOf({})).toEqual({ seats: 2, target: 30 });
    expect(optionsOf({ target: 7, seats: 4 })).toEqual({ seats: 4, target: 7 });
  });

  test.each<[unknown, string, string]>([
    [[], 'options', 'options are a JSON object'],
    [{ seats: 5 }, 'seats', 'seats is a whole number from 2 to 4, not 5'],
    [{ target: 4 }, 'target', 'target is a whole number from 5 to 100, not 4'],
    [{ target: '7' }, 'target', 'target is a whole number from 5 to 100, not "7"'],
    [{ colour: 1 }, 'colour', 'there is no "colour": target'],
    [JSON.parse('{"__proto__": 1}'), '__proto__', 'there is no "__proto__": target'],
  ])('%j is refused, and the refusal names the option', (input, option, because) => {
    expect(race.readOptions(input)).toEqual({ ok: false, rule: 'OPTIONS', because, facts: { option } });
  });
});

describe('fields', () => {
  const FIELDS = {
    word: [oneOf(['red', 'blue']), 'blue', ['green', 1, null]],
    number: [integer(-3, 3), -2, [4, 0.5, '1', Number.NaN]],
    flag: [flag(), true, [1, 'yes', null]],
    pair: [listOf(integer(0, 9), 2, 2), [3, 4], [[3], [3, 10], 3, [1, 2, 3]]],
    none: [listOf(oneOf(['a', 'b']), 0, 2), [], [['c'], 'a']],
  } as const;

  test.each(Object.entries(FIELDS))(
    'a %s is written as one word and read back',
    (_, [field, value, others]) => {
      const word = field.write(value as never);
      expect(word).toMatch(/^\S+$/);
      expect(field.read(word)).toEqual(value);
      expect(field.accepts(value)).toBe(true);
      expect(field.accepts(field.preset)).toBe(true);
      for (const other of others) expect(field.accepts(other)).toBe(false);
      for (const junk of ['', 'x,y', '99', '1.5']) expect(field.read(junk)).toBeUndefined();
    },
  );
});

describe('refusals', () => {
  test.each<[string, unknown, number | 'chance', string]>([
    ['no object', 'roll', 0, 'an action is a JSON object'],
    ['a type that there is not', { type: 'fly' }, 0, 'there is no action "fly"'],
    ['a type of the prototype', { type: 'toString' }, 0, 'there is no action "toString"'],
    ['a member too many', { type: 'roll', pips: 2 }, 0, 'roll: there is no "pips"'],
    [
      'a member that is missing',
      { type: 'die' },
      'chance',
      'die: pips is a whole number from 1 to 6, not undefined',
    ],
    ['what only chance does', { type: 'die', pips: 2 }, 0, '"die" comes by chance'],
    ['what chance never does', { type: 'roll' }, 'chance', 'chance does not roll'],
  ])('%s is malformed', (_, action, actor, because) => {
    expect(race.refusal(atStart(), actor, action)).toEqual({ rule: 'RECORD', because });
  });

  test('the reason of the game comes first, then that it is not one’s turn, or not the time', () => {
    expect(race.refusal(atStart(), 0, { type: 'move' })).toEqual({
      rule: 'RACE-02',
      because: 'a turn begins with a roll',
    });
    expect(race.refusal(atStart(), 1, { type: 'roll' })).toEqual({
      rule: 'TURN',
      because: 'it is not the turn of seat 1',
    });
    const rolling = atStart();
    race.apply(rolling, 0, { type: 'roll' });
    expect(race.refusal(rolling, 'chance', { type: 'die', pips: 2 })).toBeUndefined();
    race.apply(rolling, 'chance', { type: 'die', pips: 2 });
    expect(race.refusal(rolling, 0, { type: 'move' })).toBeUndefined();
    expect(race.refusal(atStart(), 0, { type: 'roll' })).toBeUndefined();
  });
});

test('members may come in any order', () => {
  const state = boasters.setup({ seats: 2, rounds: 1 });
  expect(boasters.refusal(state, 'chance', { pearl: 'white', type: 'deal' })).toBeUndefined();
});

test('a whole game as text is the same game', () => {
  const state = atStart({ target: 12 });
  const actions = [];
  const random = new Sfc32(4);
  while (race.actors(state).length > 0) {
    const [actor] = race.actors(state);
    const listed = race.actions(state, actor!);
    const action = listed[random.below(listed.length)]!;
    actions.push({ by: actor!, ...action });
    race.apply(state, actor!, action);
  }
  const record = recordOf(race, optionsOf({ target: 12 }), ['Ann', 'Bob'], actions, {
    result: race.outcome(state)!,
  });
  const text = writeText<Race>(race, record);
  expect(text).toMatch(/\n0 roll\ndie|\n0 roll die [1-6]|\n0 roll\n/);
  const read = readText(race, text);
  expect(read.ok && replay(race, read.value)).toMatchObject({ ok: true, state });
});

describe('the derived fast lane', () => {
  test('the derived fast lane plays whole games, and its codes mean the same in all states', () => {
    const [state, other] = [atStart(), atStart({ target: 60 })];
    expect(race.fast.encode(state, { type: 'roll' })).toBe(race.fast.encode(other, { type: 'roll' }));
    expect(playout(race.fast, state, new Sfc32(1), new Int32Array(race.fast.actionsAtMost))).toBeGreaterThan(
      10,
    );
    expect(race.outcome(state)!.points[race.outcome(state)!.winners[0]!]).toBeGreaterThanOrEqual(30);
    expect(race.fast.points(state, 0)).toBe(state.places[0]);
  });

  test('the derived fast lane keeps an unlisted action beside its state until it is played', () => {
    const state = boasters.setup({ seats: 2, rounds: 1 });
    while (boasters.actors(state)[0] === 'chance')
      boasters.fast.play(state, boasters.fast.sampleChance(state, new Sfc32(1)));
    const code = boasters.fast.encode(state, { type: 'boast', pearls: 700 });
    expect(boasters.fast.typeOf(state, code)).toBe('boast');
    expect(boasters.fast.decode(state, code)).toEqual({ type: 'boast', pearls: 700 });
    boasters.fast.play(state, code);
    expect(state.boasts).toEqual([700, 0]);
  });

  test('the derived fast lane throws when a state lists too many actions, and on an unknown code', () => {
    const crowded = defineGame<Race>({ ...RULES, actionsAtMost: 1 });
    const state = crowded.setup(optionsOf({}));
    expect(() => crowded.fast.legalActions({ ...state, sum: 3 }, new Int32Array(8))).toThrow(
      '2 actions are listed, more than 1',
    );
    expect(() => crowded.fast.decode(state, 99)).toThrow('no action has the code 99');
  });
});

test('the derived fast lane tells actions apart whatever the order of their members', () => {
  const state = boasters.setup({ seats: 2, rounds: 1 });
  const codes = new Int32Array(boasters.fast.actionsAtMost);
  boasters.fast.legalActions(state, codes);
  expect(boasters.fast.encode(state, { pearl: 'white', type: 'deal' })).toBe(
    boasters.fast.encode(state, { type: 'deal', pearl: 'white' }),
  );
  expect(boasters.fast.encode(state, { pearl: 'white', type: 'deal' })).not.toBe(
    boasters.fast.encode(state, { pearl: 'black', type: 'deal' }),
  );
});

test('the derived fast lane samples nothing where nothing is listed', () => {
  const empty = defineGame<Race>({ ...RULES, actions: () => [] });
  const state = empty.setup(optionsOf({}));
  expect(() => empty.fast.sampleAction(state, new Sfc32(1))).toThrow('nothing is listed');
  expect(() => empty.fast.sampleChance(state, new Sfc32(1))).toThrow('nothing of chance is listed');
});

test('a view comes with its determinize, or neither is given', () => {
  expect(() => defineGame<Race>({ ...RULES, view: (state) => state })).toThrow(
    'race: view and determinize go together',
  );
});

test('a field that could not be read again is refused where it is made', () => {
  expect(() => integer(3, 20, 50)).toThrow('50 is no whole number from 3 to 20');
  expect(() => oneOf(['on the left', 'right'])).toThrow('"on the left" is no single word');
  expect(() => listOf(listOf(integer(0, 3), 2, 3), 1, 2)).toThrow('a list of lists has no text form');
});

test('own parts of a game replace the derived ones', () => {
  const own = defineGame<Race>(
    { ...RULES, weights: () => [9] },
    { text: { answers: ({ type }) => type === 'die' }, fast: { points: () => 7 } },
  );
  expect(own.text.answers({ type: 'die', pips: 1 })).toBe(true);
  expect(own.text.write({ type: 'die', pips: 1 })).toBe('die 1');
  expect(own.fast.points(own.setup(optionsOf({})), 1)).toBe(7);
  expect(own.weights(own.setup(optionsOf({})))).toEqual([9]);
});

test('a game without shapes has its own refusal and text, or is no game', () => {
  const { shapes: _, ...rules } = RULES;
  expect(() => defineGame<Race>(rules)).toThrow('race has no shapes, and no refusal and text of its own');
  const whole = defineGame<Race>({ ...rules, refusal: race.refusal }, { text: race.text });
  expect(conformance(whole, {}, { games: 1 })).toEqual([]);
});

test('an outcome without points so far gives them at the end only', () => {
  const { points: _, ...rules } = RULES;
  const silent: Game<Race> = defineGame<Race>(rules);
  const state = silent.setup(optionsOf({ target: 5 }));
  state.places[1] = 4;
  expect(silent.fast.points(state, 1)).toBe(0);
  state.places[1] = 5;
  expect(silent.fast.points(state, 1)).toBe(5);
});

test('a view of an open game shares nothing with its state', () => {
  const state = atStart();
  const view = race.view(state);
  const after = play(race, state, 0, { type: 'roll' });
  expect(after).toMatchObject({ ok: true, state: { isRolling: true } });
  view.places[0] = 99;
  expect(state.places[0]).toBe(0);
});

const RULES = {
  ...{ name: 'race', seats: { min: 2, max: 4 }, options: { target: integer(5, 100, 30) } },
  shapes: { roll: bySeat(), die: byChance({ pips: integer(1, 6) }), move: bySeat() },
  ...{ setup: race.setup, actors: race.actors, actions: race.actions, apply: race.apply },
  ...{ outcome: race.outcome, points: ({ places }: Race['State']) => places },
};
