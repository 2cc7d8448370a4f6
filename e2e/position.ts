import { carcassonne } from '@bastide/carcassonne';
import { type Act, act, Random, recordOf } from '@bastide/contract';

/** A record of a game of three played at random, broken off when so many tiles are left and one is drawn. */
export function recordWithTilesLeft(left: number): string {
  const options = carcassonne.readOptions({ sets: ['traders'], seats: 3 });
  if (!options.ok) throw new Error(options.because);
  const random = new Random(3);
  const state = carcassonne.setup(options.value);
  const acts: Act<ReturnType<typeof carcassonne.actions>[number]>[] = [];
  for (;;) {
    const [actor] = carcassonne.actors(state);
    if (actor === undefined) throw new Error('the game ended before');
    const { left: now, phase } = carcassonne.view(state);
    if (now <= left && phase === 'place') break;
    const actions = carcassonne.actions(state, actor);
    const action = actions[random.below(actions.length)]!;
    acts.push(act(actor, action));
    carcassonne.apply(state, actor, action);
  }
  return JSON.stringify(recordOf(carcassonne, options.value, ['Olena', 'Ramiro', 'Mei'], acts));
}
