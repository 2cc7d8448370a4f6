import { catan, RESOURCES } from '@bastide/catan';
import { type Random, Sfc32 } from '@bastide/contract';
import { expect } from 'vitest';
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
    expect(t.known('Red', viewer)).toBe('ore');
    expect(t.known('Blue', viewer)).toBe('wool:2');
  }
});

rule('CAT-ROBBER-15', 'after a theft thief and victim know both hands, the others do not', () => {
  const t = robbed('ore:3 wool', 'ore');
  for (const viewer of ['Red', 'Blue']) {
    expect(t.known('Red', viewer)).toBe('wool ore');
    expect(t.known('Blue', viewer)).toBe('wool ore:2');
  }
  for (const viewer of ['White', 'Orange']) {
    expect(t.known('Red', viewer)).toBe('at least wool, at most wool:2 ore');
    expect(t.known('Blue', viewer)).toBe('at least ore:2, at most wool ore:3');
  }
  // As the wool would look.
  const other = robbed('ore:3 wool', 'wool');
  expect(other.viewOf('White')).toStrictEqual(t.viewOf('White'));
  expect(other.view).toStrictEqual(t.view);
  expect(other.viewOf('Red')).not.toStrictEqual(t.viewOf('Red'));
});

rule('CAT-ROBBER-11', 'how likely each way is: 3/4 for the ore', () => {
  const t = robbed('ore:3 wool', 'ore');
  expect(ways(t, 'White', 'Red')).toStrictEqual({ 'wool:1 ore:1': 0.75, 'wool:2': 0.25 });
  expect(ways(t, 'Red', 'Red')).toStrictEqual({ 'wool:1 ore:1': 1 });
});

rule('CAT-INFO-04', 'a second theft multiplies the ways', () => {
  const t = goOn(robbed('ore:3 wool', 'ore', 'White: V31; hand brick'), 'White');
  // White robs Red, who has wool and, in White's eyes, ore or wool.
  t.play('White', '3 4 robber H04 rob 0 ore');
  expect(ways(t, 'White', 'White')).toStrictEqual({ 'brick:1 ore:1': 1 });
  expect(ways(t, 'White', 'Red')).toStrictEqual({ 'wool:1': 1 });
  expect(ways(t, 'White', 'Blue')).toStrictEqual({ 'wool:1 ore:2': 1 }); // so Red stole ore
  // Orange has seen neither: ore then ore 3/8, ore then wool 3/8, wool then wool 1/4.
  expect(ways(t, 'Orange', 'White')).toStrictEqual({ 'brick:1 ore:1': 0.375, 'brick:1 wool:1': 0.625 });
  expect(ways(t, 'Orange', 'Red')).toStrictEqual({ 'wool:1': 0.625, 'ore:1': 0.375 });
  expect(t.known('White', 'Orange')).toBe('at least brick, at most brick wool ore');
});

rule('CAT-INFO-04', 'what a seat pays, trades or offers shows what it had', () => {
  const stolen = () => robbed('ore:3 wool', 'ore', 'Red: hand wool grain lumber:2\nWhite: hand brick');
  expect(stolen().known('Red', 'White')).toBe(
    'at least lumber:2 wool grain, at most lumber:2 wool:2 grain ore',
  );
  // A development card is paid: it was ore, and what is left is known.
  expect(stolen().play('Red', 'buy knight').known('Red', 'White')).toBe('lumber:2');
  // An offer is a promise.
  expect(stolen().play('Red', 'offer ore for brick to 2').known('Red', 'White')).toBe(
    'lumber:2 wool grain ore',
  );
  // So is a proposal to another player at their turn, or an answer.
  const proposed = goOn(stolen(), 'White').play('White', '6 6').play('Red', 'offer ore for brick to 2');
  expect(proposed.known('Red', 'Orange')).toBe('lumber:2 wool grain ore');
  const asked = () => goOn(stolen(), 'White').play('White', '6 6 offer brick for ore to 0');
  const accepted = asked().play('Red', 'accept');
  expect(accepted.known('Red', 'Orange')).toBe('lumber:2 wool grain ore');
  accepted.play('White', 'trade 0');
  expect(accepted.known('White', 'Orange')).toBe('ore');
  expect(accepted.known('Red', 'Orange')).toBe('brick lumber:2 wool grain');
  const countered = asked().play('Red', 'counter ore for brick');
  expect(countered.known('Red', 'Orange')).toBe('lumber:2 wool grain ore');
  // To decline says nothing, nor does an offer by somebody else.
  expect(asked().known('Red', 'Orange')).toBe(stolen().known('Red', 'Orange'));
  expect(asked().play('Red', 'decline').known('Red', 'Orange')).toBe(stolen().known('Red', 'Orange'));
});

