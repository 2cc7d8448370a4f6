import type { Action } from '@bastide/carcassonne';
import { Sfc32, seededDealer } from '@bastide/contract';
import {
  type CarcassonneMoment,
  carcassonneAdapter,
  deciderOf,
} from '../../../src/games/carcassonne/session.ts';
import type { CarcassonneSetup } from '../../../src/games/carcassonne/setup.ts';
import { LocalSession } from '../../../src/session/local-session.ts';
import { act } from '../../act.ts';

/** Returns every moment of a game with random moves. */
export function moments(setup: CarcassonneSetup, seed: number): readonly CarcassonneMoment[] {
  const session = new LocalSession(carcassonneAdapter, setup, [], seededDealer(new Sfc32(seed)));
  const random = new Sfc32(seed + 1);
  const decided = () => session.moment(deciderOf(session.moment()));
  const all = [decided()];
  while (session.moment().actor !== undefined) {
    const actions: readonly Action[] = decided().view.actions;
    act(session, deciderOf(session.moment()), [actions[random.below(actions.length)]!]);
    all.push(decided());
  }
  return all;
}
