import assert from 'node:assert/strict';
import { catan } from '@bastide/catan';
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
  assert.equal(t.hand('Liam'), 'brick lumber wool ore');
  assert.equal(t.hand('Olivia'), 'wool ore');
  assert.deepEqual(t.eventsOfType('traded'), [
    { type: 'traded', seat: 0, with: 2, give: { ore: 1 }, get: { brick: 1 } },
  ]);
  assert.equal(t.view.offer, null);
});

rule(
  'SG-05 CAT-TRADE-01 CAT-TRADE-02',
  "on Liam's turn Xander and Olivia trade with Liam, never with each other",
  () => {
    const t = three();
    assert.equal(t.refusalOf('Xander', 'offer grain for wool to 2'), 'CAT-TRADE-02');
    assert.equal(t.refusalOf('Xander', 'offer grain for wool to 0 2'), 'CAT-TRADE-02');
    assert.equal(t.refusalOf('Xander', 'offer brick for ore to 0'), undefined);
    assert.equal(t.refusalOf('Olivia', 'offer brick for ore to 0'), undefined);
    t.play('Liam', 'offer ore for brick to 1 2').play('Xander', 'accept').play('Olivia', 'accept');
    assert.equal(t.refusalOf('Xander', 'trade 2'), 'CAT-TRADE-02');
    assert.equal(t.refusalOf('Olivia', 'trade 1'), 'CAT-TRADE-02');
    t.turn('Xander');
    assert.equal(t.refusalOf('Olivia', 'offer brick for ore to 0'), 'CAT-TRADE-02');
    assert.equal(t.refusalOf('Liam', 'offer ore for brick to 2'), 'CAT-TRADE-02');
    assert.equal(t.refusalOf('Olivia', 'offer wool for grain to 1'), undefined);
  },
);

rule('CAT-TRADE-03', 'two kinds of trade: with players, and with the bank', () => {
  const t = table().given('Red: V08; hand ore:5\nBlue: hand wool');
  t.play('Red', 'bank ore for lumber offer ore for wool to 1').play('Blue', 'accept').play('Red', 'trade 1');
  assert.equal(t.hand('Red'), 'lumber wool');
});

rule('GG-04 CAT-TRADE-04', '1 lumber and 1 ore for 1 brick, to the better of two bidders', () => {
  const t = three().play('Liam', 'offer lumber for brick to 1 2');
  assert.deepEqual(t.actors, ['Xander', 'Olivia']);
  t.play('Xander', 'counter brick for ore:2').play('Olivia', 'counter brick for lumber ore');
  assert.deepEqual(t.actors, ['Liam']);
  assert.equal(t.refusalOf('Xander', 'trade 2'), 'CAT-TRADE-02'); // the bidders with each other
  assert.deepEqual(
    t.choices('Liam').filter((text) => text.startsWith('trade')),
    ['trade 1', 'trade 2'],
  );
  t.play('Liam', 'trade 2');
  assert.equal(t.hand('Liam'), 'brick wool ore');
  assert.equal(t.hand('Olivia'), 'lumber wool ore');
  assert.equal(t.hand('Xander'), 'brick:2 grain');
});

rule('CAT-TRADE-04', 'others accept, refuse or counter; an answer may be changed until the trade', () => {
  const t = three().play('Liam', 'offer ore for brick to 1 2');
  assert.deepEqual(t.choices('Xander'), ['accept', 'decline']);
  t.play('Xander', 'decline').play('Xander', 'counter brick for lumber ore').play('Xander', 'accept');
  t.play('Olivia', 'accept').play('Olivia', 'decline');
  assert.deepEqual(
    t.view.answers.map(({ seat, answer }) => [seat, answer]),
    [
      [1, 'accepted'],
      [2, 'declined'],
    ],
  );
  assert.equal(t.refusalOf('Liam', 'trade 2'), 'CAT-TRADE-04');
  t.play('Xander', 'counter brick:2 for lumber ore').play('Liam', 'trade 1'); // on the latest terms
  assert.equal(t.hand('Liam'), 'brick:2 wool ore');
});

