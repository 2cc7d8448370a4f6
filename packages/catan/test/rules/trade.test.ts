import { catan } from '@bastide/catan';
import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { table, tableWith } from '../table.ts';

/** Liam at his turn, Xander and Olivia beside him. */
const three = () =>
  table('Liam', 'Xander', 'Olivia').given(`
    Liam: V08 V08-V13; hand lumber ore:2 wool
    Xander: V14 V14-V19; hand brick:2 grain
    Olivia: V17 V17-V22; hand brick wool
  `);

rule('CAT-TRADE-01', 'the active player trades with the others, after the roll', () => {
  const t = three()
    .play('Liam', 'offer ore for brick to 1 2')
    .play('Olivia', 'accept')
    .play('Xander', 'decline');
  t.play('Liam', 'trade 2');
  expect(t.hand('Liam')).toBe('brick lumber wool ore');
  expect(t.hand('Olivia')).toBe('wool ore');
  expect(t.eventsOfType('traded')).toStrictEqual([
    { type: 'traded', seat: 0, with: 2, give: { ore: 1 }, get: { brick: 1 } },
  ]);
  expect(t.view.offer).toBeNull();
});

rule(
  'SG-05 CAT-TRADE-01 CAT-TRADE-02',
  "on Liam's turn Xander and Olivia trade with Liam, never with each other",
  () => {
    const t = three();
    expect(t.refusalOf('Xander', 'offer grain for wool to 2')).toBe('CAT-TRADE-02');
    expect(t.refusalOf('Xander', 'offer grain for wool to 0 2')).toBe('CAT-TRADE-02');
    expect(t.refusalOf('Xander', 'offer brick for ore to 0')).toBeUndefined();
    expect(t.refusalOf('Olivia', 'offer brick for ore to 0')).toBeUndefined();
    t.play('Liam', 'offer ore for brick to 1 2').play('Xander', 'accept').play('Olivia', 'accept');
    expect(t.refusalOf('Xander', 'trade 2')).toBe('CAT-TRADE-02');
    expect(t.refusalOf('Olivia', 'trade 1')).toBe('CAT-TRADE-02');
    t.turn('Xander');
    expect(t.refusalOf('Olivia', 'offer brick for ore to 0')).toBe('CAT-TRADE-02');
    expect(t.refusalOf('Liam', 'offer ore for brick to 2')).toBe('CAT-TRADE-02');
    expect(t.refusalOf('Olivia', 'offer wool for grain to 1')).toBeUndefined();
  },
);

rule('CAT-TRADE-03', 'two kinds of trade: with players, and with the bank', () => {
  const t = table().given('Red: V08; hand ore:5\nBlue: hand wool');
  t.play('Red', 'bank ore for lumber offer ore for wool to 1').play('Blue', 'accept').play('Red', 'trade 1');
  expect(t.hand('Red')).toBe('lumber wool');
});

rule('GG-04 CAT-TRADE-04', '1 lumber and 1 ore for 1 brick, to the better of two bidders', () => {
  const t = three().play('Liam', 'offer lumber for brick to 1 2');
  expect(t.actors).toStrictEqual(['Xander', 'Olivia']);
  t.play('Xander', 'counter brick for ore:2').play('Olivia', 'counter brick for lumber ore');
  expect(t.actors).toStrictEqual(['Liam']);
  expect(t.refusalOf('Xander', 'trade 2')).toBe('CAT-TRADE-02'); // the bidders with each other
  expect(t.choices('Liam').filter((text) => text.startsWith('trade'))).toStrictEqual(['trade 1', 'trade 2']);
  t.play('Liam', 'trade 2');
  expect(t.hand('Liam')).toBe('brick wool ore');
  expect(t.hand('Olivia')).toBe('lumber wool ore');
  expect(t.hand('Xander')).toBe('brick:2 grain');
});

