import { type Game, type Refusal, type Seat, Sfc32, type Types } from '@bastide/contract';

const stateByView = new WeakMap<object, unknown>();

/**
 * A state that gives this view, as good as the true one for all that its seat may ask; made once for each view, and the
 * same each time. To be looked at only: it is shared.
 */
export function stateForView<T extends Types>(game: Game<T>, view: T['View'] & object): T['State'] {
  if (!stateByView.has(view)) stateByView.set(view, game.determinize(view, new Sfc32(0)));
  return stateByView.get(view) as T['State'];
}

/** Why a seat may not do this now, as far as it may know; undefined if it may. */
export const refusalForView = <T extends Types>(
  game: Game<T>,
  view: T['View'] & object,
  seat: Seat,
  action: unknown,
): Refusal | undefined => game.refusal(stateForView(game, view), seat, action);
