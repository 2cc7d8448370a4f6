import { catan, RESOURCES } from '@bastide/catan';
import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { type TestTable, table } from '../table.ts';

/** Fourteen roads, and four more paths for the fifteenth. */
const FOURTEEN = 'V21 V21-V16-V22-V17-V23-V18-V24-V19-V25-V20-V26-V32-V37-V31-V36';

rule('CAT-PROG-01', 'two roads for nothing, under the rules for roads', () => {
  const t = table().given('Red: V08; cards roads').play('Red', 'play roads');
  expect(t.phase).toBe('free-roads');
  expect(t.placesFor('Red', 'road')).toStrictEqual(['E07', 'E12', 'E13']);
  expect(t.refusalOf('Red', 'road E00')).toBe('CAT-ROAD-03');
  t.play('Red', 'road E07 road E12');
  expect(t.phase).toBe('main');
  expect(t.of('Red').supply.road).toBe(13);
  expect(t.hand('Red')).toBe('nothing');
});

rule(
  'CAT-PROG-02',
  'the second may build on the first; longest road and victory are checked after each',
  () => {
    const road = 'V33-V28-V22-V17-V12';
    const t = table()
      .given(`Red: V33 ${road}; cards roads`)
      .begin('Red')
      .play('Red', 'play roads road V12-V08');
    expect(t.longestRoad).toBe('Red');
    expect(t.points.Red).toBe(3);
    expect(t.phase).toBe('free-roads');
    t.play('Red', 'road V08-V04');
    expect(t.phase).toBe('start'); // the card was played before the roll
    const won = table()
      .given(`Red: V33; city V14 V31 V39; V50; ${road}; cards roads`)
      .play('Red', 'play roads road V12-V08');
    expect(won.winner).toBe('Red'); // with the first
  },
);

rule('CAT-PROG-03 CAT-EDGE-06', 'one piece left: one road; none left: the card cannot be played', () => {
  const one = table().given(`Red: ${FOURTEEN}; cards roads`).play('Red', 'play roads');
  expect(one.view.freeRoads).toBe(1);
  one.play('Red', 'road V36-V30');
  expect(one.phase).toBe('main');
  expect(one.of('Red').supply.road).toBe(0);
  const none = table().given(`Red: ${FOURTEEN}-V30; cards roads`);
  expect(none.of('Red').supply.road).toBe(0);
  expect(none.refusalOf('Red', 'play roads')).toBe('CAT-PROG-03');
  expect(none.choices('Red')).not.toContain('play roads');
});

rule('CAT-PROG-03', 'no path: the card cannot be played; only one: the other road is lost', () => {
  // Red comes from V00 both ways; Blue stands at V07 and lies on the paths beyond V04 and V01.
  const none = table().given('Red: V00 V00-V03-V07 V00-V04-V01; cards roads\nBlue: V07 V05 V04-V08 V01-V05');
  expect(none.refusalOf('Red', 'play roads')).toBe('CAT-PROG-03');
  const one = table().given('Red: V00 V00-V03-V07 V00-V04; cards roads\nBlue: V07 V05 V04-V08 V01-V05');
  one.play('Red', 'play roads road V04-V01');
  expect(one.phase).toBe('main');
});

rule('CAT-PROG-03 CAT-DEC-05', 'the second road may be declined, the first may not', () => {
  const t = table().given('Red: V08; cards roads').play('Red', 'play roads');
  expect(t.refusalOf('Red', 'skip')).toBe('CAT-PROG-03');
  t.play('Red', 'road E07');
  expect(t.choices('Red')).toContain('skip');
  t.play('Red', 'skip');
  expect(t.phase).toBe('main');
  expect(t.of('Red').supply.road).toBe(14);
});

