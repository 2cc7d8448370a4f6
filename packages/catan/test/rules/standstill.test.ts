import { catan, type SeatView, type View } from '@bastide/catan';
import { playout, Sfc32 } from '@bastide/contract';
import { expect, test } from 'vitest';
import { rule } from '../rule.ts';
import { BEG, type TestTable, tableWith } from '../table.ts';

test('CAT-VP-06: a game in which nobody can gain a point any more is over, and most points win', () => {
  const options = catan.readOptions({ seats: 2, victoryTarget: 20 });
  expect.assert(options.ok);
  const state = catan.setup(options.value);
  const codes = new Int32Array(catan.fast.actionsAtMost);
  let standstills = 0;
  for (let game = 0; game < 8; game++) {
    catan.fast.reset(state);
    playout(catan.fast, state, new Sfc32(11, game), codes);
    const { points, winners } = catan.outcome(state)!;
    const most = Math.max(...points);
    expect(winners).toStrictEqual(points.flatMap((own, seat) => (own === most ? [seat] : [])));
    if (most >= 20) continue;
    standstills++;
    const view = catan.view(state, 0);
    expect(view.phase).toBe('over');
    expect(view.deck).toBe(0);
    expect(catan.determinize(view, new Sfc32(1)).points).toStrictEqual(state.points);
  }
  expect(standstills).toBeGreaterThan(0);
});

/** A game that has come to a standstill, as seat 0 saw it, and as it would be before the last `end`. */
function standstill(): View {
  const options = catan.readOptions({ seats: 2, victoryTarget: 20 });
  expect.assert(options.ok);
  const state = catan.setup(options.value);
  const codes = new Int32Array(catan.fast.actionsAtMost);
  for (let game = 0; ; game++) {
    catan.fast.reset(state);
    playout(catan.fast, state, new Sfc32(11, game), codes);
    const seats = [0, 1].map((seat) => catan.view(state, seat).seats[seat]!);
    if (Math.max(...state.points) < 20)
      return { ...catan.view(state, 0), phase: 'main', seat: 0, outcome: null, seats };
  }
}

/** Tells whether the game is over when the seat ends its turn. */
function isOverAfter(view: View): boolean {
  const state = catan.determinize(view, new Sfc32(1));
  catan.apply(state, 0, { type: 'end' });
  return catan.outcome(state) !== undefined;
}

test('CAT-VP-06: it goes on while anybody can lay a road, settle, build a city or play a knight', () => {
  const still = standstill();
  expect(isOverAfter(still)).toBe(true);
  for (const seat of [0, 1]) {
    const changed = (change: Partial<SeatView>): View => ({
      ...still,
      seats: still.seats.map((own, one) => (one === seat ? { ...own, ...change } : own)),
    });
    const road = still.roads.findLastIndex((one) => one.seat === seat);
    expect(isOverAfter({ ...still, roads: still.roads.filter((_, i) => i !== road) }), 'a road').toBe(false);
    const city = still.buildings.findIndex((one) => one.seat === seat && one.piece === 'city');
    const asSettlement = still.buildings.map((one, i) =>
      i === city ? { ...one, piece: 'settlement' as const } : one,
    );
    expect(isOverAfter({ ...still, buildings: asSettlement }), 'a city').toBe(false);
    const { held } = still.seats[seat]!;
    expect(
      isOverAfter(
        changed({
          held: { ...held!, knight: 1 },
          developments: still.seats[seat]!.developments + 1,
          knights: still.seats[seat]!.knights - 1,
        }),
      ),
      'a knight',
    ).toBe(false);
  }
});

/** Fifteen roads along three hexes around an intersection: whoever builds there is soon shut in. */
const ROADS = {
  Red: 'V00-V04-V08-V12-V07-V03-V00 V12-V17-V22-V16-V11-V07 V08-V13-V18-V23-V17',
  Blue: 'V31-V25-V20-V26-V32-V37-V31 V31-V36-V30-V24-V19-V25 V36-V41-V46-V42-V37',
  White: 'V39-V34-V28-V33-V38-V43-V39 V34-V29-V35-V40-V44-V39 V44-V48-V51-V47-V43',
};
/** Four cities that leave no intersection of these hexes free. */
const SHUT = { Red: 'V00 V12 V16 V18', Blue: 'V31 V26 V24 V46', White: 'V39 V33 V35 V51' };

