import type { GameRecord } from '@bastide/contract';
import type { GameAdapter, GameSetup, TableGameTypes } from '../src/session/session.ts';

/** Returns a spectator's view at every moment of a record, including the one before its first action. */
export function viewsOf<T extends TableGameTypes, Line, Setup extends GameSetup>(
  { game }: GameAdapter<T, Line, Setup>,
  { options, actions }: GameRecord<T['Options'], T['Action']>,
): readonly T['View'][] {
  const state = game.setup(options);
  const views = [game.view(state)];
  for (const { by, ...action } of actions) {
    game.apply(state, by, action as T['Action']);
    views.push(game.view(state));
  }
  return views;
}
