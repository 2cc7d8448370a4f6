import assert from 'node:assert/strict';
import { catan, RESOURCES } from '@bastide/catan';
import { type Random, Sfc32 } from '@bastide/contract';
import { rule } from '../rule.ts';
import { BEGINNERS, start, type TestTable, table } from '../table.ts';

/** Chance that falls at this share of whatever is asked for. */
const drawnAt = (share: number): Random => ({ below: (bound) => Math.floor(share * bound) });

/** Red rolls a 7 and robs Blue at H06; White and Orange look on. All know all cards before. */
const robbed = (blue: string, card: string, more = '') =>
  table()
    .given(`Red: V08; hand wool\nBlue: V14; hand ${blue}\n${more}`)
    .begin('Red')
    .play('Red', `roll 3 4 robber H06 rob 1 ${card}`);

/** On to the turn of a later seat, by rolls that bring nobody anything. */
function goOn(t: TestTable, name: string): TestTable {
  while (t.active !== name) {
    if (t.phase === 'start') t.play(t.active, 'roll 6 6');
    t.play(t.active, 'end');
  }
  return t.play(name, 'roll');
}

/** The ways in which hands may be, for a viewer: hands in words with their share of the chances. */
function ways(t: TestTable, viewer: string, name: string): Record<string, number> {
  const seat = ['Red', 'Blue', 'White', 'Orange'].indexOf(name);
  const { ways: all } = t.viewOf(viewer);
  const sum = all.reduce((total, { chances }) => total + chances, 0);
  const shares: Record<string, number> = {};
  for (const { hands, chances } of all) {
    const cards = hands[seat]!.flatMap((count, kind) => (count > 0 ? [`${RESOURCES[kind]}:${count}`] : []));
    const key = cards.join(' ');
    shares[key] = (shares[key] ?? 0) + chances / sum;
  }
  return shares;
}

rule('CAT-INFO-04', 'whoever watches can count: all cards but stolen ones are known', () => {
  const t = table().given('Red: V08; hand ore\nBlue: V14; hand wool:2');
  for (const viewer of ['Red', 'Blue', 'White', 'Orange']) {
    assert.equal(t.known('Red', viewer), 'ore');
    assert.equal(t.known('Blue', viewer), 'wool:2');
  }
});

rule('CAT-ROBBER-15', 'after a theft thief and victim know both hands, the others do not', () => {
  const t = robbed('ore:3 wool', 'ore');
  for (const viewer of ['Red', 'Blue']) {
    assert.equal(t.known('Red', viewer), 'wool ore');
    assert.equal(t.known('Blue', viewer), 'wool ore:2');
  }
  for (const viewer of ['White', 'Orange']) {
    assert.equal(t.known('Red', viewer), 'at least wool, at most wool:2 ore');
    assert.equal(t.known('Blue', viewer), 'at least ore:2, at most wool ore:3');
  }
  // As the wool would look.
  const other = robbed('ore:3 wool', 'wool');
  assert.deepEqual(other.viewOf('White'), t.viewOf('White'));
  assert.deepEqual(other.view, t.view);
  assert.notDeepEqual(other.viewOf('Red'), t.viewOf('Red'));
});

rule('CAT-ROBBER-11', 'how likely each way is: 3/4 for the ore', () => {
  const t = robbed('ore:3 wool', 'ore');
  assert.deepEqual(ways(t, 'White', 'Red'), { 'wool:1 ore:1': 0.75, 'wool:2': 0.25 });
  assert.deepEqual(ways(t, 'Red', 'Red'), { 'wool:1 ore:1': 1 });
});

rule('CAT-INFO-04', 'a second theft multiplies the ways', () => {
  const t = goOn(robbed('ore:3 wool', 'ore', 'White: V31; hand brick'), 'White');
  // White robs Red, who has wool and, in White's eyes, ore or wool.
  t.play('White', '3 4 robber H04 rob 0 ore');
  assert.deepEqual(ways(t, 'White', 'White'), { 'brick:1 ore:1': 1 });
  assert.deepEqual(ways(t, 'White', 'Red'), { 'wool:1': 1 });
  assert.deepEqual(ways(t, 'White', 'Blue'), { 'wool:1 ore:2': 1 }); // so Red stole ore
  // Orange has seen neither: ore then ore 3/8, ore then wool 3/8, wool then wool 1/4.
  assert.deepEqual(ways(t, 'Orange', 'White'), { 'brick:1 ore:1': 0.375, 'brick:1 wool:1': 0.625 });
  assert.deepEqual(ways(t, 'Orange', 'Red'), { 'wool:1': 0.625, 'ore:1': 0.375 });
  assert.equal(t.known('White', 'Orange'), 'at least brick, at most brick wool ore');
});

