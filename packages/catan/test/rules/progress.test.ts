import assert from 'node:assert/strict';
import { catan, RESOURCES } from '@bastide/catan';
import { rule } from '../rule.ts';
import { type TestTable, table } from '../table.ts';

/** Fourteen roads, and four more paths for the fifteenth. */
const FOURTEEN = 'V21 V21-V16-V22-V17-V23-V18-V24-V19-V25-V20-V26-V32-V37-V31-V36';

rule('CAT-PROG-01', 'two roads for nothing, under the rules for roads', () => {
  const t = table().given('Red: V08; cards roads').play('Red', 'play roads');
  assert.equal(t.phase, 'free-roads');
  assert.deepEqual(t.placesFor('Red', 'road'), ['E07', 'E12', 'E13']);
  assert.equal(t.refusalOf('Red', 'road E00'), 'CAT-ROAD-03');
  t.play('Red', 'road E07 road E12');
  assert.equal(t.phase, 'main');
  assert.equal(t.of('Red').supply.road, 13);
  assert.equal(t.hand('Red'), 'nothing');
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
    assert.equal(t.longestRoad, 'Red');
    assert.equal(t.points.Red, 3);
    assert.equal(t.phase, 'free-roads');
    t.play('Red', 'road V08-V04');
    assert.equal(t.phase, 'start'); // the card was played before the roll
    const won = table()
      .given(`Red: V33; city V14 V31 V39; V50; ${road}; cards roads`)
      .play('Red', 'play roads road V12-V08');
    assert.equal(won.winner, 'Red'); // with the first
  },
);

rule('CAT-PROG-03 CAT-EDGE-06', 'one piece left: one road; none left: the card cannot be played', () => {
  const one = table().given(`Red: ${FOURTEEN}; cards roads`).play('Red', 'play roads');
  assert.equal(one.view.freeRoads, 1);
  one.play('Red', 'road V36-V30');
  assert.equal(one.phase, 'main');
  assert.equal(one.of('Red').supply.road, 0);
  const none = table().given(`Red: ${FOURTEEN}-V30; cards roads`);
  assert.equal(none.of('Red').supply.road, 0);
  assert.equal(none.refusalOf('Red', 'play roads'), 'CAT-PROG-03');
  assert.ok(!none.choices('Red').includes('play roads'));
});

rule('CAT-PROG-03', 'no path: the card cannot be played; only one: the other road is lost', () => {
  // Red comes from V00 both ways; Blue stands at V07 and lies on the paths beyond V04 and V01.
  const none = table().given('Red: V00 V00-V03-V07 V00-V04-V01; cards roads\nBlue: V07 V05 V04-V08 V01-V05');
  assert.equal(none.refusalOf('Red', 'play roads'), 'CAT-PROG-03');
  const one = table().given('Red: V00 V00-V03-V07 V00-V04; cards roads\nBlue: V07 V05 V04-V08 V01-V05');
  one.play('Red', 'play roads road V04-V01');
  assert.equal(one.phase, 'main');
});

rule('CAT-PROG-03 CAT-DEC-05', 'the second road may be declined, the first may not', () => {
  const t = table().given('Red: V08; cards roads').play('Red', 'play roads');
  assert.equal(t.refusalOf('Red', 'skip'), 'CAT-PROG-03');
  t.play('Red', 'road E07');
  assert.ok(t.choices('Red').includes('skip'));
  t.play('Red', 'skip');
  assert.equal(t.phase, 'main');
  assert.equal(t.of('Red').supply.road, 14);
});