rule('CAT-TRADE-04', 'others accept, refuse or counter; an answer may be changed until the trade', () => {
  const t = three().play('Liam', 'offer ore for brick to 1 2');
  expect(t.choices('Xander')).toStrictEqual(['accept', 'decline']);
  t.play('Xander', 'decline').play('Xander', 'counter brick for lumber ore').play('Xander', 'accept');
  t.play('Olivia', 'accept').play('Olivia', 'decline');
  expect(t.view.answers.map(({ seat, answer }) => [seat, answer])).toStrictEqual([
    [1, 'accepted'],
    [2, 'declined'],
  ]);
  expect(t.refusalOf('Liam', 'trade 2')).toBe('CAT-TRADE-04');
  t.play('Xander', 'counter brick:2 for lumber ore').play('Liam', 'trade 1'); // on the latest terms
  expect(t.hand('Liam')).toBe('brick:2 wool ore');
});

rule('CAT-TRADE-04', 'others make proposals of their own, and take them back', () => {
  const t = three().play('Olivia', 'offer wool for ore to 0').play('Xander', 'offer brick:2 for ore:2 to 0');
  expect(t.view.answers).toStrictEqual([
    { seat: 1, answer: 'proposed', give: { brick: 2 }, get: { ore: 2 } },
    { seat: 2, answer: 'proposed', give: { wool: 1 }, get: { ore: 1 } },
  ]);
  expect(t.actors).toStrictEqual(['Liam']); // nobody waits for an answer
  expect(t.view.offer).toBeNull();
  t.play('Olivia', 'withdraw');
  expect(t.refusalOf('Liam', 'trade 2')).toBe('CAT-TRADE-04');
  t.play('Liam', 'trade 1');
  expect(t.hand('Xander')).toBe('grain ore:2');
});

rule(
  'CAT-TRADE-04',
  'a proposal outlives an offer that was not for its maker, and a trade with another',
  () => {
    const t = three().play('Xander', 'offer brick for ore to 0').play('Liam', 'offer wool for brick to 2');
    const withdrawn = t.copy().play('Liam', 'withdraw trade 1');
    expect(withdrawn.hand('Xander')).toBe('brick grain ore');
    t.play('Olivia', 'accept').play('Liam', 'trade 2 trade 1');
    expect(t.hand('Xander')).toBe('brick grain ore');
    expect(t.view.answers).toStrictEqual([]);
  },
);

rule('CAT-TRADE-04', 'what was said to an offer goes with it, other terms too', () => {
  for (const end of ['withdraw', 'trade 2']) {
    const t = three().play('Liam', 'offer ore for brick to 1 2');
    t.play('Xander', 'counter brick for lumber').play('Olivia', 'accept').play('Liam', end);
    expect(t.refusalOf('Liam', 'trade 1')).toBe('CAT-TRADE-04');
    expect(t.view.answers).toStrictEqual([]);
  }
});

rule('CAT-TRADE-04', 'whoever takes back a counter-offer has said no, and is not asked again', () => {
  const t = three().play('Liam', 'offer ore for brick to 1 2').play('Xander', 'counter brick for lumber ore');
  t.play('Xander', 'withdraw').play('Olivia', 'decline');
  expect(t.view.answers.map(({ answer }) => answer)).toStrictEqual(['declined', 'declined']);
  expect(t.actors).toStrictEqual(['Liam']);
  expect(t.refusalOf('Xander', 'accept')).toBeUndefined(); // but may think better of it
});

rule('CAT-TRADE-04', 'an offer is for the seats it names', () => {
  const t = three().play('Liam', 'offer ore for brick to 2');
  expect(t.actors).toStrictEqual(['Olivia']);
  for (const answer of ['accept', 'decline', 'counter brick for ore'])
    expect(t.refusalOf('Xander', answer)).toBe('CAT-TRADE-04');
  expect(t.refusalOf('Liam', 'accept')).toBe('CAT-TRADE-04'); // nobody answers their own offer
  expect(t.refusalOf('Liam', 'offer ore for brick to 0')).toBe('CAT-TRADE-04');
});

