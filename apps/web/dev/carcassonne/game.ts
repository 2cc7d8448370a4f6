import {
  type Action,
  type Coordinates,
  carcassonne,
  clashes,
  type Rotation,
  type View,
} from '@bastide/carcassonne';
import { type Random, Sfc32 } from '@bastide/contract';
import type { LegalCell, TileGhost } from '../../src/games/carcassonne/board/index.ts';

/** Returns a random game: `tiles` tiles placed, and the next one drawn. */
export function playedGame(seed: number, seats: number, tiles: number) {
  const options = carcassonne.readOptions({ sets: ['traders'], seats });
  if (!options.ok) throw new Error(options.because);
  const state = carcassonne.setup(options.value);
  const random = new Sfc32(seed);
  const placed: Extract<Action, { type: 'place' }>[] = [];
  for (;;) {
    const [actor] = carcassonne.actors(state);
    if (actor === undefined) break;
    if (actor === 'chance') {
      carcassonne.apply(
        state,
        actor,
        carcassonne.fast.decode(state, carcassonne.fast.sampleChance(state, random)),
      );
      continue;
    }
    const actions = carcassonne.actions(state, actor);
    if (placed.length >= tiles && actions[0]!.type === 'place') break;
    const action = best(actions, placed, random);
    if (action.type === 'place') placed.push(action);
    carcassonne.apply(state, actor, action);
  }
  const seat = carcassonne.actors(state)[0];
  return { state, view: carcassonne.view(state, typeof seat === 'number' ? seat : 0), placed };
}

/** Returns the place with most neighbours among five: compact maps look more like a real game than random ones. */
function best(actions: readonly Action[], placed: readonly { at: Coordinates }[], random: Random): Action {
  const some = Array.from({ length: 6 }, () => actions[random.below(actions.length)]!);
  const near = (action: Action) =>
    action.type === 'place'
      ? placed.filter(({ at }) => Math.hypot(at[0] - action.at[0], at[1] - action.at[1]) < 1.5).length -
        Math.hypot(action.at[0] / 1.5, action.at[1]) / 3
      : action.type === 'deploy'
        ? 0.4
        : placed.length % 3 === 0
          ? 0.2
          : 0.6;
  return some.reduce((a, b) => (near(b) > near(a) ? b : a));
}

export function legalCells(view: View): LegalCell[] {
  const byCell = new Map<string, { at: Coordinates; turned: Rotation[] }>();
  for (const action of view.actions) {
    if (action.type !== 'place') continue;
    const key = action.at.join();
    const cell = byCell.get(key) ?? { at: action.at, turned: [] };
    byCell.set(key, cell);
    cell.turned.push(action.turned);
  }
  return [...byCell.values()];
}

export const ghostAt = (
  state: Parameters<typeof clashes>[0],
  tile: string,
  at: Coordinates,
  turned: Rotation,
): TileGhost => ({ tile, at, turned, clashes: clashes(state, tile, at, turned) as TileGhost['clashes'] });