rule('CAT-PROG-04', 'any two cards from the bank, the same or different, for use at once', () => {
  const t = table().given('Red: V08; cards plenty; hand brick');
  assert.equal(t.choices('Red').filter((text) => text.startsWith('play plenty')).length, 15);
  assert.equal(t.copy().play('Red', 'play plenty ore:2').hand('Red'), 'brick ore:2');
  t.play('Red', 'play plenty lumber ore road E13');
  assert.equal(t.hand('Red'), 'ore');
  assert.equal(t.left('ore'), 18);
  const other = table().given('Red: V08; cards plenty');
  for (const cards of [{ ore: 1 }, { ore: 3 }, { ore: 1, wool: 1, grain: 1 }, {}])
    assert.equal(catan.refusal(other.state, 0, { type: 'play', card: 'plenty', cards })?.rule, 'CAT-PROG-04');
});

/** Everything but that much is in Blue's hand. */
const bankOf = (cards: Record<string, number>): TestTable =>
  table()
    .given('Red: V08; cards plenty')
    .bank(RESOURCES.map((card) => `${card}:${cards[card] ?? 0}`).join(' '), 'Blue');

rule('CAT-PROG-05 CAT-EDGE-04 CAT-DEC-06', 'only what the bank has; another choice may be made', () => {
  const t = bankOf({ wool: 1, grain: 5 });
  assert.equal(t.refusalOf('Red', 'play plenty ore grain'), 'CAT-PROG-05');
  assert.equal(t.refusalOf('Red', 'play plenty wool:2'), 'CAT-PROG-05');
  assert.deepEqual(
    t.choices('Red').filter((text) => text.startsWith('play')),
    ['play plenty wool grain', 'play plenty grain:2'],
  );
});

rule('CAT-PROG-05 CAT-DEC-06', 'of a bank with one card that one is taken', () => {
  const t = bankOf({ grain: 1 });
  assert.equal(t.refusalOf('Red', 'play plenty grain:2'), 'CAT-PROG-05');
  assert.equal(t.refusalOf('Red', 'play plenty ore'), 'CAT-PROG-05');
  assert.deepEqual(
    t.choices('Red').filter((text) => text.startsWith('play')),
    ['play plenty grain'],
  );
  assert.equal(t.play('Red', 'play plenty grain').hand('Red'), 'grain');
});

rule('CAT-PROG-06', 'with an empty bank the card cannot be played', () => {
  const t = bankOf({});
  assert.equal(t.refusalOf('Red', 'play plenty ore grain'), 'CAT-PROG-06');
  assert.deepEqual(t.choices('Red'), ['end']);
});

rule('CAT-PROG-07 CAT-EDGE-05', 'all others hand over all cards of one kind; the bank is not touched', () => {
  const t = table().given(
    'Red: V08; cards monopoly; hand ore\nBlue: hand ore:3 wool\nWhite: hand wool:2\nOrange: hand ore',
  );
  const bank = t.view.bank;
  t.play('Red', 'play monopoly ore');
  assert.equal(t.hand('Red'), 'ore:5');
  assert.equal(t.hand('Blue'), 'wool');
  assert.equal(t.hand('White'), 'wool:2');
  assert.equal(t.hand('Orange'), 'nothing');
  assert.deepEqual(t.view.bank, bank);
  assert.deepEqual(t.eventsOfType('monopoly')[0]!.from, [0, 3, 0, 1]);
  // Nobody has any: legal, and the card of the turn is spent.
  const zero = table()
    .given('Red: V08; cards monopoly knight; hand ore:4')
    .play('Red', 'play monopoly brick');
  assert.equal(zero.of('Red').developments, 1);
  assert.equal(zero.refusalOf('Red', 'play knight'), 'CAT-DEV-03');
});

rule('CAT-PROG-08', 'played progress cards leave the game', () => {
  const t = table().given('Red: V08; cards roads plenty monopoly');
  assert.deepEqual(t.view.spent, { roads: 0, plenty: 0, monopoly: 0 });
  t.play('Red', 'play monopoly ore').begin('Red').play('Red', 'play plenty wool ore');
  t.begin('Red').play('Red', 'play roads road E07 skip');
  assert.deepEqual(t.view.spent, { roads: 1, plenty: 1, monopoly: 1 });
  assert.equal(t.of('Red').developments, 0);
  assert.equal(t.view.deck, 22);
});