rule('CAT-PROG-04', 'any two cards from the bank, the same or different, for use at once', () => {
  const t = table().given('Red: V08; cards plenty; hand brick');
  expect(t.choices('Red').filter((text) => text.startsWith('play plenty'))).toHaveLength(15);
  expect(t.copy().play('Red', 'play plenty ore:2').hand('Red')).toBe('brick ore:2');
  t.play('Red', 'play plenty lumber ore road E13');
  expect(t.hand('Red')).toBe('ore');
  expect(t.left('ore')).toBe(18);
  const other = table().given('Red: V08; cards plenty');
  for (const cards of [{ ore: 1 }, { ore: 3 }, { ore: 1, wool: 1, grain: 1 }, {}])
    expect(catan.refusal(other.state, 0, { type: 'play', card: 'plenty', cards })?.rule).toBe('CAT-PROG-04');
});

/** Everything but that much is in Blue's hand. */
const bankOf = (cards: Record<string, number>): TestTable =>
  table()
    .given('Red: V08; cards plenty')
    .bank(RESOURCES.map((card) => `${card}:${cards[card] ?? 0}`).join(' '), 'Blue');

rule('CAT-PROG-05 CAT-EDGE-04 CAT-DEC-06', 'only what the bank has; another choice may be made', () => {
  const t = bankOf({ wool: 1, grain: 5 });
  expect(t.refusalOf('Red', 'play plenty ore grain')).toBe('CAT-PROG-05');
  expect(t.refusalOf('Red', 'play plenty wool:2')).toBe('CAT-PROG-05');
  expect(t.choices('Red').filter((text) => text.startsWith('play'))).toStrictEqual([
    'play plenty wool grain',
    'play plenty grain:2',
  ]);
});

rule('CAT-PROG-05 CAT-DEC-06', 'of a bank with one card that one is taken', () => {
  const t = bankOf({ grain: 1 });
  expect(t.refusalOf('Red', 'play plenty grain:2')).toBe('CAT-PROG-05');
  expect(t.refusalOf('Red', 'play plenty ore')).toBe('CAT-PROG-05');
  expect(t.choices('Red').filter((text) => text.startsWith('play'))).toStrictEqual(['play plenty grain']);
  expect(t.play('Red', 'play plenty grain').hand('Red')).toBe('grain');
});

rule('CAT-PROG-06', 'with an empty bank the card cannot be played', () => {
  const t = bankOf({});
  expect(t.refusalOf('Red', 'play plenty ore grain')).toBe('CAT-PROG-06');
  expect(t.choices('Red')).toStrictEqual(['end']);
});

rule('CAT-PROG-07 CAT-EDGE-05', 'all others hand over all cards of one kind; the bank is not touched', () => {
  const t = table().given(
    'Red: V08; cards monopoly; hand ore\nBlue: hand ore:3 wool\nWhite: hand wool:2\nOrange: hand ore',
  );
  const bank = t.view.bank;
  t.play('Red', 'play monopoly ore');
  expect(t.hand('Red')).toBe('ore:5');
  expect(t.hand('Blue')).toBe('wool');
  expect(t.hand('White')).toBe('wool:2');
  expect(t.hand('Orange')).toBe('nothing');
  expect(t.view.bank).toStrictEqual(bank);
  expect(t.eventsOfType('monopoly')[0]!.from).toStrictEqual([0, 3, 0, 1]);
  // Nobody has any: legal, and the card of the turn is spent.
  const zero = table()
    .given('Red: V08; cards monopoly knight; hand ore:4')
    .play('Red', 'play monopoly brick');
  expect(zero.of('Red').developments).toBe(1);
  expect(zero.refusalOf('Red', 'play knight')).toBe('CAT-DEV-03');
});

rule('CAT-PROG-08', 'played progress cards leave the game', () => {
  const t = table().given('Red: V08; cards roads plenty monopoly');
  expect(t.view.spent).toStrictEqual({ roads: 0, plenty: 0, monopoly: 0 });
  t.play('Red', 'play monopoly ore').begin('Red').play('Red', 'play plenty wool ore');
  t.begin('Red').play('Red', 'play roads road E07 skip');
  expect(t.view.spent).toStrictEqual({ roads: 1, plenty: 1, monopoly: 1 });
  expect(t.of('Red').developments).toBe(0);
  expect(t.view.deck).toBe(22);
});
