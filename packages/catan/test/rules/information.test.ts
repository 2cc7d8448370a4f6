import { catan, trueHands } from '@bastide/catan';
import { Sfc32 } from '@bastide/contract';
import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { BEG, BEGINNERS, start, type TestTable, table, tableWith } from '../table.ts';

const full = () =>
  table().given(`${BEGINNERS}
    Red:  hand ore:2 wool; cards knight point:2; 2 knights
    Blue: hand grain; cards roads; 1 knights
  `);

rule('CAT-INFO-01', 'open: board, pieces left, numbers of cards, knights, bonus cards, dice', () => {
  const t = full();
  for (const viewer of ['Blue', 'White']) {
    const red = t.of('Red', viewer);
    expect(red.cards).toBe(3);
    expect(red.developments).toBe(3);
    expect(red.knights).toBe(2);
    expect(red.supply).toStrictEqual({ settlement: 3, city: 4, road: 13 });
    const { buildings, roads, dice, robber } = t.viewOf(viewer);
    expect({ buildings, roads, dice, robber }).toStrictEqual(
      (({ buildings, roads, dice, robber }) => ({ buildings, roads, dice, robber }))(t.view),
    );
  }
});

rule(
  'CAT-INFO-02',
  "hidden: others' cards and development cards, and victory point cards until the end",
  () => {
    expect(catan.secrets).toBe(true);
    const t = full();
    for (const viewer of ['Blue', 'White', 'Orange']) {
      const { hand, held, freshHeld, points } = t.of('Red', viewer);
      expect([hand, held, freshHeld]).toStrictEqual([null, null, null]);
      expect(points).toBe(2); // without the two victory point cards
    }
    expect(t.of('Red').held!.point).toStrictEqual(2);
    expect(t.view.seats.every(({ hand, held }) => hand === null && held === null)).toBe(true); // an onlooker
    const dealt = t.given('Red: hand ore wool grain').play('Red', 'buy point').eventsOfType('dealt')[0]!;
    const seen = [0, 1, 2, 3, undefined].map((seat) => (catan.redactEvent(dealt, seat) as typeof dealt).card);
    expect(seen).toStrictEqual(['point', null, null, null, null]);
  },
);

rule('CAT-INFO-02', 'the order of the deck is nowhere: what comes is drawn when it is bought', () => {
  const t = table().given('Red: V08; hand ore wool grain').play('Red', 'buy');
  for (const card of ['knight', 'point', 'roads', 'plenty', 'monopoly'])
    expect(t.refusalOf('chance', card)).toBeUndefined();
});

rule('CAT-INFO-02', 'a table may agree that nobody counts: then only the bank limits a hand', () => {
  const [counted, uncounted] = [true, false].map((cardTracking) => {
    const read = catan.readOptions({ map: 'beginners', cardTracking });
    expect.assert(read.ok);
    return catan.view(catan.setup(read.value), 0).seats[1]!;
  });
  expect(counted!.least).toStrictEqual(counted!.most);
  expect(uncounted!.cards).toBe(counted!.cards);
  expect(uncounted!.least).toStrictEqual({ brick: 0, lumber: 0, wool: 0, grain: 0, ore: 0 });
});

rule('CAT-INFO-01', 'the numbers of cards follow them from hand to hand', () => {
  const t = table().given(`
    Red:  V08; hand ore:3 wool grain; cards knight monopoly plenty
    Blue: V14; hand wool:2 brick lumber
  `);
  const cards = () => ['Red', 'Blue'].map((name) => t.of(name, 'White').cards);
  expect(cards()).toStrictEqual([5, 4]);
  t.play('Red', 'offer ore:2 for brick to 1').play('Blue', 'accept').play('Red', 'trade 1');
  expect(cards()).toStrictEqual([4, 5]);
  t.play('Red', 'play monopoly wool');
  expect(cards()).toStrictEqual([6, 3]);
  t.begin('Red').play('Red', 'play plenty ore:2');
  expect(cards()).toStrictEqual([8, 3]);
  t.begin('Red').play('Red', 'play knight robber H06 rob 1 ore');
  expect(cards()).toStrictEqual([9, 2]);
  t.play('Red', 'roll 3 4 discard ore');
  expect(cards()).toStrictEqual([8, 2]);
});

rule('CAT-INFO-03', "the bank's counts are shown to all", () => {
  const t = full();
  for (const viewer of ['Red', 'White'])
    expect(t.viewOf(viewer).bank).toStrictEqual({ brick: 19, lumber: 19, wool: 18, grain: 18, ore: 17 });
  expect(t.view.deck).toBe(25 - 4 - 3);
});