rule('CAT-TRADE-04', 'a new offer takes the place of the one before, and of the answers to it', () => {
  const t = three().play('Liam', 'offer ore for brick to 1 2').play('Xander', 'accept');
  t.play('Liam', 'offer lumber for brick to 1');
  expect(t.view.offer).toStrictEqual({ give: { lumber: 1 }, get: { brick: 1 }, to: [1] });
  expect(t.view.answers).toStrictEqual([]);
  expect(t.actors).toStrictEqual(['Xander']);
});

rule('CAT-TRADE-04', 'the active player need not wait for answers', () => {
  const t = three()
    .play('Liam', 'offer ore for brick to 1 2')
    .play('Xander', 'accept')
    .play('Liam', 'trade 1');
  expect(t.hand('Xander')).toBe('brick grain ore');
  const other = three().play('Liam', 'offer ore for brick to 1 2').play('Liam', 'end');
  expect(other.active).toBe('Xander');
});

rule('CAT-TRADE-05 CAT-EDGE-18', 'nobody gives cards away', () => {
  const t = three();
  const none = (action: object) => catan.refusal(t.state, 0, action)?.rule;
  expect(none({ type: 'offer', to: [1], give: { ore: 1 }, get: {} })).toBe('CAT-TRADE-05');
  expect(none({ type: 'offer', to: [1], give: {}, get: { brick: 1 } })).toBe('CAT-TRADE-05');
  expect(none({ type: 'offer', to: [1], give: { ore: 0 }, get: { brick: 1 } })).toBe('RECORD');
  t.play('Liam', 'offer ore for brick to 1');
  expect(catan.refusal(t.state, 1, { type: 'counter', give: { brick: 1 }, get: {} })?.rule).toBe(
    'CAT-TRADE-05',
  );
  // Any positive number on either side.
  expect(t.refusalOf('Liam', 'offer lumber wool ore:2 for brick:2 grain to 1')).toBeUndefined();
});

rule('CAT-TRADE-06 CAT-DEC-09 CAT-EDGE-18', 'no kind of card goes both ways', () => {
  const t = three();
  expect(t.refusalOf('Liam', 'offer ore:2 for ore to 1')).toBe('CAT-TRADE-06');
  expect(t.refusalOf('Liam', 'offer wool ore for wool to 1')).toBe('CAT-TRADE-06');
  t.play('Liam', 'offer ore for brick to 1');
  expect(t.refusalOf('Xander', 'counter brick:2 for brick')).toBe('CAT-TRADE-06');
});

rule('CAT-TRADE-07', 'only resource cards are traded', () => {
  const t = three().given('Liam: cards knight');
  for (const give of [
    { knight: 1 },
    { road: 1 },
    { point: 1 },
    { promise: 1 },
    { ore: 0.5 },
    { ore: -1 },
    ['ore'],
    'ore',
    null,
  ])
    expect(catan.refusal(t.state, 0, { type: 'offer', to: [1], give, get: { brick: 1 } })?.rule).toBe(
      'RECORD',
    );
});

rule('CAT-TRADE-08', 'both sides hold the cards, when they agree and when the trade is carried out', () => {
  const t = three().given('Liam: cards monopoly');
  expect(t.refusalOf('Liam', 'offer ore:3 for brick to 1')).toBe('CAT-TRADE-08');
  t.play('Liam', 'offer ore for brick:2 to 1 2'); // shown to Olivia, who has only one brick
  expect(t.choices('Olivia')).toStrictEqual(['decline']);
  expect(t.refusalOf('Olivia', 'accept')).toBe('CAT-TRADE-08');
  expect(t.refusalOf('Olivia', 'counter brick:2 for ore')).toBe('CAT-TRADE-08');
  t.play('Xander', 'accept').play('Olivia', 'decline');
  // Between the word and the trade the partner loses the cards …
  const lost = t.copy().play('Liam', 'play monopoly brick');
  expect(lost.refusalOf('Liam', 'trade 1')).toBe('CAT-TRADE-08');
  expect(lost.choices('Liam')).not.toContain('trade 1');
  // … or the active player spends them.
  const spent = t.given('Liam: hand lumber wool grain:2 ore').play('Liam', 'buy knight');
  expect(spent.refusalOf('Liam', 'trade 1')).toBe('CAT-TRADE-08');
});

