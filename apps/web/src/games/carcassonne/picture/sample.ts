import { type Action, type At, carcassonne, type View } from '@bastide/carcassonne';
import { Sfc32 } from '@bastide/contract';

/** A land that is good to look at; found by looking. */
const SEED = 7;
const TILES = 88;
/** Cells east and west, north and south of the start tile that the band shows. */
const REACH = { x: 7, y: 2 } as const;

/** A position some way into a game played at random, for the picture on the start page: a wide band without holes. */
export function sampleView(): View {
  const options = carcassonne.readOptions({ sets: ['traders'], seats: 3 });
  if (!options.ok) throw new Error(options.because);
  const random = new Sfc32(SEED);
  const state = carcassonne.setup(options.value);
  const laid = new Set(['0,0']);
  for (
    let [actor] = carcassonne.actors(state);
    actor !== undefined && laid.size < TILES;
    [actor] = carcassonne.actors(state)
  ) {
    const actions = snuggest(carcassonne.actions(state, actor), laid);
    const action = actions[random.below(actions.length)]!;
    carcassonne.apply(state, actor, action);
    if (action.type === 'place') laid.add(action.at.join());
  }
  const shown = carcassonne.view(state);
  return {
    ...shown,
    tiles: shown.tiles.filter(({ at }) => !isOutside(at)),
    figures: shown.figures.filter(({ at }) => !isOutside(at)),
  };
}

/** Of the places within the band those with most neighbours; all other actions as they are. */
function snuggest(actions: readonly Action[], laid: ReadonlySet<string>): readonly Action[] {
  const snug = (action: Action) =>
    action.type === 'place' ? neighbours(action.at, laid) - (isOutside(action.at) ? 10 : 0) : 0;
  const best = Math.max(...actions.map(snug));
  return actions.filter((action) => snug(action) === best);
}

const neighbours = ([x, y]: At, laid: ReadonlySet<string>) =>
  [`${x},${y - 1}`, `${x + 1},${y}`, `${x},${y + 1}`, `${x - 1},${y}`].filter((cell) => laid.has(cell))
    .length;

const isOutside = ([x, y]: At) => Math.abs(x) > REACH.x || Math.abs(y) > REACH.y;