/** Three who can build no more, at the end of Red's turn: but for what is said, the game comes to a standstill. */
function shutIn({
  target = 20,
  cities = SHUT,
  more = '',
  hidden = { Red: 0, Blue: 0, White: 5 },
}): TestTable {
  const cards = (count: number) => (count > 0 ? `; cards point:${count}` : '');
  return tableWith({ victoryTarget: target }, BEG, 'Red', 'Blue', 'White')
    .given(`
      Red:   city ${cities.Red}; ${ROADS.Red}; 5 knights${cards(hidden.Red)}
      Blue:  city ${cities.Blue}; ${ROADS.Blue}; 5 knights${cards(hidden.Blue)}
      White: city ${cities.White}; ${ROADS.White}; 4 knights${cards(hidden.White)}
      ${more}
    `)
    .spent('roads:2 plenty:2 monopoly:2');
}

rule('CAT-VP-06', 'all are shut in and the deck is empty: most points win, hidden ones too', () => {
  const t = shutIn({}).play('Red', 'end');
  expect(t.view.outcome).toStrictEqual({ points: [8, 8, 13], winners: [2] });
  expect(t.view.phase).toBe('over');
  expect(t.eventsOfType('ended')).toStrictEqual([
    { type: 'ended', points: [8, 8, 13], winners: [2], rule: 'CAT-VP-06' },
  ]);
  expect(t.eventsOfType('turn')).toStrictEqual([]);
});

rule('CAT-VP-06', 'those with equally many points share the win of a standstill', () => {
  const t = shutIn({ hidden: { Red: 2, Blue: 2, White: 1 } }).play('Red', 'end');
  expect(t.view.outcome).toStrictEqual({ points: [10, 10, 9], winners: [0, 1] });
});

rule('CAT-VP-06', 'no standstill while a card is left in the deck', () => {
  const t = shutIn({ more: 'Red: 4 knights' }).play('Red', 'end');
  expect(t.view.deck).toBe(1);
  expect(t.view.outcome).toBeNull();
});

rule('CAT-VP-06', 'nor while anybody has a place for a settlement, be it the first or the last seat', () => {
  for (const [name, cities] of Object.entries({
    Red: 'V00 V12 V16',
    Blue: 'V31 V26 V24',
    White: 'V39 V33 V35',
  }))
    expect(shutIn({ cities: { ...SHUT, [name]: cities } }).play('Red', 'end').view.outcome, name).toBeNull();
});

rule('CAT-VP-06', 'a place for a settlement is nothing without a settlement in supply', () => {
  const cities = { ...SHUT, Red: 'V00 V12 V16 V53' };
  expect(shutIn({ cities }).play('Red', 'end').view.outcome).toBeNull();
  const last = shutIn({ cities, more: 'Red: V01 V02 V10 V27' });
  expect(last.of('Red').supply.settlement).toBe(1);
  expect(last.play('Red', 'end').view.outcome).toBeNull();
  const t = shutIn({ cities, more: 'Red: V01 V02 V10 V27 V45' });
  expect(t.of('Red').supply).toStrictEqual({ settlement: 0, city: 0, road: 0 });
  expect(t.play('Red', 'end').view.outcome).toStrictEqual({ points: [13, 8, 13], winners: [0, 2] });
  expect(catan.outcome(catan.determinize(t.view, new Sfc32(1)))).toStrictEqual(t.view.outcome);
});

rule('CAT-VP-06', 'nor a city in supply without a settlement to make one of', () => {
  const cities = { ...SHUT, Blue: 'V31 V26 V24' };
  const t = shutIn({ cities, more: 'Red: V46' });
  expect(t.of('Blue').supply.city).toBe(1);
  expect(t.copy().play('Red', 'end').view.outcome?.winners).toStrictEqual([2]);
  const own = shutIn({ cities, more: 'Blue: V46' });
  expect(own.play('Red', 'end').view.outcome).toBeNull();
});

rule('CAT-VP-06 CAT-VP-03', 'nor is it one if somebody has the points to win on the own turn', () => {
  expect(shutIn({ target: 14 }).play('Red', 'end').view.outcome?.winners[0]).toBe(2);
  const t = shutIn({ target: 13 }).play('Red', 'end');
  expect(t.view.outcome).toBeNull();
  t.play('Blue', 'roll 1 1 end');
  expect(t.eventsOfType('ended')).toStrictEqual([
    { type: 'ended', points: [8, 8, 13], winners: [2], rule: 'CAT-VP-03' },
  ]);
});
