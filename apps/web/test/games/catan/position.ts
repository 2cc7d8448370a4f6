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

/** Plays random games, and looks at the table at every so many actions. */
export function lookAtGames(every: number, look: (state: Catan['State']) => void): void {
  for (let seed = 1; seed <= 3; seed++) {
    const options = catan.readOptions({ seats: 3 });
    if (!options.ok) throw new Error(options.because);
    const state = catan.setup(options.value);
    const random = new Sfc32(seed);
    const deal = seededDealer(new Sfc32(seed + 10));
    for (let n = 0; n < 900; n++) {
      const [actor] = catan.actors(state);
      if (actor === undefined) break;
      const choices = actor === 'chance' ? [] : catan.actions(state, actor);
      catan.apply(
        state,
        actor,
        actor === 'chance' ? deal(catan, state)! : choices[random.below(choices.length)]!,
      );
      if (n % every === 0) look(state);
    }
  }
}
