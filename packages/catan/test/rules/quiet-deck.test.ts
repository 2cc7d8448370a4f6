import { catan } from '@bastide/catan';
import { Sfc32 } from '@bastide/contract';
import { expect } from 'vitest';
import { rule } from '../rule.ts';

rule(
  'CAT-VAR-04 CAT-VAR-06',
  'sevens passed over do not pile up: the deck is whole when they begin to count',
  () => {
    const options = catan.readOptions({ seats: 4, dice: 'deck', noSevenRounds: 7, map: 'beginners' });
    expect.assert(options.ok);
    const { fast } = catan;
    const codes = new Int32Array(fast.actionsAtMost);
    for (let game = 0; game < 5; game++) {
      const state = catan.setup(options.value);
      const random = new Sfc32(5, game);
      let looked = 0;
      while (looked < 2 && catan.view(state).phase !== 'over') {
        const who = fast.actor(state);
        if (catan.view(state).phase === 'dice') {
          const turn = state.turn;
          const listed = catan.actions(state, 'chance').length;
          if (turn === 28) expect(listed).toBeLessThan(36);
          if (turn === 29) expect(listed).toBe(36);
          if (turn >= 28) looked++;
        }
        fast.play(
          state,
          who < 0 ? fast.sampleChance(state, random) : codes[random.below(fast.legalActions(state, codes))]!,
        );
      }
      expect(looked).toBe(2);
    }
  },
);
