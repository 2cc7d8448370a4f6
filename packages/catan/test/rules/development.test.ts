import { catan } from '@bastide/catan';
import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { table } from '../table.ts';

const PRICE = 'wool grain ore';
/** The whole deck in Blue's hand. */
const ALL_CARDS = 'cards knight:14 point:5 roads:2 plenty:2 monopoly:2';

rule('CAT-DEV-01', 'pay, take a card, keep it hidden; several a turn', () => {
  const t = table().given('Red: V08; hand wool:3 grain:3 ore:3').play('Red', 'buy');
  expect(t.actors).toStrictEqual(['chance']);
  expect(t.hand('Red')).toBe('wool:2 grain:2 ore:2');
  expect(t.eventsOfType('bought')).toStrictEqual([
    { type: 'bought', seat: 0, cost: { wool: 1, grain: 1, ore: 1 } },
  ]);
  t.play('chance', 'plenty').play('Red', 'buy knight buy knight');
  expect(t.of('Red').developments).toBe(3);
  expect(t.view.deck).toBe(22);
  expect(t.of('Red').held).toStrictEqual({ knight: 2, point: 0, roads: 0, plenty: 1, monopoly: 0 });
  expect(t.of('Red', 'Blue').held).toBeNull();
});

rule('CAT-DEV-01', 'each card left in the deck is as likely as any other', () => {
  const t = table().given(`Red: V08; hand ${PRICE}\nBlue: 10 knights; cards roads:2`).play('Red', 'buy');
  expect(t.choices('chance')).toStrictEqual(['knight', 'point', 'plenty', 'monopoly']);
  expect(catan.weights(t.state)).toStrictEqual([4, 5, 2, 2]);
});

rule('CAT-DEV-02 CAT-EDGE-03', 'an empty deck sells nothing, and the cards stay in hand', () => {
  const t = table().given(`Red: V08; hand ${PRICE}\nBlue: ${ALL_CARDS}`);
  expect(t.view.deck).toBe(0);
  expect(t.refusalOf('Red', 'buy')).toBe('CAT-DEV-02');
  expect(t.choices('Red')).not.toContain('buy');
  t.given('Red: hand wool:2 grain ore:4');
  expect(t.refusalOf('Red', 'bank ore for wool')).toBeUndefined();
});

rule('CAT-DEV-02', 'played cards never return to the deck', () => {
  const t = table().given(`Red: V08; hand ${PRICE}; cards knight:2 monopoly`);
  t.play('Red', 'play monopoly ore');
  expect(t.view.deck).toBe(22);
  t.begin('Red').play('Red', 'play knight robber H11');
  expect(t.view.deck).toBe(22);
  t.play('Red', 'roll 1 1 buy');
  expect(catan.weights(t.state)).toStrictEqual([12, 5, 2, 2, 1]);
});

rule('CAT-DEV-03', 'one card a turn, before or after the roll', () => {
  const t = table()
    .given('Red: V08; cards knight plenty monopoly')
    .begin('Red')
    .play('Red', 'play knight robber H11');
  expect(t.refusalOf('Red', 'play plenty ore wool')).toBe('CAT-DEV-03');
  expect(t.choices('Red')).toStrictEqual(['roll']);
  t.play('Red', 'roll 1 1');
  expect(t.refusalOf('Red', 'play monopoly ore')).toBe('CAT-DEV-03');
  t.play('Red', 'end').begin('Red');
  expect(t.refusalOf('Red', 'play plenty ore wool')).toBeUndefined(); // the next turn
});

rule('CAT-DEV-04 CAT-EDGE-12', 'not in the turn it was bought; an older one of its kind may', () => {
  const t = table().given(`Red: V08; hand ${PRICE}`).play('Red', 'buy knight');
  expect(t.refusalOf('Red', 'play knight')).toBe('CAT-DEV-04');
  expect(t.choices('Red')).not.toContain('play knight');
  t.play('Red', 'end').begin('Red');
  expect(t.refusalOf('Red', 'play knight')).toBeUndefined();
  const older = table()
    .given(`Red: V08; hand ${PRICE}; cards knight`)
    .play('Red', 'buy knight play knight robber H11');
  expect(older.of('Red').held!.knight).toBe(1);
  expect(older.of('Red').freshHeld!.knight).toBe(1);
});

rule('CAT-DEV-05', 'victory point cards are shown only to win, then all at once, also new ones', () => {
  const t = table().given(`Red: V08; city V14 V17 V31; hand ${PRICE}; cards point:2`);
  expect(catan.refusal(t.state, 0, { type: 'play', card: 'point' })?.rule).toBe('CAT-DEV-05');
  expect(t.points.Red).toBe(7); // and 2 hidden
  t.play('Red', 'buy point');
  expect(t.winner).toBe('Red');
  expect(t.eventsOfType('scored')).toStrictEqual([
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
  expect(
    catan.refusal(t.state, 0, { type: 'offer', to: [1], give: { knight: 1 }, get: { ore: 1 } })?.rule,
  ).toBe('RECORD');
  t.begin('Red').play('Red', 'roll 3 4');
  expect(t.eventsOfType('seven')[0]!.due).toStrictEqual([0, 0, 0, 0]);
  t.play('Red', 'robber H06'); // beside Blue, who has no resource card
  expect(t.eventsOfType('nothing-stolen')).toStrictEqual([
    { type: 'nothing-stolen', seat: 0, rule: 'CAT-ROBBER-10' },
  ]);
  expect(t.phase).toBe('main');
});

rule('CAT-DEV-07', 'a card may be played for little or nothing, and is spent', () => {
  const t = table().given('Red: V08; cards monopoly').play('Red', 'play monopoly grain');
  expect(t.eventsOfType('monopoly')).toStrictEqual([
    { type: 'monopoly', seat: 0, card: 'grain', from: [0, 0, 0, 0] },
  ]);
  expect(t.eventsOfType('played')).toStrictEqual([
    { type: 'played', seat: 0, card: 'monopoly', resource: 'grain' },
  ]);
  expect(t.of('Red').developments).toBe(0);
  expect(t.view.played).toBe(true);
});

rule('CAT-DEV-01', 'nobody plays a card they do not hold', () => {
  const t = table().given('Red: V08; cards knight\nBlue: cards monopoly');
  expect(t.refusalOf('Red', 'play monopoly ore')).toBe('CAT-DEV-01');
  expect(t.refusalOf('Red', 'play roads')).toBe('CAT-DEV-01');
});