rule('CAT-TRADE-04', 'others make proposals of their own, and take them back', () => {
  const t = three().play('Olivia', 'offer wool for ore to 0').play('Xander', 'offer brick:2 for ore:2 to 0');
  assert.deepEqual(t.view.answers, [
    { seat: 1, answer: 'proposed', give: { brick: 2 }, get: { ore: 2 } },
    { seat: 2, answer: 'proposed', give: { wool: 1 }, get: { ore: 1 } },
  ]);
  assert.deepEqual(t.actors, ['Liam']); // nobody waits for an answer
  assert.equal(t.view.offer, null);
  t.play('Olivia', 'withdraw');
  assert.equal(t.refusalOf('Liam', 'trade 2'), 'CAT-TRADE-04');
  t.play('Liam', 'trade 1');
  assert.equal(t.hand('Xander'), 'grain ore:2');
});

rule(
  'CAT-TRADE-04',
  'a proposal outlives an offer that was not for its maker, and a trade with another',
  () => {
    const t = three().play('Xander', 'offer brick for ore to 0').play('Liam', 'offer wool for brick to 2');
    const withdrawn = t.copy().play('Liam', 'withdraw trade 1');
    assert.equal(withdrawn.hand('Xander'), 'brick grain ore');
    t.play('Olivia', 'accept').play('Liam', 'trade 2 trade 1');
    assert.equal(t.hand('Xander'), 'brick grain ore');
    assert.deepEqual(t.view.answers, []);
  },
);

rule('CAT-TRADE-04', 'what was said to an offer goes with it, other terms too', () => {
  for (const end of ['withdraw', 'trade 2']) {
    const t = three().play('Liam', 'offer ore for brick to 1 2');
    t.play('Xander', 'counter brick for lumber').play('Olivia', 'accept').play('Liam', end);
    assert.equal(t.refusalOf('Liam', 'trade 1'), 'CAT-TRADE-04');
    assert.deepEqual(t.view.answers, []);
  }
});

rule('CAT-TRADE-04', 'whoever takes back a counter-offer has said no, and is not asked again', () => {
  const t = three().play('Liam', 'offer ore for brick to 1 2').play('Xander', 'counter brick for lumber ore');
  t.play('Xander', 'withdraw').play('Olivia', 'decline');
  assert.deepEqual(
    t.view.answers.map(({ answer }) => answer),
    ['declined', 'declined'],
  );
  assert.deepEqual(t.actors, ['Liam']);
  assert.equal(t.refusalOf('Xander', 'accept'), undefined); // but may think better of it
});

rule('CAT-TRADE-04', 'an offer is for the seats it names', () => {
  const t = three().play('Liam', 'offer ore for brick to 2');
  assert.deepEqual(t.actors, ['Olivia']);
  for (const answer of ['accept', 'decline', 'counter brick for ore'])
    assert.equal(t.refusalOf('Xander', answer), 'CAT-TRADE-04');
  assert.equal(t.refusalOf('Liam', 'accept'), 'CAT-TRADE-04'); // nobody answers their own offer
  assert.equal(t.refusalOf('Liam', 'offer ore for brick to 0'), 'CAT-TRADE-04');
});

rule('CAT-TRADE-04', 'a new offer takes the place of the one before, and of the answers to it', () => {
  const t = three().play('Liam', 'offer ore for brick to 1 2').play('Xander', 'accept');
  t.play('Liam', 'offer lumber for brick to 1');
  assert.deepEqual(t.view.offer, { give: { lumber: 1 }, get: { brick: 1 }, to: [1] });
  assert.deepEqual(t.view.answers, []);
  assert.deepEqual(t.actors, ['Xander']);
});

rule('CAT-TRADE-04', 'the active player need not wait for answers', () => {
  const t = three()
    .play('Liam', 'offer ore for brick to 1 2')
    .play('Xander', 'accept')
    .play('Liam', 'trade 1');
  assert.equal(t.hand('Xander'), 'brick grain ore');
  const other = three().play('Liam', 'offer ore for brick to 1 2').play('Liam', 'end');
  assert.equal(other.active, 'Xander');
});

