import { carcassonne, EDITIONS } from '@bastide/carcassonne';
import { expect, test } from 'vitest';

test('options left out take the defaults of the edition, and all options in force are named', () => {
  expect(carcassonne.readOptions({})).toStrictEqual({
    ok: true,
    value: { edition: 'c2', sets: [], seats: 2, ...EDITIONS.c2 },
  });
});

test('an edition is a row of rules, any of which can be overridden', () => {
  const read = carcassonne.readOptions({ edition: 'c2', smallCity: 2, sets: ['traders'], seats: 6 });
  expect(read).toStrictEqual({
    ok: true,
    value: { edition: 'c2', sets: ['traders'], seats: 6, ...EDITIONS.c2, smallCity: 2 },
  });
});

test('options in force read back as themselves', () => {
  const read = carcassonne.readOptions({ sets: ['traders'], seats: 3 });
  expect.assert(read.ok);
  const { state, options } = { state: carcassonne.setup(read.value), options: read.value };
  expect(carcassonne.options(state)).toStrictEqual(options);
  expect(carcassonne.readOptions(JSON.parse(JSON.stringify(options)))).toStrictEqual(read);
});

test('a record that leaves out the option of the second tile is played as if it always came', () => {
  const read = (input: object, of?: 'record') => {
    const options = carcassonne.readOptions(input, of);
    expect.assert(options.ok);
    return options.value;
  };
  const traders = { edition: 'c2', sets: ['traders'] };
  expect(read(traders).secondTile).toBe('asked');
  expect(read(traders, 'record').secondTile).toBe('always');
  expect(read({ ...traders, secondTile: 'asked' }, 'record').secondTile).toBe('asked');
  // Without builders it means nothing: the record reads like any other table.
  expect(read({ edition: 'c2' }, 'record')).toStrictEqual(read({ edition: 'c2' }));
  for (const options of [read(traders), read(traders, 'record'), read({ edition: 'c2' }, 'record')])
    for (const of of [undefined, 'record'] as const) expect(read(options, of)).toStrictEqual(options);
});

test('an unknown edition, set, option or number of seats is refused, and the option named', () => {
  const REFUSED: [option: string, input: unknown][] = [
    ['options', null],
    ['options', 'c2'],
    ['options', []],
    ['options', 2],
    ['edition', { edition: 'c0' }],
    ['edition', { edition: 2 }],
    ['edition', { edition: 'toString' }],
    ['edition', { edition: null }],
    ['edition', { edition: ['c2'] }],
    ['sets', { sets: ['catapult'] }],
    ['sets', { sets: ['traders', 'traders'] }],
    ['sets', { sets: 'traders' }],
    ['sets', { sets: [null] }],
    ['seats', { seats: 1 }],
    ['seats', { seats: 7 }],
    ['seats', { seats: 2.5 }],
    ['seats', { seats: '2' }],
    ['smallCity', { smallCity: 3 }],
    ['smallCity', { smallCity: '4' }],
    ['fieldScoring', { fieldScoring: 'city-5' }],
    ['builderRule', { builderRule: 'none' }],
    ['pigRule', { pigRule: null }],
    ['winds', { winds: true }],
    ['hasOwnProperty', { hasOwnProperty: 1 }],
  ];
  for (const [option, input] of REFUSED) {
    const read = carcassonne.readOptions(input);
    expect.assert(!read.ok, `accepts ${JSON.stringify(input)}`);
    expect(read.facts?.option).toBe(option);
    expect(read.rule).toBe(option === 'seats' ? 'CAR-GEN-01' : 'OPTIONS');
    expect(read.because.length).toBeGreaterThan(10);
  }
});

test('values that JSON cannot write are refused like any other', () => {
  const ring: unknown[] = [];
  ring.push(ring);
  for (const odd of [1n, ring, Symbol('odd'), () => {}, Number.NaN])
    for (const option of ['edition', 'sets', 'seats', 'smallCity', 'pigRule']) {
      const read = carcassonne.readOptions({ [option]: odd });
      expect(read.ok ? 'accepted' : read.facts?.option).toBe(option);
    }
});
