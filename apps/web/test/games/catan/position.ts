import { type Catan, catan, type View } from '@bastide/catan';
import { type Actor, play, Sfc32, seededDealer } from '@bastide/contract';

/** Returns a position of that kind, from the first random game that has one. */
export function until(options: Catan['Options'], isThere: (view: View) => boolean) {
  for (let seed = 0; seed < 40; seed++) {
    const found = inGame(seed, options, isThere);
    if (found) return found;
  }
  throw new Error('no such position');
}

function inGame(seed: number, options: Catan['Options'], isThere: (view: View) => boolean) {
  const random = new Sfc32(seed);
  const dealer = seededDealer(random);
  let state = catan.setup(options);
  for (let n = 0; n < 1500; n++) {
    const by: Actor | undefined = catan.actors(state)[0];
    if (by === undefined) return undefined;
    if (by !== 'chance' && isThere(catan.view(state, by)))
      return { state, view: catan.view(state, by), seat: by };
    const actions = by === 'chance' ? [dealer(catan, state)!] : catan.actions(state, by);
    const played = play<Catan>(catan, state, by, actions[random.below(actions.length)]);
    if (!played.ok) throw new Error(played.because);
    state = played.state;
  }
  return undefined;
}