rule('CAT-INFO-04', 'what a seat pays, trades or offers shows what it had', () => {
  const stolen = () => robbed('ore:3 wool', 'ore', 'Red: hand wool grain lumber:2\nWhite: hand brick');
  assert.equal(
    stolen().known('Red', 'White'),
    'at least lumber:2 wool grain, at most lumber:2 wool:2 grain ore',
  );
  // A development card is paid: it was ore, and what is left is known.
  assert.equal(stolen().play('Red', 'buy knight').known('Red', 'White'), 'lumber:2');
  // An offer is a promise.
  assert.equal(
    stolen().play('Red', 'offer ore for brick to 2').known('Red', 'White'),
    'lumber:2 wool grain ore',
  );
  // So is a proposal to another player at their turn, or an answer.
  const proposed = goOn(stolen(), 'White').play('White', '6 6').play('Red', 'offer ore for brick to 2');
  assert.equal(proposed.known('Red', 'Orange'), 'lumber:2 wool grain ore');
  const asked = () => goOn(stolen(), 'White').play('White', '6 6 offer brick for ore to 0');
  const accepted = asked().play('Red', 'accept');
  assert.equal(accepted.known('Red', 'Orange'), 'lumber:2 wool grain ore');
  accepted.play('White', 'trade 0');
  assert.equal(accepted.known('White', 'Orange'), 'ore');
  assert.equal(accepted.known('Red', 'Orange'), 'brick lumber:2 wool grain');
  const countered = asked().play('Red', 'counter ore for brick');
  assert.equal(countered.known('Red', 'Orange'), 'lumber:2 wool grain ore');
  // To decline says nothing, nor does an offer by somebody else.
  assert.equal(asked().known('Red', 'Orange'), stolen().known('Red', 'Orange'));
  assert.equal(asked().play('Red', 'decline').known('Red', 'Orange'), stolen().known('Red', 'Orange'));
});

rule('CAT-PROG-07', 'monopoly tells how many of the kind each had', () => {
  const t = goOn(robbed('ore:3 wool', 'ore', 'Orange: V50; cards monopoly'), 'Orange');
  t.play('Orange', '6 6 play monopoly wool');
  // Red gave one wool, so it was ore that was stolen.
  assert.deepEqual(t.eventsOfType('monopoly')[0]!.from, [1, 1, 0, 0]);
  for (const viewer of ['White', 'Orange']) {
    assert.equal(t.known('Red', viewer), 'ore');
    assert.equal(t.known('Blue', viewer), 'ore:2');
    assert.equal(t.known('Orange', viewer), 'wool:2');
  }
});

rule('CAT-SEVEN-04', 'discards are seen card by card', () => {
  const t = table().given('Red: V08; cards knight\nBlue: V14; hand ore:8 wool').begin('Red');
  t.play('Red', 'play knight robber H06 rob 1 ore roll 3 4');
  assert.equal(t.known('Blue', 'White'), 'at least ore:7, at most wool ore:8');
  t.play('Blue', 'discard ore discard ore discard ore');
  assert.equal(t.known('Blue', 'White'), 'at least ore:4, at most wool ore:5');
  t.play('Blue', 'discard wool'); // so it was ore that was stolen
  assert.equal(t.known('Blue', 'White'), 'ore:4');
  assert.equal(t.known('Red', 'White'), 'ore');
});

rule(
  'CAT-INFO-02',
  'a determinized table agrees with what the viewer knows, and draws ways by their chances',
  () => {
    const t = robbed('ore:3 wool', 'ore');
    const view = t.viewOf('White');
    const random = new Sfc32(7);
    let ore = 0;
    for (let i = 0; i < 400; i++) {
      const determinized = catan.determinize(view, random);
      assert.deepEqual(catan.view(determinized, 2), view);
      const red = catan.view(determinized, 0).seats[0]!.hand!;
      assert.equal(red.ore + red.wool, 2);
      ore += red.ore;
    }
    assert.ok(ore > 260 && ore < 340, `ore in ${ore} of 400`); // 3/4
  },
);