rule('CAT-PROG-07', 'monopoly tells how many of the kind each had', () => {
  const t = goOn(robbed('ore:3 wool', 'ore', 'Orange: V50; cards monopoly'), 'Orange');
  t.play('Orange', '6 6 play monopoly wool');
  // Red gave one wool, so it was ore that was stolen.
  expect(t.eventsOfType('monopoly')[0]!.from).toStrictEqual([1, 1, 0, 0]);
  for (const viewer of ['White', 'Orange']) {
    expect(t.known('Red', viewer)).toBe('ore');
    expect(t.known('Blue', viewer)).toBe('ore:2');
    expect(t.known('Orange', viewer)).toBe('wool:2');
  }
});

rule('CAT-SEVEN-04', 'discards are seen card by card', () => {
  const t = table().given('Red: V08; cards knight\nBlue: V14; hand ore:8 wool').begin('Red');
  t.play('Red', 'play knight robber H06 rob 1 ore roll 3 4');
  expect(t.known('Blue', 'White')).toBe('at least ore:7, at most wool ore:8');
  t.play('Blue', 'discard ore discard ore discard ore');
  expect(t.known('Blue', 'White')).toBe('at least ore:4, at most wool ore:5');
  t.play('Blue', 'discard wool'); // so it was ore that was stolen
  expect(t.known('Blue', 'White')).toBe('ore:4');
  expect(t.known('Red', 'White')).toBe('ore');
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
      expect(catan.view(determinized, 2)).toStrictEqual(view);
      const red = catan.view(determinized, 0).seats[0]!.hand!;
      expect(red.ore + red.wool).toBe(2);
      ore += red.ore;
    }
    expect(ore > 260 && ore < 340, `ore in ${ore} of 400`).toBe(true); // 3/4
  },
);

