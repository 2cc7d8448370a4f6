import { readdirSync, readFileSync } from 'node:fs';
import { CHOICES, carcassonne, EDITIONS, type EditionName, SETS } from '@bastide/carcassonne';
import { expect, test } from 'vitest';

/** The options in words: one line for each, and the editions from left to right. */
const TABLE = `
  option              c1       classic  c2       c3
  fieldScoring        city-4   field-3  field-3  field-3
  smallCity           2        4        4        4
  thirdGood           wine     wine     wine     chicken
  builderRule         classic  classic  classic  paired
  secondTile          asked    asked    asked    always
  pigRule             bonus    bonus    bonus    shield-city
  tradersTiles        first    first    first    third
  riverTiles          first    first    first    third
  startTileWithRiver  shuffle  shuffle  remove   remove
  icUnfinished        zero     zero     zero     zero
  farmers             true     true     true     true
`;

test('the table of editions is the one of the rulebook', () => {
  const [head, ...lines] = TABLE.trim().split('\n');
  const names = head!.trim().split(/ +/).slice(1);
  expect(Object.keys(EDITIONS)).toStrictEqual(names);
  const columns = names.map((name, column) => [
    name,
    Object.fromEntries(
      lines.map((line) => {
        const [option, ...cells] = line.trim().split(/ +/);
        return [option, cells[column]];
      }),
    ),
  ]);
  const written = Object.entries(EDITIONS).map(([name, row]) => [
    name,
    Object.fromEntries(Object.entries(row).map(([option, value]) => [option, String(value)])),
  ]);
  expect(written).toStrictEqual(columns);
});

test('a row names every option, and only values that are offered', () => {
  for (const row of Object.values(EDITIONS)) {
    expect(Object.keys(row)).toStrictEqual(Object.keys(CHOICES));
    for (const [option, value] of Object.entries(row))
      expect(CHOICES[option as 'smallCity'] as readonly unknown[], option).toContain(value);
  }
});

test('the historic way of counting fields is offered, though no edition has it', () => {
  expect(CHOICES.fieldScoring).toContain('field-3-once');
  expect(Object.values(EDITIONS).every((row) => (row.fieldScoring as string) !== 'field-3-once')).toBe(true);
});

test('rules read options, never an edition’s name: it stands in the tables and nowhere else', () => {
  const folder = new URL('../src/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    if (/^(editions|sets.\w+.facts)\.ts$/.test(file)) continue;
    const text = readFileSync(new URL(file, folder), 'utf8');
    for (const name of Object.keys(EDITIONS))
      expect(text, `${file}: ${name}`).not.toMatch(new RegExp(`(['"\`])${name}\\1|\\bEDITIONS\\.${name}\\b`));
    expect(text, file).not.toMatch(/\.edition\b/);
  }
});

test('every option can be chosen by itself, under every edition', () => {
  for (const edition of Object.keys(EDITIONS) as EditionName[])
    for (const [option, values] of Object.entries(CHOICES))
      for (const value of values) {
        const input = { edition, sets: [...SETS], [option]: value };
        expect(carcassonne.readOptions(input)).toStrictEqual({
          ok: true,
          value: { ...EDITIONS[edition], edition, sets: [...SETS], seats: 2, [option]: value },
        });
      }
});

test('sets are named in one order, whatever the order in which they are asked for', () => {
  const read = carcassonne.readOptions({ sets: ['abbot', 'traders', 'inns', 'river'] });
  expect.assert(read.ok);
  expect(read.value.sets).toStrictEqual(['river', 'inns', 'traders', 'abbot']);
});

test('what cannot be together is refused, and the option named with the reason', () => {
  const REFUSED: [option: string, because: RegExp, input: Record<string, unknown>][] = [
    ['seats', /7 seats: 2 to 6 can play/, { seats: 7, sets: [...SETS] }],
    ['seats', /1 seats: 2 to 6 can play/, { seats: 1 }],
    ['sets', /there is no set "catapult"/, { sets: ['catapult'] }],
    ['sets', /different names/, { sets: ['river', 'river'] }],
    ['edition', /there is no edition "c4"/, { edition: 'c4' }],
    ['riverTiles', /needs the set river/, { riverTiles: 'third' }],
    ['riverTiles', /needs the set river/, { edition: 'c3', riverTiles: 'first', sets: ['traders'] }],
    ['startTileWithRiver', /needs the set river/, { startTileWithRiver: 'shuffle', sets: ['inns'] }],
    ['icUnfinished', /needs the set inns/, { icUnfinished: 'plain' }],
    ['icUnfinished', /needs the set inns/, { icUnfinished: 'plain', sets: ['river', 'traders', 'abbot'] }],
    ['thirdGood', /needs the set traders/, { thirdGood: 'chicken', sets: ['river'] }],
    ['builderRule', /needs the set traders/, { builderRule: 'paired' }],
    ['pigRule', /needs the set traders/, { pigRule: 'shield-city' }],
    ['secondTile', /needs the set traders/, { secondTile: 'always' }],
    ['tradersTiles', /needs the set traders/, { tradersTiles: 'third', sets: ['river'] }],
    ['smallCity', /smallCity is 2 or 4, not 3/, { smallCity: 3 }],
    ['farmers', /farmers is true or false, not "on"/, { farmers: 'on' }],
    ['fieldScoring', /city-4 or field-3-once or field-3, not "field-4"/, { fieldScoring: 'field-4' }],
    ['pigHerdTile', /there is no option "pigHerdTile"/, { pigHerdTile: true }],
    ['abbot', /there is no option "abbot"/, { abbot: true }],
  ];
  for (const [option, because, input] of REFUSED) {
    const read = carcassonne.readOptions(input);
    expect.assert(!read.ok, `accepts ${JSON.stringify(input)}`);
    expect(read.facts?.option, JSON.stringify(input)).toBe(option);
    expect(read.because).toMatch(because);
  }
});

test('options in force can be read again without their sets: they are the edition’s own', () => {
  for (const edition of Object.keys(EDITIONS)) {
    const read = carcassonne.readOptions({ edition });
    expect.assert(read.ok);
    expect(carcassonne.readOptions(read.value)).toStrictEqual(read);
  }
});