rule('CAT-INFO-02', 'own cards are determinized as they are, and what is known to nobody at random', () => {
  const t = robbed('ore:3 wool', 'ore').given('Blue: cards knight point');
  const determinized = Array.from({ length: 60 }, (_, seed) =>
    catan.determinize(t.viewOf('Red'), new Sfc32(seed)),
  );
  const held = new Set(determinized.map((state) => JSON.stringify(catan.view(state, 1).seats[1]!.held)));
  assert.ok(held.size > 3);
  for (const state of determinized) {
    assert.deepEqual(catan.view(state, 0), t.viewOf('Red'));
    const cards = [0, 1, 2, 3].map((seat) => catan.view(state, seat).seats[seat]!.hand!);
    for (const card of RESOURCES)
      assert.equal(
        cards.reduce((sum, hand) => sum + hand[card], t.left(card)),
        19,
      );
  }
});

rule(
  'CAT-ROBBER-15',
  'after so many thefts nobody keeps count: numbers of cards are known, and bounds',
  () => {
    const hand = 'hand brick lumber wool grain ore';
    const t = table()
      .given(
        `${BEGINNERS}\n${['Red', 'Blue', 'White', 'Orange'].map((name) => `${name}: ${hand}`).join('\n')}`,
      )
      .begin('Red');
    let most = 0;
    for (let turn = 0; t.view.ways.length > 0; turn++) {
      assert.ok(turn < 40, `${most} ways`);
      most = t.view.ways.length;
      t.play(t.active, 'roll 3 4');
      // Where somebody with most cards is, so that no hand grows beyond seven.
      const cards = t.view.seats.map((seat) => seat.cards);
      const thefts = t.choices(t.active).flatMap((robber) => {
        const there = t.copy().play(t.active, robber);
        return there
          .choices(t.active)
          .flatMap((rob) => (rob.startsWith('rob ') ? [[robber, rob] as const] : []));
      });
      const [robber, rob] = thefts.sort(
        ([, a], [, b]) => cards[Number(b.slice(4))]! - cards[Number(a.slice(4))]!,
      )[0]!;
      t.play(t.active, robber).play(t.active, rob);
      t.play('chance', t.choices('chance')[turn % t.choices('chance').length]!).play(t.active, 'end');
    }
    assert.ok(most > 1000 && most <= 4000, `${most} ways`);
    assert.equal(t.of('Red', 'Blue').cards, t.of('Red').cards);
    assert.deepEqual(catan.view(catan.determinize(t.view, new Sfc32(1))), t.view);
  },
);

rule('CAT-INFO-02', 'victory points lie hidden as often as there are arrangements in which they do', () => {
  const t = table().given('Blue: V14; cards knight:2\nWhite: V31; cards roads');
  const random = new Sfc32(5);
  let blue = 0;
  let white = 0;
  for (let i = 0; i < 1000; i++) {
    const determinized = catan.determinize(t.viewOf('Red'), random);
    blue += Math.min(1, catan.view(determinized, 1).seats[1]!.held!.point);
    white += catan.view(determinized, 2).seats[2]!.held!.point;
  }
  // Five points among 25 cards: 190 of 300 pairs are without one.
  assert.ok(Math.abs(blue - 1000 * (110 / 300)) < 60, `Blue hides points in ${blue} of 1000`);
  assert.ok(Math.abs(white - 1000 * (5 / 25)) < 50, `White in ${white} of 1000`);
});

rule('CAT-TRADE-08', 'where nobody counted, hands are determinized with what was promised in a trade', () => {
  const t = table('Liam', 'Xander', 'Olivia')
    .given('Liam: hand lumber ore:2 wool\nXander: hand brick:2 grain\nOlivia: hand brick wool')
    .play('Liam', 'offer ore for brick to 1 2')
    .play('Xander', 'accept')
    .play('Olivia', 'decline');
  const held = (viewer: string, seat: number, card: 'brick' | 'ore') =>
    new Set(
      Array.from({ length: 40 }, (_, seed) => {
        const determinized = catan.determinize({ ...t.viewOf(viewer), ways: [] }, new Sfc32(seed));
        return catan.view(determinized, seat).seats[seat]!.hand![card];
      }),
    );
  assert.deepEqual(held('Xander', 0, 'ore'), new Set([1, 2]));
  assert.deepEqual(held('Olivia', 1, 'brick'), new Set([1, 2]));
  assert.deepEqual(held('Xander', 2, 'brick'), new Set([0, 1])); // who declines may have it or not
});

