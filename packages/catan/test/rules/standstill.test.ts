import assert from 'node:assert/strict';
import { catan, type SeatView, type View } from '@bastide/catan';
import { playOut, Sfc32 } from '@bastide/contract';
import { test } from 'vitest';

test('CAT-VP-06: a game in which nobody can gain a point any more is over, and most points win', () => {
  const options = catan.readOptions({ seats: 2, victoryTarget: 20 });
  assert.ok(options.ok);
  const state = catan.setup(options.value);
  const codes = new Int32Array(catan.fast.actionsAtMost);
  let standstills = 0;
  for (let game = 0; game < 8; game++) {
    catan.fast.reset(state);
    playOut(catan.fast, state, new Sfc32(11, game), codes);
    const { points, winners } = catan.outcome(state)!;
    const most = Math.max(...points);
    assert.deepEqual(
      winners,
      points.flatMap((own, seat) => (own === most ? [seat] : [])),
    );
    if (most >= 20) continue;
    standstills++;
    const view = catan.view(state, 0);
    assert.equal(view.phase, 'over');
    assert.equal(view.deck, 0);
    assert.deepEqual(catan.imagine(view, new Sfc32(1)).points, state.points);
  }
  assert.ok(standstills > 0);
});

/** A game that has come to a standstill, as seat 0 saw it, and as it would be before the last `end`. */
function standstill(): View {
  const options = catan.readOptions({ seats: 2, victoryTarget: 20 });
  assert.ok(options.ok);
  const state = catan.setup(options.value);
  const codes = new Int32Array(catan.fast.actionsAtMost);
  for (let game = 0; ; game++) {
    catan.fast.reset(state);
    playOut(catan.fast, state, new Sfc32(11, game), codes);
    const seats = [0, 1].map((seat) => catan.view(state, seat).seats[seat]!);
    if (Math.max(...state.points) < 20)
      return { ...catan.view(state, 0), phase: 'main', seat: 0, outcome: null, seats };
  }
}

/** Whether the game is over when the seat ends its turn. */
function isOverAfter(view: View): boolean {
  const state = catan.imagine(view, new Sfc32(1));
  catan.apply(state, 0, { type: 'end' });
  return catan.outcome(state) !== undefined;
}

test('CAT-VP-06: it goes on while anybody can lay a road, settle, build a city or play a knight', () => {
  const still = standstill();
  assert.ok(isOverAfter(still));
  for (const seat of [0, 1]) {
    const changed = (change: Partial<SeatView>): View => ({
      ...still,
      seats: still.seats.map((own, one) => (one === seat ? { ...own, ...change } : own)),
    });
    const road = still.roads.findLastIndex((one) => one.seat === seat);
    assert.ok(!isOverAfter({ ...still, roads: still.roads.filter((_, i) => i !== road) }), 'a road');
    const city = still.buildings.findIndex((one) => one.seat === seat && one.piece === 'city');
    const asSettlement = still.buildings.map((one, i) =>
      i === city ? { ...one, piece: 'settlement' as const } : one,
    );
    assert.ok(!isOverAfter({ ...still, buildings: asSettlement }), 'a city');
    const { held } = still.seats[seat]!;
    assert.ok(
      !isOverAfter(
        changed({
          held: { ...held!, knight: 1 },
          developments: still.seats[seat]!.developments + 1,
          knights: still.seats[seat]!.knights - 1,
        }),
      ),
      'a knight',
    );
  }
});
