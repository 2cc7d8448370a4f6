import { CHOICES, catan, defaultRules, PRINTED, RANGES } from '@bastide/catan';
import { expect, test } from 'vitest';

test('options left out take the printed game for four; all options in force are named', () => {
  expect(catan.readOptions({})).toStrictEqual({
    ok: true,
    value: {
      seats: 4,
      victoryTarget: 10,
      discardLimit: 7,
      noSevenRounds: 0,
      startSettlements: 2,
      map: 'variable-spiral',
      dice: 'independent',
      tradeBuild: 'combined',
      friendlyRobber: false,
      robberDesert: 'allowed',
      playerTrades: true,
      cardTracking: true,
    },
  });
});

test('two play the simple duel, but for the beginners’ map, which has its own pieces', () => {
  expect(catan.readOptions({ seats: 2 })).toStrictEqual({
    ok: true,
    value: { seats: 2, ...PRINTED, startSettlements: 3 },
  });
  expect(defaultRules(2).startSettlements).toStrictEqual(3);
  expect(defaultRules(3)).toStrictEqual(PRINTED);
  const beginners = { seats: 2, map: 'beginners' } as const;
  expect(catan.readOptions(beginners)).toStrictEqual({ ok: true, value: { ...PRINTED, ...beginners } });
});

test('every choice and both ends of every range are accepted', () => {
  for (const [name, choices] of Object.entries(CHOICES))
    for (const choice of choices) {
      const read = catan.readOptions({ [name]: choice });
      expect.assert(read.ok);
      expect((read.value as unknown as Record<string, unknown>)[name]).toBe(choice);
    }
  for (const [name, [least, most]] of Object.entries(RANGES))
    for (const value of [least, most]) {
      const read = catan.readOptions({ [name]: value });
      expect.assert(read.ok);
      expect((read.value as unknown as Record<string, unknown>)[name]).toBe(value);
    }
  for (const seats of [2, 3, 4]) expect(catan.readOptions({ seats }).ok).toBe(true);
});

test('options in force read back as themselves', () => {
  for (const input of [{}, { seats: 2 }, { seats: 3, map: 'beginners', dice: 'deck-5', discardLimit: 95 }]) {
    const read = catan.readOptions(input);
    expect.assert(read.ok);
    const options = catan.options(catan.setup(read.value));
    expect(options).toStrictEqual(read.value);
    expect(catan.readOptions(JSON.parse(JSON.stringify(options)))).toStrictEqual(read);
  }
});

test('any other option or value is refused, and the refusal names the option', () => {
  const REFUSED: [option: string, input: unknown][] = [
    ['options', null],
    ['options', 'beginners'],
    ['options', []],
    ['options', 4],
    ['seats', { seats: 1 }],
    ['seats', { seats: 5 }],
    ['seats', { seats: 2.5 }],
    ['seats', { seats: '3' }],
    ['seats', { seats: null }],
    ['victoryTarget', { victoryTarget: 2 }],
    ['victoryTarget', { victoryTarget: 3, startSettlements: 3 }],
    ['victoryTarget', { victoryTarget: 21 }],
    ['victoryTarget', { victoryTarget: 10.5 }],
    ['victoryTarget', { victoryTarget: '10' }],
    ['discardLimit', { discardLimit: 4 }],
    ['discardLimit', { discardLimit: 96 }],
    ['discardLimit', { discardLimit: null }],
    ['noSevenRounds', { noSevenRounds: -1 }],
    ['noSevenRounds', { noSevenRounds: 21 }],
    ['startSettlements', { startSettlements: 1 }],
    ['startSettlements', { startSettlements: 4 }],
    ['startSettlements', { startSettlements: 3, map: 'beginners' }],
    ['startSettlements', { map: 'beginners', seats: 2, startSettlements: 3 }],
    ['map', { map: 'sea' }],
    ['map', { map: 'toString' }],
    ['map', { map: null }],
    ['dice', { dice: 'cards' }],
    ['tradeBuild', { tradeBuild: true }],
    ['friendlyRobber', { friendlyRobber: 'yes' }],
    ['friendlyRobber', { friendlyRobber: 1 }],
    ['robberDesert', { robberDesert: false }],
    ['playerTrades', { playerTrades: 'true' }],
    ['cardTracking', { cardTracking: 1 }],
    ['noPlayerTrades', { noPlayerTrades: 'true' }],
    ['noPlayerTrades', { noPlayerTrades: true, playerTrades: false }],
    ['edition', { edition: 'a20' }],
    ['hasOwnProperty', { hasOwnProperty: 1 }],
    ['__proto__', JSON.parse('{"__proto__": {"seats": 3}}')],
  ];
  for (const [option, input] of REFUSED) {
    const read = catan.readOptions(input);
    expect.assert(!read.ok, `accepts ${JSON.stringify(input)}`);
    expect(read.facts?.option).toBe(option);
    expect(read.rule).toBe('OPTIONS');
    expect(read.because.length).toBeGreaterThan(10);
  }
});

test('a record from before 0.3.0 names the opposite of `playerTrades`', () => {
  for (const noPlayerTrades of [true, false]) {
    const read = catan.readOptions({ seats: 3, noPlayerTrades }, 'record');
    expect(read).toStrictEqual(catan.readOptions({ seats: 3, playerTrades: !noPlayerTrades }));
    expect.assert(read.ok && read.value.playerTrades === !noPlayerTrades);
    expect('noPlayerTrades' in read.value).toBe(false);
  }
});

test('the two names of one option are refused together', () => {
  expect(catan.readOptions({ noPlayerTrades: true, playerTrades: false })).toEqual({
    ok: false,
    rule: 'OPTIONS',
    because: 'noPlayerTrades and playerTrades name the same option: choose one',
    facts: { option: 'noPlayerTrades', same: 'playerTrades' },
  });
});

test('values that JSON cannot write are refused like any other', () => {
  const ring: unknown[] = [];
  ring.push(ring);
  for (const odd of [1n, ring, Symbol('odd'), () => {}, Number.NaN, new Map()])
    for (const option of ['seats', ...Object.keys(CHOICES), ...Object.keys(RANGES)]) {
      const read = catan.readOptions({ [option]: odd });
      expect(read.ok ? 'accepted' : read.facts?.option).toBe(option);
    }
});