rule('CAT-TRADE-05 CAT-EDGE-18', 'nobody gives cards away', () => {
  const t = three();
  const none = (action: object) => catan.refusal(t.state, 0, action)?.rule;
  assert.equal(none({ type: 'offer', to: [1], give: { ore: 1 }, get: {} }), 'CAT-TRADE-05');
  assert.equal(none({ type: 'offer', to: [1], give: {}, get: { brick: 1 } }), 'CAT-TRADE-05');
  assert.equal(none({ type: 'offer', to: [1], give: { ore: 0 }, get: { brick: 1 } }), 'RECORD');
  t.play('Liam', 'offer ore for brick to 1');
  assert.equal(
    catan.refusal(t.state, 1, { type: 'counter', give: { brick: 1 }, get: {} })?.rule,
    'CAT-TRADE-05',
  );
  // Any positive number on either side.
  assert.equal(t.refusalOf('Liam', 'offer lumber wool ore:2 for brick:2 grain to 1'), undefined);
});

rule('CAT-TRADE-06 CAT-DEC-09 CAT-EDGE-18', 'no kind of card goes both ways', () => {
  const t = three();
  assert.equal(t.refusalOf('Liam', 'offer ore:2 for ore to 1'), 'CAT-TRADE-06');
  assert.equal(t.refusalOf('Liam', 'offer wool ore for wool to 1'), 'CAT-TRADE-06');
  t.play('Liam', 'offer ore for brick to 1');
  assert.equal(t.refusalOf('Xander', 'counter brick:2 for brick'), 'CAT-TRADE-06');
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
    assert.equal(
      catan.refusal(t.state, 0, { type: 'offer', to: [1], give, get: { brick: 1 } })?.rule,
      'RECORD',
    );
});

rule('CAT-TRADE-08', 'both sides hold the cards, when they agree and when the trade is carried out', () => {
  const t = three().given('Liam: cards monopoly');
  assert.equal(t.refusalOf('Liam', 'offer ore:3 for brick to 1'), 'CAT-TRADE-08');
  t.play('Liam', 'offer ore for brick:2 to 1 2'); // shown to Olivia, who has only one brick
  assert.deepEqual(t.choices('Olivia'), ['decline']);
  assert.equal(t.refusalOf('Olivia', 'accept'), 'CAT-TRADE-08');
  assert.equal(t.refusalOf('Olivia', 'counter brick:2 for ore'), 'CAT-TRADE-08');
  t.play('Xander', 'accept').play('Olivia', 'decline');
  // Between the word and the trade the partner loses the cards …
  const lost = t.copy().play('Liam', 'play monopoly brick');
  assert.equal(lost.refusalOf('Liam', 'trade 1'), 'CAT-TRADE-08');
  assert.ok(!lost.choices('Liam').includes('trade 1'));
  // … or the active player spends them.
  const spent = t.given('Liam: hand lumber wool grain:2 ore').play('Liam', 'buy knight');
  assert.equal(spent.refusalOf('Liam', 'trade 1'), 'CAT-TRADE-08');
});

rule('CAT-TRADE-09', 'no trade before the roll, while others discard or the robber moves', () => {
  const t = three().given('Xander: hand brick:8').begin('Liam');
  const offers = () => [
    t.refusalOf('Liam', 'offer ore for brick to 1'),
    t.refusalOf('Xander', 'offer brick for ore to 0'),
  ];
  assert.deepEqual(offers(), ['CAT-TRADE-09', 'CAT-TRADE-09']);
  t.play('Liam', 'roll');
  assert.deepEqual(offers(), ['CAT-TRADE-09', 'CAT-TRADE-09']);
  t.play('chance', '3 4');
  assert.deepEqual(offers(), ['CAT-TRADE-09', 'CAT-TRADE-09']);
  t.play('Xander', 'discard brick discard brick discard brick discard brick');
  assert.deepEqual(offers(), ['CAT-TRADE-09', 'CAT-TRADE-09']);
  t.play('Liam', 'robber H11');
  assert.deepEqual(offers(), [undefined, undefined]);
});

rule('CAT-TRADE-09', 'an offer stays open while a card is played, but nobody answers within the step', () => {
  const t = three().given('Liam: cards knight').play('Liam', 'offer ore for brick to 1 2 play knight');
  assert.equal(t.refusalOf('Xander', 'accept'), 'CAT-TRADE-09');
  t.play('Liam', 'robber H11').play('Xander', 'accept').play('Liam', 'trade 1');
});