rule('CAT-TRADE-09', 'no trade before the roll, while others discard or the robber moves', () => {
  const t = three().given('Xander: hand brick:8').begin('Liam');
  const offers = () => [
    t.refusalOf('Liam', 'offer ore for brick to 1'),
    t.refusalOf('Xander', 'offer brick for ore to 0'),
  ];
  expect(offers()).toStrictEqual(['CAT-TRADE-09', 'CAT-TRADE-09']);
  t.play('Liam', 'roll');
  expect(offers()).toStrictEqual(['CAT-TRADE-09', 'CAT-TRADE-09']);
  t.play('chance', '3 4');
  expect(offers()).toStrictEqual(['CAT-TRADE-09', 'CAT-TRADE-09']);
  t.play('Xander', 'discard brick discard brick discard brick discard brick');
  expect(offers()).toStrictEqual(['CAT-TRADE-09', 'CAT-TRADE-09']);
  t.play('Liam', 'robber H11');
  expect(offers()).toStrictEqual([undefined, undefined]);
});

rule('CAT-TRADE-09', 'an offer stays open while a card is played, but nobody answers within the step', () => {
  const t = three().given('Liam: cards knight').play('Liam', 'offer ore for brick to 1 2 play knight');
  expect(t.refusalOf('Xander', 'accept')).toBe('CAT-TRADE-09');
  t.play('Liam', 'robber H11').play('Xander', 'accept').play('Liam', 'trade 1');
});

rule('CAT-TRADE-10', 'offers lapse when the turn ends', () => {
  const t = three().play('Liam', 'offer ore for brick to 1 2').play('Olivia', 'counter brick for lumber ore');
  t.play('Liam', 'end');
  for (const answer of ['accept', 'decline', 'counter brick for ore', 'withdraw'])
    expect(t.refusalOf('Olivia', answer)).toBe('CAT-TRADE-10');
  t.play('Xander', 'roll 1 1');
  expect(t.view.offer).toBeNull();
  expect(t.view.answers).toStrictEqual([]);
  expect(t.refusalOf('Xander', 'trade 2')).toBe('CAT-TRADE-04');
});

rule('CAT-TRADE-11 CAT-EDGE-10', 'when nobody else has cards, nobody can accept', () => {
  const t = table('Liam', 'Xander', 'Olivia').given('Liam: V08; hand ore:8 wool; cards knight\nXander: V14');
  t.play('Liam', 'offer ore for brick to 1 2');
  expect(t.choices('Xander')).toStrictEqual(['decline']);
  expect(t.refusalOf('Olivia', 'accept')).toBe('CAT-TRADE-08');
  // Nothing else changes.
  t.play('Liam', 'bank ore for wool play knight robber H06 end');
  expect(t.active).toBe('Xander');
});

rule('CAT-VAR-10', 'without trade between players only the bank is left', () => {
  const t = tableWith({ playerTrades: false }).given('Red: V08; hand ore:4\nBlue: V14; hand wool');
  for (const [name, text] of [
    ['Red', 'offer ore for wool to 1'],
    ['Blue', 'offer wool for ore to 0'],
    ['Blue', 'accept'],
    ['Red', 'withdraw'],
    ['Red', 'trade 1'],
  ] as const)
    expect(t.refusalOf(name, text)).toBe('CAT-VAR-10');
  expect([0, 1].map((seat) => catan.unlisted(t.state, seat))).toStrictEqual([[], []]);
  t.play('Red', 'bank ore for wool end');
  expect(t.refusalOf('Red', 'accept')).toBe('CAT-VAR-10');
});

