import assert from 'node:assert/strict';
import { catan } from '@bastide/catan';
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
