import type { Action } from '@bastide/carcassonne';
import { Sfc32, seededDealer } from '@bastide/contract';
import { expect, test } from 'vitest';
import { carcassonneAdapter } from '../../../src/games/carcassonne/session.ts';
import type { CarcassonneSetup } from '../../../src/games/carcassonne/setup.ts';
import { refusalInfo } from '../../../src/games/carcassonne/text/refusal-text.ts';
import { preview } from '../../../src/games/carcassonne/turn/plan.ts';
import { soloSeats } from '../../../src/people/seats.ts';
import { LocalSession } from '../../../src/session/local-session.ts';
import { act } from '../../act.ts';
import { translatorIn } from '../../translators.ts';

const t = await translatorIn('en');
const SETUP: CarcassonneSetup = {
  game: 'carcassonne',
  edition: 'c2',
  sets: ['traders'],
  seats: soloSeats('You', 1, 'greedy'),
};

test('each figure that cannot be placed has its own reason', () => {
  const session = new LocalSession(carcassonneAdapter, SETUP, [], seededDealer(new Sfc32(5)));
  const random = new Sfc32(6);
  let asked = 0;
  for (let { actor } = session.moment(); typeof actor === 'number'; { actor } = session.moment()) {
    const moment = session.moment(actor);
    const actions: readonly Action[] = moment.view.actions;
    // Figures are placed whenever possible, so that they soon run out.
    const chosen = moment.view.phase === 'deploy' ? actions[0]! : actions[random.below(actions.length)]!;
    if (chosen.type === 'place') {
      const plan = preview(moment, { at: chosen.at, turned: chosen.turned });
      if (plan.kind === 'ready' && plan.choices.length === 0) {
        const reasons = refusalInfo(t, plan.refused!, plan.after, ['You', 'Mei']);
        expect(reasons.length).toBeGreaterThan(0);
        for (const { rule } of reasons) expect(rule).toMatch(/^CAR-(MEEP|TB)-/);
        asked++;
      }
    }
    act(session, actor, [chosen]);
  }
  expect(asked).toBeGreaterThan(3);
});
