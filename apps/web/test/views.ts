import type { GameRecord } from '@bastide/contract';
import type { Kit, Turns } from '../src/session/session.ts';
import type { Agreement } from '../src/session/setup.ts';

/** What an onlooker sees at every moment of a record, from before its first action on. */
export function viewsOf<T extends Turns, Line, Setup extends Agreement>(
  { game }: Kit<T, Line, Setup>,
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