rule('CAT-TRADE-10', 'offers lapse when the turn ends', () => {
  const t = three().play('Liam', 'offer ore for brick to 1 2').play('Olivia', 'counter brick for lumber ore');
  t.play('Liam', 'end');
  for (const answer of ['accept', 'decline', 'counter brick for ore', 'withdraw'])
    assert.equal(t.refusalOf('Olivia', answer), 'CAT-TRADE-10');
  t.play('Xander', 'roll 1 1');
  assert.equal(t.view.offer, null);
  assert.deepEqual(t.view.answers, []);
  assert.equal(t.refusalOf('Xander', 'trade 2'), 'CAT-TRADE-04');
});

rule('CAT-TRADE-11 CAT-EDGE-10', 'when nobody else has cards, nobody can accept', () => {
  const t = table('Liam', 'Xander', 'Olivia').given('Liam: V08; hand ore:8 wool; cards knight\nXander: V14');
  t.play('Liam', 'offer ore for brick to 1 2');
  assert.deepEqual(t.choices('Xander'), ['decline']);
  assert.equal(t.refusalOf('Olivia', 'accept'), 'CAT-TRADE-08');
  // Nothing else changes.
  t.play('Liam', 'bank ore for wool play knight robber H06 end');
  assert.equal(t.active, 'Xander');
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
    assert.equal(t.refusalOf(name, text), 'CAT-VAR-10');
  assert.deepEqual(
    [0, 1].map((seat) => catan.unlisted(t.state, seat)),
    [[], []],
  );
  t.play('Red', 'bank ore for wool end');
  assert.equal(t.refusalOf('Red', 'accept'), 'CAT-VAR-10');
});

rule('CAT-TRADE-04', 'the active player may take up what the very first seat proposes', () => {
  const t = three().turn('Xander').play('Liam', 'offer ore for brick to 1');
  assert.deepEqual(
    t.choices('Xander').filter((text) => text.startsWith('trade')),
    ['trade 0'],
  );
  assert.equal(t.play('Xander', 'trade 0').hand('Liam'), 'brick lumber wool ore');
});