rule('CAT-VP-04', 'nobody who plays on at 9 points hides a victory point card', () => {
  // Red has 7 points and buys: two cards may both be points, the third may not.
  const t = table().given('Red: V21; city V06 V11 V26; hand ore:9 wool:9 grain:9');
  const most = (viewer = 'Blue') => t.of('Red', viewer).pointsAtMost;
  assert.equal(most(), 0);
  const bounds = ['knight', 'point', 'knight'].map((card) => {
    t.play('Red', `buy ${card}`);
    return most();
  });
  assert.deepEqual(bounds, [1, 2, 2]); // with three it would have won
  for (let seed = 0; seed < 50; seed++) {
    const { held } = catan.view(catan.determinize(t.viewOf('Blue'), new Sfc32(seed)), 0).seats[0]!;
    assert.ok(held!.point <= 2);
  }
  t.play('Red', 'city V21'); // 8 points now
  assert.equal(most(), 1);
});

rule('CAT-VP-04', 'what a seat can hide is never more than it holds', () => {
  const t = table().given('Red: V21; hand ore wool grain').play('Red', 'buy knight end').begin('Red');
  assert.equal(t.of('Red', 'Blue').pointsAtMost, 1);
  t.play('Red', 'play knight robber H11');
  assert.equal(t.of('Red', 'Blue').developments, 0);
  assert.equal(t.of('Red', 'Blue').pointsAtMost, 0);
});

rule('CAT-TRADE-08', 'a promised card that is gone since is not determinized', () => {
  const t = table('Liam', 'Xander')
    .given('Liam: hand lumber; cards monopoly\nXander: hand brick:2 grain:2')
    .play('Liam', 'offer lumber for brick to 1')
    .play('Xander', 'accept')
    .play('Liam', 'play monopoly brick');
  for (let seed = 0; seed < 10; seed++) {
    const determinized = catan.determinize({ ...t.viewOf('Liam'), ways: [] }, new Sfc32(seed));
    assert.deepEqual(catan.view(determinized, 0).seats[0], t.of('Liam'));
    assert.deepEqual(catan.view(determinized, 1).seats[1]!.hand, t.of('Xander').hand); // the only cards that are out
  }
});

rule('CAT-VP-04', 'what a seat could not hide at 9 points it does not hide when it has fewer again', () => {
  const t = table().given(`
    Red:    V21; city V06 V11 V26; V38-V43-V39-V44-V40-V45; longest road; cards knight
    Orange: V28-V22-V17-V23-V18-V24; hand brick lumber
  `);
  assert.equal(t.points.Red, 9);
  assert.equal(t.of('Red', 'Blue').pointsAtMost, 0);
  t.turn('Orange').play('Orange', 'road V24-V19 end');
  assert.equal(t.active, 'Red');
  assert.equal(t.points.Red, 7);
  assert.equal(t.of('Red', 'Blue').pointsAtMost, 0);
});

rule('CAT-ROBBER-11', 'chances are kept in small numbers: 2/3 for one of four ore and two wool', () => {
  const t = robbed('ore:4 wool:2', 'ore');
  assert.deepEqual(ways(t, 'White', 'Red'), { 'wool:1 ore:1': 2 / 3, 'wool:2': 1 / 3 });
  assert.deepEqual(
    t.viewOf('White').ways.map(({ chances }) => chances),
    [1, 2],
  );
});

rule('CAT-ROBBER-11', 'and in no larger ones than can be told apart: what is rare stays possible', () => {
  const t = table()
    .given('Red: V08; cards knight; hand wool grain\nBlue: V14; hand wool:2 ore:5')
    .play('Red', 'play knight');
  const none = [0, 0, 0, 0, 0];
  // Counts in the order of RESOURCES: it may also be Red who has both wool.
  const likely = { hands: [[0, 0, 1, 1, 0], [0, 0, 2, 0, 5], none, none], chances: 2 ** 40 - 1 };
  const rare = { hands: [[0, 0, 2, 0, 0], [0, 0, 1, 1, 5], none, none], chances: 1 };
  t.state = catan.determinize({ ...t.viewOf('White'), ways: [likely, rare] }, new Sfc32(1));
  t.play('Red', 'robber H06 rob 1 ore');
  const chances = t.viewOf('White').ways.map((way) => way.chances);
  assert.equal(chances.length, 4);
  assert.deepEqual([Math.min(...chances), Math.max(...chances)], [1, 2 ** 40]);
});