rule('CAT-TRADE-04', 'the active player may take up what the very first seat proposes', () => {
  const t = three().turn('Xander').play('Liam', 'offer ore for brick to 1');
  expect(t.choices('Xander').filter((text) => text.startsWith('trade'))).toStrictEqual(['trade 0']);
  expect(t.play('Xander', 'trade 0').hand('Liam')).toBe('brick lumber wool ore');
});

rule(
  'CAT-TRADE-09 CAT-TRADE-04',
  'what is not listed: the talk of others, and all else while they are asked',
  () => {
    const t = three().play('Liam', 'offer ore for brick to 1 2');
    const unlisted = (seat: number) => catan.unlisted(t.state, seat);
    expect(unlisted(1)).toStrictEqual(['offer', 'counter', 'accept', 'decline', 'withdraw']);
    expect(unlisted(0)).toStrictEqual([
      'end',
      'road',
      'settle',
      'city',
      'buy',
      'play',
      'bank',
      'trade',
      'withdraw',
      'offer',
    ]);
    expect(catan.unlisted(t.state, 'chance')).toStrictEqual([]);
    t.play('Xander', 'decline').play('Olivia', 'decline');
    expect(unlisted(0)).toStrictEqual(['offer']); // all else is listed again
    expect(unlisted(1)).toStrictEqual(['offer', 'counter', 'accept', 'decline', 'withdraw']);
    t.begin('Xander');
    expect([0, 1].map(unlisted)).toStrictEqual([[], []]);
  },
);

rule('CAT-TRADE-04', 'an answer is seen with the cards it is about, as its seat sees them', () => {
  const t = three()
    .play('Liam', 'offer ore for brick to 1 2')
    .play('Xander', 'accept')
    .play('Olivia', 'decline');
  expect(t.view.answers).toStrictEqual([
    { seat: 1, answer: 'accepted', give: { brick: 1 }, get: { ore: 1 } },
    { seat: 2, answer: 'declined', give: {}, get: {} },
  ]);
  // A seat's view lists its actions.
  expect(t.viewOf('Liam').actions).toStrictEqual(catan.actions(t.state, 0));
  expect(t.viewOf('Liam').actions.some(({ type }) => type === 'trade')).toBe(true);
});

rule('CAT-TRADE-04', 'nothing is listed for the active player while the first seat is asked', () => {
  const t = three().turn('Xander').play('Xander', 'offer brick for ore to 0');
  expect(catan.unlisted(t.state, 1)).toHaveLength(10);
});

rule('CAT-TRADE-04', 'what the first seat has said goes with the offer like any answer', () => {
  for (const end of ['withdraw', 'offer brick:2 for ore to 0', 'end']) {
    const t = three().turn('Xander').play('Xander', 'offer brick for ore to 0').play('Liam', 'accept');
    expect(t.view.answers).toHaveLength(1);
    expect(t.play('Xander', end).view.answers).toStrictEqual([]);
  }
});

rule(
  'CAT-TRADE-04',
  'of those who are asked the lowest seat is the first to answer, the very first too',
  () => {
    const t = three().turn('Olivia').play('Olivia', 'offer wool for ore to 0 1');
    expect(t.actors).toStrictEqual(['Liam', 'Xander']);
    expect(catan.fast.actor(t.state)).toBe(0);
    t.play('Liam', 'decline');
    expect(catan.fast.actor(t.state)).toBe(1);
    t.play('Xander', 'decline');
    expect(catan.fast.actor(t.state)).toBe(2);
  },
);

rule(
  'CAT-TRADE-04 CAT-KNIGHT-01',
  'whoever plays a knight while others are asked moves the robber first',
  () => {
    const t = three().given('Liam: cards knight').play('Liam', 'offer ore for brick to 1 2 play knight');
    expect(t.actors).toStrictEqual(['Liam']);
    expect(catan.fast.actor(t.state)).toBe(0);
    t.play('Liam', 'robber H16');
    expect(t.actors).toStrictEqual(['Xander', 'Olivia']); // the offer still lies
    expect(catan.fast.actor(t.state)).toBe(1);
  },
);

