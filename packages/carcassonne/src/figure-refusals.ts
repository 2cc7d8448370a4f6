import type { Refusal } from '@bastide/contract';
import type { DeployAction } from './actions/deploy.ts';
import { layInHand, type PlaceAction, place as placement } from './actions/place.ts';
import { FIGURES } from './figures.ts';
import { refusal } from './refusal.ts';
import { merged } from './sets/facts.ts';
import { DEPLOY, type State } from './state.ts';
import { TILES } from './tiles/catalogue.ts';

/** Reason against a figure on a segment of the tile. */
export interface FigureRefusal {
  readonly action: DeployAction;
  readonly refusal: Refusal;
  /**
   * Subject of the reason: the `figure`, wherever it would go (it is not in the supply, it never comes alone); the `feature` with
   * all that stands there; or, plain to all, such a figure on such a segment, which `never` is.
   */
  readonly about: 'figure' | 'feature' | 'never';
}

/** The rules whose refusals do not speak of the feature. */
const ABOUT: Readonly<Record<string, FigureRefusal['about']>> = {
  'CAR-MEEP-04': 'figure',
  'CAR-GEN-03': 'never',
  ...merged((set) => set.about),
};

/**
 * Every figure that the acting seat may not put on a segment of its tile, and why: of the tile just laid, or of the tile in
 * hand if it were laid so (an allowed placement), even where the game would not ask because no figure can go. The state
 * stays as it is.
 */
export function figureRefusals(state: State, place?: PlaceAction): FigureRefusal[] {
  const laid = place ? withTile(state, place) : state;
  const { seat, drawn } = laid;
  return FIGURES.flatMap((figure) =>
    TILES[drawn]!.segments.flatMap(({ name }): FigureRefusal[] => {
      const action: DeployAction = { type: 'deploy', figure, on: name };
      const refused = refusal(laid, seat, action);
      return refused ? [{ action, refusal: refused, about: ABOUT[refused.rule] ?? 'feature' }] : [];
    }),
  );
}

function withTile(state: State, place: PlaceAction): State {
  const laid = state.copy();
  layInHand(laid, placement.encode(state, place));
  laid.phase = DEPLOY;
  return laid;
}
