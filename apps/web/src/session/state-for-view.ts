import { type Game, type Refusal, type Seat, Sfc32, type Types } from '@bastide/contract';

const stateByView = new WeakMap<object, unknown>();

/**
 * Returns a state that gives this view: as good as the true one for everything that its seat may know. There is one
 * for each view, and it is shared, so do not change it.
 */
export function stateForView<T extends Types>(game: Game<T>, view: T['View'] & object): T['State'] {
  if (!stateByView.has(view)) stateByView.set(view, game.determinize(view, new Sfc32(0)));
  return stateByView.get(view) as T['State'];
}

/** Returns the reason why a seat may not do this now, as far as it may know; undefined if it may. */
export const refusalForView = <T extends Types>(
  game: Game<T>,
  view: T['View'] & object,
  seat: Seat,
  action: unknown,
): Refusal | undefined => game.refusal(stateForView(game, view), seat, action);