rule('CAT-INFO-02', 'own cards are determinized as they are, and what is known to nobody at random', () => {
  const t = robbed('ore:3 wool', 'ore').given('Blue: cards knight point');
  const determinized = Array.from({ length: 60 }, (_, seed) =>
    catan.determinize(t.viewOf('Red'), new Sfc32(seed)),
  );
  const held = new Set(determinized.map((state) => JSON.stringify(catan.view(state, 1).seats[1]!.held)));
  expect(held.size).toBeGreaterThan(3);
  for (const state of determinized) {
    expect(catan.view(state, 0)).toStrictEqual(t.viewOf('Red'));
    const cards = [0, 1, 2, 3].map((seat) => catan.view(state, seat).seats[seat]!.hand!);
    for (const card of RESOURCES)
      expect(cards.reduce((sum, hand) => sum + hand[card], t.left(card))).toBe(19);
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
      expect(turn, `${most} ways`).toBeLessThan(40);
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
    expect(most > 1000 && most <= 4000, `${most} ways`).toBe(true);
    expect(t.of('Red', 'Blue').cards).toBe(t.of('Red').cards);
    expect(catan.view(catan.determinize(t.view, new Sfc32(1)))).toStrictEqual(t.view);
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
  expect(Math.abs(blue - 1000 * (110 / 300)), `Blue hides points in ${blue} of 1000`).toBeLessThan(60);
  expect(Math.abs(white - 1000 * (5 / 25)), `White in ${white} of 1000`).toBeLessThan(50);
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
  expect(held('Xander', 0, 'ore')).toStrictEqual(new Set([1, 2]));
  expect(held('Olivia', 1, 'brick')).toStrictEqual(new Set([1, 2]));
  expect(held('Xander', 2, 'brick')).toStrictEqual(new Set([0, 1])); // who declines may have it or not
});

rule('CAT-VP-04', 'nobody who plays on at 9 points hides a victory point card', () => {
  // Red has 7 points and buys: two cards may both be points, the third may not.
  const t = table().given('Red: V21; city V06 V11 V26; hand ore:9 wool:9 grain:9');
  const most = (viewer = 'Blue') => t.of('Red', viewer).pointsAtMost;
  expect(most()).toBe(0);
  const bounds = ['knight', 'point', 'knight'].map((card) => {
    t.play('Red', `buy ${card}`);
    return most();
  });
  expect(bounds).toStrictEqual([1, 2, 2]); // with three it would have won
  for (let seed = 0; seed < 50; seed++) {
    const { held } = catan.view(catan.determinize(t.viewOf('Blue'), new Sfc32(seed)), 0).seats[0]!;
    expect(held!.point).toBeLessThanOrEqual(2);
  }
  t.play('Red', 'city V21'); // 8 points now
  expect(most()).toBe(1);
});

rule('CAT-VP-04', 'what a seat can hide is never more than it holds', () => {
  const t = table().given('Red: V21; hand ore wool grain').play('Red', 'buy knight end').begin('Red');
  expect(t.of('Red', 'Blue').pointsAtMost).toBe(1);
  t.play('Red', 'play knight robber H11');
  expect(t.of('Red', 'Blue').developments).toBe(0);
  expect(t.of('Red', 'Blue').pointsAtMost).toBe(0);
});

rule('CAT-TRADE-08', 'a promised card that is gone since is not determinized', () => {
  const t = table('Liam', 'Xander')
    .given('Liam: hand lumber; cards monopoly\nXander: hand brick:2 grain:2')
    .play('Liam', 'offer lumber for brick to 1')
    .play('Xander', 'accept')
    .play('Liam', 'play monopoly brick');
  for (let seed = 0; seed < 10; seed++) {
    const determinized = catan.determinize({ ...t.viewOf('Liam'), ways: [] }, new Sfc32(seed));
    expect(catan.view(determinized, 0).seats[0]).toStrictEqual(t.of('Liam'));
    expect(catan.view(determinized, 1).seats[1]!.hand).toStrictEqual(t.of('Xander').hand); // the only cards that are out
  }
});

rule('CAT-VP-04', 'what a seat could not hide at 9 points it does not hide when it has fewer again', () => {
  const t = table().given(`
    Red:    V21; city V06 V11 V26; V38-V43-V39-V44-V40-V45; longest road; cards knight
    Orange: V28-V22-V17-V23-V18-V24; hand brick lumber
  `);
  expect(t.points.Red).toBe(9);
  expect(t.of('Red', 'Blue').pointsAtMost).toBe(0);
  t.turn('Orange').play('Orange', 'road V24-V19 end');
  expect(t.active).toBe('Red');
  expect(t.points.Red).toBe(7);
  expect(t.of('Red', 'Blue').pointsAtMost).toBe(0);
});

rule('CAT-ROBBER-11', 'chances are kept in small numbers: 2/3 for one of four ore and two wool', () => {
  const t = robbed('ore:4 wool:2', 'ore');
  expect(ways(t, 'White', 'Red')).toStrictEqual({ 'wool:1 ore:1': 2 / 3, 'wool:2': 1 / 3 });
  expect(t.viewOf('White').ways.map(({ chances }) => chances)).toStrictEqual([1, 2]);
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
  expect(chances).toHaveLength(4);
  expect([Math.min(...chances), Math.max(...chances)]).toStrictEqual([1, 2 ** 40]);
});

rule('CAT-INFO-02', 'what is hidden is dealt once, and all of it where the deck is empty', () => {
  const t = table()
    .given(`
      Red:    V21; cards point:4; 5 knights
      Blue:   cards point roads plenty; 5 knights
      White:  cards roads; 4 knights
    `)
    .spent('plenty monopoly:2');
  expect(t.view.deck).toBe(0);
  const random = new Sfc32(3);
  let white = 0;
  for (let i = 0; i < 200; i++) {
    const determinized = catan.determinize(t.viewOf('Red'), random);
    const [blues, whites] = [1, 2].map((seat) => catan.view(determinized, seat).seats[seat]!.held!);
    for (const [card, count] of Object.entries({ knight: 0, point: 1, roads: 2, plenty: 1, monopoly: 0 }))
      expect(blues![card as 'roads'] + whites![card as 'roads'], card).toBe(count);
    white += whites!.point;
  }
  expect(white > 30 && white < 70, `White has the point in ${white} of 200`).toBe(true); // 1/4
  // Even the lowest of all draws never deals an impossible hand: somebody has the point.
  const lowest = catan.determinize(t.viewOf('Red'), drawnAt(0));
  expect([1, 2].reduce((sum, seat) => sum + catan.view(lowest, seat).seats[seat]!.held!.point, 0)).toBe(1);
});

rule('CAT-ROBBER-11', 'different thefts that come to the same are one way, with the chances of both', () => {
  const t = robbed('ore:2 wool:2', 'ore', 'Red: cards knight').play(
    'Red',
    'play knight robber H05 rob 1 wool',
  );
  const shares = ways(t, 'White', 'Red');
  // Ore then wool or wool then ore, 4 each of 12; the same card twice, 2 each.
  expect(Object.entries(shares).map(([cards, share]) => [cards, Math.round(share * 12)])).toStrictEqual([
    ['wool:3', 2],
    ['wool:2 ore:1', 8],
    ['wool:1 ore:2', 2],
  ]);
  expect(t.viewOf('White').ways).toHaveLength(3);
});

rule('CAT-INFO-04', 'what a roll, the bank or a card brings is counted too', () => {
  const t = robbed('ore:3 wool', 'ore', 'Red: hand wool brick:4; cards plenty').play(
    'Red',
    'bank brick for lumber',
  );
  expect(t.known('Red', 'White')).toBe('at least lumber wool, at most lumber wool:2 ore');
  t.play('Red', 'play plenty grain:2');
  expect(t.known('Red', 'White')).toBe('at least lumber wool grain:2, at most lumber wool:2 grain:2 ore');
  t.play('Red', 'end').play('Blue', 'roll 2 4'); // V08 lies at hills 6, where no robber is
  expect(t.known('Red', 'White')).toBe(
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
      expect(catan.view(determinized, seat).seats[seat]!.hand).toStrictEqual(t.of(name).hand);
  }
});

rule('CAT-INFO-04', 'at the start everybody counts, an onlooker too: nobody has a card', () => {
  const { state } = start({});
  const none = { hands: Array(4).fill([0, 0, 0, 0, 0]), chances: 1 };
  for (const viewer of [undefined, 0, 1, 2, 3]) expect(catan.view(state, viewer).ways).toStrictEqual([none]);
});

rule(
  'CAT-ROBBER-11',
  'a way is drawn where chance falls within its share, which ends where the next begins',
  () => {
    const view = robbed('ore wool', 'ore').viewOf('White');
    const [first, second] = view.ways.map(({ hands }) => hands[0]!);
    expect(view.ways).toHaveLength(2);
    for (const [share, hand] of [
      [0, first],
      [0.49, first],
      [0.5, second],
      [0.99, second],
    ] as const) {
      const red = catan.view(catan.determinize(view, drawnAt(share)), 0).seats[0]!.hand!;
      expect(
        RESOURCES.map((card) => red[card]),
        `at ${share}`,
      ).toStrictEqual(hand);
    }
  },
);

rule('CAT-INFO-02', 'a determinized seat knows its own hand, and of the ways only those that fit it', () => {
  const view = robbed('ore:3 wool', 'ore').viewOf('White');
  expect(view.ways).toHaveLength(2);
  const determinized = catan.determinize(view, new Sfc32(1));
  for (const seat of [0, 1]) {
    const { seats, ways } = catan.view(determinized, seat);
    const own = RESOURCES.map((card) => seats[seat]!.hand![card]);
    expect(ways.map(({ hands }) => hands[seat])).toStrictEqual([own]);
  }
  for (const viewer of [2, 3, undefined]) expect(catan.view(determinized, viewer).ways).toHaveLength(2);
});

rule('CAT-TRADE-08', 'nobody is determinized with more cards than all can see, whatever was promised', () => {
  const t = table('Liam', 'Xander', 'Olivia')
    .given('Liam: hand ore wool; cards monopoly\nXander: hand brick:2\nOlivia: hand lumber')
    .play('Liam', 'offer ore for brick:2 to 1')
    .play('Xander', 'accept')
    .play('Liam', 'play monopoly brick');
  expect(t.of('Xander', 'Olivia').cards).toBe(0);
  for (let seed = 0; seed < 10; seed++) {
    const determinized = catan.determinize({ ...t.viewOf('Olivia'), ways: [] }, new Sfc32(seed));
    for (const [seat, name] of ['Liam', 'Xander'].entries())
      expect(catan.view(determinized, seat).seats[seat]!.hand).toStrictEqual(t.of(name).hand);
  }
});

rule('CAT-TRADE-08', 'a seat that offers is determinized with the cards offered', () => {
  const t = table('Liam', 'Xander', 'Olivia')
    .given('Liam: hand ore\nXander: hand brick\nOlivia: hand wool:9')
    .play('Liam', 'offer ore for brick to 1');
  for (let seed = 0; seed < 10; seed++) {
    const determinized = catan.determinize({ ...t.viewOf('Xander'), ways: [] }, new Sfc32(seed));
    expect(catan.view(determinized, 0).seats[0]!.hand!.ore).toBe(1);
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
  expect(after(4000)).toBe(4000);
  expect(after(4001)).toBe(0);
});

rule('CAT-INFO-04', 'all count from the first card on', () => {
  const t = start({ map: 'beginners' });
  for (const viewer of ['Red', 'White']) expect(t.known('Blue', viewer)).toBe('brick lumber ore');
});

rule('CAT-INFO-04', 'of cards that nobody counts only their number and the bank are known', () => {
  const { state } = table().given('Red: hand wool ore:3\nBlue: hand brick:2 ore');
  state.counting = null;
  const view = catan.view(state, 2);
  const bounds = (seat: number) => [view.seats[seat]!.least, view.seats[seat]!.most];
  const none = { brick: 0, lumber: 0, wool: 0, grain: 0, ore: 0 };
  expect(bounds(0)).toStrictEqual([none, { ...none, brick: 2, wool: 1, ore: 4 }]);
  expect(bounds(1)).toStrictEqual([none, { ...none, brick: 2, wool: 1, ore: 3 }]);
});
