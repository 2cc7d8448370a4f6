import assert from 'node:assert/strict';
import { catan } from '@bastide/catan';
import { rule } from '../rule.ts';
import { table } from '../table.ts';

const PRICE = 'wool grain ore';
/** The whole deck in Blue's hand. */
const ALL_CARDS = 'cards knight:14 point:5 roads:2 plenty:2 monopoly:2';

rule('CAT-DEV-01', 'pay, take a card, keep it hidden; several a turn', () => {
  const t = table().given('Red: V08; hand wool:3 grain:3 ore:3').play('Red', 'buy');
  assert.deepEqual(t.actors, ['chance']);
  assert.equal(t.hand('Red'), 'wool:2 grain:2 ore:2');
  assert.deepEqual(t.eventsOfType('bought'), [
    { type: 'bought', seat: 0, cost: { wool: 1, grain: 1, ore: 1 } },
  ]);
  t.play('chance', 'plenty').play('Red', 'buy knight buy knight');
  assert.equal(t.of('Red').developments, 3);
  assert.equal(t.view.deck, 22);
  assert.deepEqual(t.of('Red').held, { knight: 2, point: 0, roads: 0, plenty: 1, monopoly: 0 });
  assert.equal(t.of('Red', 'Blue').held, null);
});

rule('CAT-DEV-01', 'each card left in the deck is as likely as any other', () => {
  const t = table().given(`Red: V08; hand ${PRICE}\nBlue: 10 knights; cards roads:2`).play('Red', 'buy');
  assert.deepEqual(t.choices('chance'), ['knight', 'point', 'plenty', 'monopoly']);
  assert.deepEqual(catan.weights(t.state), [4, 5, 2, 2]);
});

rule('CAT-DEV-02 CAT-EDGE-03', 'an empty deck sells nothing, and the cards stay in hand', () => {
  const t = table().given(`Red: V08; hand ${PRICE}\nBlue: ${ALL_CARDS}`);
  assert.equal(t.view.deck, 0);
  assert.equal(t.refusalOf('Red', 'buy'), 'CAT-DEV-02');
  assert.ok(!t.choices('Red').includes('buy'));
  t.given('Red: hand wool:2 grain ore:4');
  assert.equal(t.refusalOf('Red', 'bank ore for wool'), undefined);
});

rule('CAT-DEV-02', 'played cards never return to the deck', () => {
  const t = table().given(`Red: V08; hand ${PRICE}; cards knight:2 monopoly`);
  t.play('Red', 'play monopoly ore');
  assert.equal(t.view.deck, 22);
  t.begin('Red').play('Red', 'play knight robber H11');
  assert.equal(t.view.deck, 22);
  t.play('Red', 'roll 1 1 buy');
  assert.deepEqual(catan.weights(t.state), [12, 5, 2, 2, 1]);
});

rule('CAT-DEV-03', 'one card a turn, before or after the roll', () => {
  const t = table()
    .given('Red: V08; cards knight plenty monopoly')
    .begin('Red')
    .play('Red', 'play knight robber H11');
  assert.equal(t.refusalOf('Red', 'play plenty ore wool'), 'CAT-DEV-03');
  assert.deepEqual(t.choices('Red'), ['roll']);
  t.play('Red', 'roll 1 1');
  assert.equal(t.refusalOf('Red', 'play monopoly ore'), 'CAT-DEV-03');
  t.play('Red', 'end').begin('Red');
  assert.equal(t.refusalOf('Red', 'play plenty ore wool'), undefined); // the next turn
});

rule('CAT-DEV-04 CAT-EDGE-12', 'not in the turn it was bought; an older one of its kind may', () => {
  const t = table().given(`Red: V08; hand ${PRICE}`).play('Red', 'buy knight');
  assert.equal(t.refusalOf('Red', 'play knight'), 'CAT-DEV-04');
  assert.ok(!t.choices('Red').includes('play knight'));
  t.play('Red', 'end').begin('Red');
  assert.equal(t.refusalOf('Red', 'play knight'), undefined);
  const older = table()
    .given(`Red: V08; hand ${PRICE}; cards knight`)
    .play('Red', 'buy knight play knight robber H11');
  assert.equal(older.of('Red').held!.knight, 1);
  assert.equal(older.of('Red').freshHeld!.knight, 1);
});

rule('CAT-DEV-05', 'victory point cards are shown only to win, then all at once, also new ones', () => {
  const t = table().given(`Red: V08; city V14 V17 V31; hand ${PRICE}; cards point:2`);
  assert.equal(catan.refusal(t.state, 0, { type: 'play', card: 'point' })?.rule, 'CAT-DEV-05');
  assert.equal(t.points.Red, 7); // and 2 hidden
  t.play('Red', 'buy point');
  assert.equal(t.winner, 'Red');
  assert.deepEqual(t.eventsOfType('scored'), [
    {
      type: 'scored',
      seat: 0,
      rule: 'CAT-DEV-05',
      points: 3,
      parts: [{ for: 'point', count: 3, each: 1, points: 3 }],
      final: true,
    },
  ]);
});

rule('CAT-DEV-06', 'development cards are not traded, not stolen, and do not count on a 7', () => {
  const t = table().given('Red: V08; hand ore:7; cards knight:3\nBlue: V14; cards knight:8');
  assert.equal(
    catan.refusal(t.state, 0, { type: 'offer', to: [1], give: { knight: 1 }, get: { ore: 1 } })?.rule,
    'RECORD',
  );
  t.begin('Red').play('Red', 'roll 3 4');
  assert.deepEqual(t.eventsOfType('seven')[0]!.due, [0, 0, 0, 0]);
  t.play('Red', 'robber H06'); // beside Blue, who has no resource card
  assert.deepEqual(t.eventsOfType('nothing-stolen'), [
    { type: 'nothing-stolen', seat: 0, rule: 'CAT-ROBBER-10' },
  ]);
  assert.equal(t.phase, 'main');
});

rule('CAT-DEV-07', 'a card may be played for little or nothing, and is spent', () => {
  const t = table().given('Red: V08; cards monopoly').play('Red', 'play monopoly grain');
  assert.deepEqual(t.eventsOfType('monopoly'), [
    { type: 'monopoly', seat: 0, card: 'grain', from: [0, 0, 0, 0] },
  ]);
  assert.deepEqual(t.eventsOfType('played'), [
    { type: 'played', seat: 0, card: 'monopoly', resource: 'grain' },
  ]);
  assert.equal(t.of('Red').developments, 0);
  assert.equal(t.view.played, true);
});

rule('CAT-DEV-01', 'nobody plays a card they do not hold', () => {
  const t = table().given('Red: V08; cards knight\nBlue: cards monopoly');
  assert.equal(t.refusalOf('Red', 'play monopoly ore'), 'CAT-DEV-01');
  assert.equal(t.refusalOf('Red', 'play roads'), 'CAT-DEV-01');
});