rule('CAT-TRADE-04', 'an offer and other terms are told by their codes, as long as they lie ready', () => {
  const { fast } = catan;
  const t = three();
  const offer = { type: 'offer', to: [1, 2], give: { ore: 2 }, get: { brick: 1 } } as const;
  expect(fast.decode(t.state, fast.encode(t.state, offer))).toStrictEqual(offer);
  t.play('Liam', 'offer ore:2 for brick to 1 2');
  const counter = { type: 'counter', give: { brick: 1 }, get: { lumber: 1, ore: 1 } } as const;
  expect(fast.decode(t.state, fast.encode(t.state, counter))).toStrictEqual(counter);
});

rule('CAT-TRADE-04', 'whoever said yes to an offer has not said so to the next, which is for another', () => {
  const t = three().play('Liam', 'offer ore for brick to 1 2').play('Olivia', 'accept');
  t.play('Liam', 'offer ore:2 for brick to 1');
  expect(t.view.answers).toStrictEqual([]);
  expect(t.refusalOf('Liam', 'trade 2')).toBe('CAT-TRADE-04');
});

rule('CAT-TRADE-04', 'a proposal taken back is as good as none', () => {
  const t = three().play('Olivia', 'offer wool for ore to 0 withdraw');
  expect(t.view.answers).toStrictEqual([]);
});

rule('CAT-TRADE-04', 'where no offer lies, a trade with one leaves the proposals of all others', () => {
  // Xander was once asked, and proposes later.
  const t = three().play('Liam', 'offer wool for brick to 1 withdraw');
  t.play('Xander', 'offer brick for ore to 0').play('Olivia', 'offer brick for lumber to 0');
  expect(t.play('Liam', 'trade 2 trade 1').hand('Xander')).toBe('brick grain ore');
  // The same of the first seat, at the turn of the second.
  const other = three().turn('Xander').play('Liam', 'offer ore for brick to 1');
  other.play('Olivia', 'offer wool for grain to 1').play('Xander', 'trade 2 trade 0');
  expect(other.hand('Liam')).toBe('brick lumber wool ore');
});

rule('CAT-TRADE-04', 'all of it is told: offers, answers, other terms, and what is taken back', () => {
  const t = three();
  const told = (name: string, text: string) => t.play(name, text).events;
  const terms = { give: { ore: 1 }, get: { brick: 1 } };
  expect(told('Liam', 'offer ore for brick to 1 2')).toStrictEqual([
    { type: 'offered', seat: 0, to: [1, 2], ...terms },
  ]);
  expect(told('Xander', 'accept')).toStrictEqual([{ type: 'accepted', seat: 1 }]);
  expect(told('Olivia', 'decline')).toStrictEqual([{ type: 'declined', seat: 2 }]);
  expect(told('Olivia', 'counter brick for ore:2')).toStrictEqual([
    { type: 'countered', seat: 2, to: [0], give: { brick: 1 }, get: { ore: 2 } },
  ]);
  expect(told('Olivia', 'withdraw')).toStrictEqual([{ type: 'withdrew', seat: 2 }]);
  expect(told('Liam', 'withdraw')).toStrictEqual([{ type: 'withdrew', seat: 0 }]);
});

rule('CAT-TRADE-04', 'the same where nobody listens', () => {
  const t = three();
  const copy = catan.clone(t.state);
  for (const [name, text] of [
    ['Liam', 'offer ore for brick to 1'],
    ['Xander', 'counter brick for lumber ore'],
    ['Liam', 'trade 1'],
  ] as const) {
    catan.fast.play(copy, catan.fast.encode(copy, catan.text.read(text.split(' '))!.action));
    expect(catan.view(copy, 0)).toStrictEqual(catan.view(t.play(name, text).state, 0));
  }
});