rule('CAT-INFO-02', 'what is hidden is dealt once, and all of it where the deck is empty', () => {
  const t = table()
    .given(`
      Red:    V21; cards point:4; 5 knights
      Blue:   cards point roads plenty; 5 knights
      White:  cards roads; 4 knights
    `)
    .spent('plenty monopoly:2');
  assert.equal(t.view.deck, 0);
  const random = new Sfc32(3);
  let white = 0;
  for (let i = 0; i < 200; i++) {
    const determinized = catan.determinize(t.viewOf('Red'), random);
    const [blues, whites] = [1, 2].map((seat) => catan.view(determinized, seat).seats[seat]!.held!);
    for (const [card, count] of Object.entries({ knight: 0, point: 1, roads: 2, plenty: 1, monopoly: 0 }))
      assert.equal(blues![card as 'roads'] + whites![card as 'roads'], count, card);
    white += whites!.point;
  }
  assert.ok(white > 30 && white < 70, `White has the point in ${white} of 200`); // 1/4
  // Even the lowest of all draws never deals an impossible hand: somebody has the point.
  const lowest = catan.determinize(t.viewOf('Red'), drawnAt(0));
  assert.equal(
    [1, 2].reduce((sum, seat) => sum + catan.view(lowest, seat).seats[seat]!.held!.point, 0),
    1,
  );
});

rule('CAT-ROBBER-11', 'different thefts that come to the same are one way, with the chances of both', () => {
  const t = robbed('ore:2 wool:2', 'ore', 'Red: cards knight').play(
    'Red',
    'play knight robber H05 rob 1 wool',
  );
  const shares = ways(t, 'White', 'Red');
  // Ore then wool or wool then ore, 4 each of 12; the same card twice, 2 each.
  assert.deepEqual(
    Object.entries(shares).map(([cards, share]) => [cards, Math.round(share * 12)]),
    [
      ['wool:3', 2],
      ['wool:2 ore:1', 8],
      ['wool:1 ore:2', 2],
    ],
  );
  assert.equal(t.viewOf('White').ways.length, 3);
});

rule('CAT-INFO-04', 'what a roll, the bank or a card brings is counted too', () => {
  const t = robbed('ore:3 wool', 'ore', 'Red: hand wool brick:4; cards plenty').play(
    'Red',
    'bank brick for lumber',
  );
  assert.equal(t.known('Red', 'White'), 'at least lumber wool, at most lumber wool:2 ore');
  t.play('Red', 'play plenty grain:2');
  assert.equal(t.known('Red', 'White'), 'at least lumber wool grain:2, at most lumber wool:2 grain:2 ore');
  t.play('Red', 'end').play('Blue', 'roll 2 4'); // V08 lies at hills 6, where no robber is
  assert.equal(
    t.known('Red', 'White'),
    'at least brick lumber wool grain:2, at most brick lumber wool:2 grain:2 ore',
  );
});

rule('CAT-TRADE-08', 'a seat that has promised all its cards is determinized with just these', () => {
  const t = table('Liam', 'Xander', 'Olivia')
    .given('Liam: hand ore\nXander: hand brick\nOlivia: hand wool:2')
    .play('Liam', 'offer ore for brick to 1')
    .play('Xander', 'accept');
  for (let seed = 0; seed < 10; seed++) {
    const determinized = catan.determinize({ ...t.viewOf('Olivia'), ways: [] }, new Sfc32(seed));
    for (const [seat, name] of ['Liam', 'Xander', 'Olivia'].entries())
      assert.deepEqual(catan.view(determinized, seat).seats[seat]!.hand, t.of(name).hand);
  }
});

rule('CAT-INFO-04', 'at the start everybody counts, an onlooker too: nobody has a card', () => {
  const { state } = start({});
  const none = { hands: Array(4).fill([0, 0, 0, 0, 0]), chances: 1 };
  for (const viewer of [undefined, 0, 1, 2, 3]) assert.deepEqual(catan.view(state, viewer).ways, [none]);
});