rule(
  'CAT-INFO-04',
  'public: production, trades, builds, discards, monopoly amounts; not the stolen card',
  () => {
    const t = full().given('Red: hand ore:4 wool:4; cards monopoly\nBlue: hand grain ore:2').begin('Red');
    t.play('Red', 'roll 3 4 discard ore discard ore discard wool discard wool');
    const discarded = t.eventsOfType('discarded')[0]!;
    expect(catan.redactEvent(discarded, 3)).toStrictEqual(discarded);
    t.play('Red', 'robber H14 rob 1 grain play monopoly ore');
    const events = t.events.map((event) => catan.redactEvent(event, 3));
    expect(events.filter(({ type }) => type === 'robbed' || type === 'monopoly')).toStrictEqual([
      { type: 'robbed', seat: 0, from: 1, card: null },
      { type: 'monopoly', seat: 0, card: 'ore', from: [0, 2, 0, 0] },
    ]);
  },
);

rule('CAT-INFO-01', 'who has what, for those who watch all hands', () => {
  const bare = trueHands(table().given('Red: hand ore:2 wool').state);
  expect([bare.hands, bare.longestRoad, bare.largestArmy]).toStrictEqual([[3, 0, 0, 0], null, null]);
  expect(bare.cards[0]).toStrictEqual({ brick: 0, lumber: 0, wool: 1, grain: 0, ore: 2 });
  const held = trueHands(table().given('Red: V08; 3 knights; largest army\nBlue: V41; longest road').state);
  expect([held.longestRoad, held.largestArmy]).toStrictEqual([1, 0]);
});

/** Red's turn on the beginners' map, with cards for anything. */
const rich = (options = {}) =>
  tableWith(options).given(`${BEGINNERS}
    Red:   hand brick:4 lumber:4 wool:4 grain:4 ore:4; cards knight roads plenty monopoly; 3 knights; largest army
    Blue:  hand brick:2 wool:2 ore:2; cards knight; V44-V48-V52-V49-V45; longest road
    White: city V06; new point
  `);
const settling = () => start({ map: 'free' }).play('chance', catan.text.write({ type: 'map', ...BEG }));

const MOMENTS: Record<string, () => TestTable> = {
  'before the island lies': () => start({ map: 'variable-spiral' }),
  'the first settlement': settling,
  'its road': () => settling().play('Red', 'settle V08'),
  'later in the set-up': () => settling().play('Red', 'settle V08 road E13').play('Blue', 'settle V14'),
  'before the roll': () => rich().begin('Red'),
  'dice that roll': () => rich().begin('Red').play('Red', 'roll'),
  'dice from a deck': () =>
    tableWith({ dice: 'deck' }).begin('Red').play('Red', 'roll 1 1 end').play('Blue', 'roll 6 5 end'),
  discards: () => rich().begin('Red').play('Red', 'roll 3 4 discard ore'),
  'the robber': () => rich().robber('H00').play('Red', 'play knight'),
  'the choice of a victim': () => rich().play('Red', 'play knight robber H14'),
  'a theft': () => rich().play('Red', 'play knight robber H14 rob 1'),
  'after a theft': () => rich().play('Red', 'play knight robber H14 rob 1 ore'),
  'a card to be dealt': () => rich().play('Red', 'buy'),
  'free roads': () => rich().play('Red', 'play roads'),
  'the second free road': () => rich().play('Red', 'play roads road V13-V18'),
  'trade is over': () => rich({ tradeBuild: 'separate' }).play('Red', 'road V13-V18'),
  'an offer': () => rich().play('Red', 'offer ore:2 grain for wool to 1 3'),
  answers: () =>
    rich()
      .play('Red', 'offer ore for wool to 1 2 3')
      .play('Blue', 'accept')
      .play('White', 'decline')
      .play('Blue', 'counter wool for grain:2'),
  'an offer withdrawn': () => rich().play('Red', 'offer ore for wool to 1 withdraw'),
  'a proposal': () => rich().play('Blue', 'offer brick wool for ore to 0'),
  'the end': () =>
    table().given('Red: V21 V45 V00; city V06 V11 V26; hand ore:3 grain:2').play('Red', 'city V45'),
};

for (const [moment, course] of Object.entries(MOMENTS))
  rule('CAT-INFO-02', `a table determinized from a view looks just the same to them: ${moment}`, () => {
    const t = course();
    for (const viewer of [undefined, 0, 1, 2, 3]) {
      const view = catan.view(t.state, viewer);
      const determinized = catan.determinize(view, new Sfc32(1));
      expect(catan.view(determinized, viewer)).toStrictEqual(view);
      expect(catan.actors(determinized)).toStrictEqual(catan.actors(t.state));
      expect(catan.outcome(determinized)).toStrictEqual(catan.outcome(t.state));
    }
  });