rule(
  'CAT-TRADE-09 CAT-TRADE-04',
  'what is not listed: the talk of others, and all else while they are asked',
  () => {
    const t = three().play('Liam', 'offer ore for brick to 1 2');
    const unlisted = (seat: number) => catan.unlisted(t.state, seat);
    assert.deepEqual(unlisted(1), ['offer', 'counter', 'accept', 'decline', 'withdraw']);
    assert.deepEqual(unlisted(0), [
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
    assert.deepEqual(catan.unlisted(t.state, 'chance'), []);
    t.play('Xander', 'decline').play('Olivia', 'decline');
    assert.deepEqual(unlisted(0), ['offer']); // all else is listed again
    assert.deepEqual(unlisted(1), ['offer', 'counter', 'accept', 'decline', 'withdraw']);
    t.begin('Xander');
    assert.deepEqual([0, 1].map(unlisted), [[], []]);
  },
);

rule('CAT-TRADE-04', 'an answer is seen with the cards it is about, as its seat sees them', () => {
  const t = three()
    .play('Liam', 'offer ore for brick to 1 2')
    .play('Xander', 'accept')
    .play('Olivia', 'decline');
  assert.deepEqual(t.view.answers, [
    { seat: 1, answer: 'accepted', give: { brick: 1 }, get: { ore: 1 } },
    { seat: 2, answer: 'declined', give: {}, get: {} },
  ]);
  // A seat's view lists its actions.
  assert.deepEqual(t.viewOf('Liam').actions, catan.actions(t.state, 0));
  assert.ok(t.viewOf('Liam').actions.some(({ type }) => type === 'trade'));
});

rule('CAT-TRADE-04', 'nothing is listed for the active player while the first seat is asked', () => {
  const t = three().turn('Xander').play('Xander', 'offer brick for ore to 0');
  assert.equal(catan.unlisted(t.state, 1).length, 10);
});

rule('CAT-TRADE-04', 'what the first seat has said goes with the offer like any answer', () => {
  for (const end of ['withdraw', 'offer brick:2 for ore to 0', 'end']) {
    const t = three().turn('Xander').play('Xander', 'offer brick for ore to 0').play('Liam', 'accept');
    assert.equal(t.view.answers.length, 1);
    assert.deepEqual(t.play('Xander', end).view.answers, []);
  }
});

rule(
  'CAT-TRADE-04',
  'of those who are asked the lowest seat is the first to answer, the very first too',
  () => {
    const t = three().turn('Olivia').play('Olivia', 'offer wool for ore to 0 1');
    assert.deepEqual(t.actors, ['Liam', 'Xander']);
    assert.equal(catan.fast.actor(t.state), 0);
    t.play('Liam', 'decline');
    assert.equal(catan.fast.actor(t.state), 1);
    t.play('Xander', 'decline');
    assert.equal(catan.fast.actor(t.state), 2);
  },
);

rule(
  'CAT-TRADE-04 CAT-KNIGHT-01',
  'whoever plays a knight while others are asked moves the robber first',
  () => {
    const t = three().given('Liam: cards knight').play('Liam', 'offer ore for brick to 1 2 play knight');
    assert.deepEqual(t.actors, ['Liam']);
    assert.equal(catan.fast.actor(t.state), 0);
    t.play('Liam', 'robber H16');
    assert.deepEqual(t.actors, ['Xander', 'Olivia']); // the offer still lies
    assert.equal(catan.fast.actor(t.state), 1);
  },
);

rule('CAT-TRADE-04', 'an offer and other terms are told by their codes, as long as they lie ready', () => {
  const { fast } = catan;
  const t = three();
  const offer = { type: 'offer', to: [1, 2], give: { ore: 2 }, get: { brick: 1 } } as const;
  assert.deepEqual(fast.decode(t.state, fast.encode(t.state, offer)), offer);
  t.play('Liam', 'offer ore:2 for brick to 1 2');
  const counter = { type: 'counter', give: { brick: 1 }, get: { lumber: 1, ore: 1 } } as const;
  assert.deepEqual(fast.decode(t.state, fast.encode(t.state, counter)), counter);
});

rule('CAT-TRADE-04', 'whoever said yes to an offer has not said so to the next, which is for another', () => {
  const t = three().play('Liam', 'offer ore for brick to 1 2').play('Olivia', 'accept');
  t.play('Liam', 'offer ore:2 for brick to 1');
  assert.deepEqual(t.view.answers, []);
  assert.equal(t.refusalOf('Liam', 'trade 2'), 'CAT-TRADE-04');
});

rule('CAT-TRADE-04', 'a proposal taken back is as good as none', () => {
  const t = three().play('Olivia', 'offer wool for ore to 0 withdraw');
  assert.deepEqual(t.view.answers, []);
});

rule('CAT-TRADE-04', 'where no offer lies, a trade with one leaves the proposals of all others', () => {
  // Xander was once asked, and proposes later.
  const t = three().play('Liam', 'offer wool for brick to 1 withdraw');
  t.play('Xander', 'offer brick for ore to 0').play('Olivia', 'offer brick for lumber to 0');
  assert.equal(t.play('Liam', 'trade 2 trade 1').hand('Xander'), 'brick grain ore');
  // The same of the first seat, at the turn of the second.
  const other = three().turn('Xander').play('Liam', 'offer ore for brick to 1');
  other.play('Olivia', 'offer wool for grain to 1').play('Xander', 'trade 2 trade 0');
  assert.equal(other.hand('Liam'), 'brick lumber wool ore');
});

rule('CAT-TRADE-04', 'all of it is told: offers, answers, other terms, and what is taken back', () => {
  const t = three();
  const told = (name: string, text: string) => t.play(name, text).events;
  const terms = { give: { ore: 1 }, get: { brick: 1 } };
  assert.deepEqual(told('Liam', 'offer ore for brick to 1 2'), [
    { type: 'offered', seat: 0, to: [1, 2], ...terms },
  ]);
  assert.deepEqual(told('Xander', 'accept'), [{ type: 'accepted', seat: 1 }]);
  assert.deepEqual(told('Olivia', 'decline'), [{ type: 'declined', seat: 2 }]);
  assert.deepEqual(told('Olivia', 'counter brick for ore:2'), [
    { type: 'countered', seat: 2, to: [0], give: { brick: 1 }, get: { ore: 2 } },
  ]);
  assert.deepEqual(told('Olivia', 'withdraw'), [{ type: 'withdrew', seat: 2 }]);
  assert.deepEqual(told('Liam', 'withdraw'), [{ type: 'withdrew', seat: 0 }]);
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
    assert.deepEqual(catan.view(copy, 0), catan.view(t.play(name, text).state, 0));
  }
});