rule(
  'CAT-ROBBER-11',
  'a way is drawn where chance falls within its share, which ends where the next begins',
  () => {
    const view = robbed('ore wool', 'ore').viewOf('White');
    const [first, second] = view.ways.map(({ hands }) => hands[0]!);
    assert.equal(view.ways.length, 2);
    for (const [share, hand] of [
      [0, first],
      [0.49, first],
      [0.5, second],
      [0.99, second],
    ] as const) {
      const red = catan.view(catan.determinize(view, drawnAt(share)), 0).seats[0]!.hand!;
      assert.deepEqual(
        RESOURCES.map((card) => red[card]),
        hand,
        `at ${share}`,
      );
    }
  },
);

rule('CAT-INFO-02', 'a determinized seat knows its own hand, and of the ways only those that fit it', () => {
  const view = robbed('ore:3 wool', 'ore').viewOf('White');
  assert.equal(view.ways.length, 2);
  const determinized = catan.determinize(view, new Sfc32(1));
  for (const seat of [0, 1]) {
    const { seats, ways } = catan.view(determinized, seat);
    const own = RESOURCES.map((card) => seats[seat]!.hand![card]);
    assert.deepEqual(
      ways.map(({ hands }) => hands[seat]),
      [own],
    );
  }
  for (const viewer of [2, 3, undefined]) assert.equal(catan.view(determinized, viewer).ways.length, 2);
});

rule('CAT-TRADE-08', 'nobody is determinized with more cards than all can see, whatever was promised', () => {
  const t = table('Liam', 'Xander', 'Olivia')
    .given('Liam: hand ore wool; cards monopoly\nXander: hand brick:2\nOlivia: hand lumber')
    .play('Liam', 'offer ore for brick:2 to 1')
    .play('Xander', 'accept')
    .play('Liam', 'play monopoly brick');
  assert.equal(t.of('Xander', 'Olivia').cards, 0);
  for (let seed = 0; seed < 10; seed++) {
    const determinized = catan.determinize({ ...t.viewOf('Olivia'), ways: [] }, new Sfc32(seed));
    for (const [seat, name] of ['Liam', 'Xander'].entries())
      assert.deepEqual(catan.view(determinized, seat).seats[seat]!.hand, t.of(name).hand);
  }
});

rule('CAT-TRADE-08', 'a seat that offers is determinized with the cards offered', () => {
  const t = table('Liam', 'Xander', 'Olivia')
    .given('Liam: hand ore\nXander: hand brick\nOlivia: hand wool:9')
    .play('Liam', 'offer ore for brick to 1');
  for (let seed = 0; seed < 10; seed++) {
    const determinized = catan.determinize({ ...t.viewOf('Xander'), ways: [] }, new Sfc32(seed));
    assert.equal(catan.view(determinized, 0).seats[0]!.hand!.ore, 1);
  }
});

rule('CAT-ROBBER-15', '4000 ways are kept, and of more nobody keeps count', () => {
  const nobody = [0, 0, 0, 0, 0];
  /** Knowledge of an onlooker after a theft of which all see the card, where Orange's hand could be any of so many. */
  const after = (count: number): number => {
    const t = table().given('Red: V08; cards knight\nBlue: V14; hand ore').play('Red', 'play knight');
    const hands = (i: number) => [
      nobody,
      [0, 0, 0, 0, 1],
      nobody,
      [i % 20, Math.floor(i / 20) % 20, Math.floor(i / 400), 0, 0],
    ];
    const ways = Array.from({ length: count }, (_, i) => ({ hands: hands(i), chances: 1 }));
    t.state = catan.determinize({ ...t.view, ways }, new Sfc32(1));
    return t.play('Red', 'robber H06 rob 1 ore').view.ways.length;
  };
  assert.equal(after(4000), 4000);
  assert.equal(after(4001), 0);
});

rule('CAT-INFO-04', 'all count from the first card on', () => {
  const t = start({ map: 'beginners' });
  for (const viewer of ['Red', 'White']) assert.equal(t.known('Blue', viewer), 'brick lumber ore');
});

rule('CAT-INFO-04', 'of cards that nobody counts only their number and the bank are known', () => {
  const { state } = table().given('Red: hand wool ore:3\nBlue: hand brick:2 ore');
  state.counting = null;
  const view = catan.view(state, 2);
  const bounds = (seat: number) => [view.seats[seat]!.least, view.seats[seat]!.most];
  const none = { brick: 0, lumber: 0, wool: 0, grain: 0, ore: 0 };
  assert.deepEqual(bounds(0), [none, { ...none, brick: 2, wool: 1, ore: 4 }]);
  assert.deepEqual(bounds(1), [none, { ...none, brick: 2, wool: 1, ore: 3 }]);
});
