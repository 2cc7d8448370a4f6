import {
  defaultNames,
  type GameRecord,
  type Outcome,
  type RecordedAction,
  recordOf,
} from '@bastide/contract';
import { itemAt } from '../must.ts';
import type { GameAdapter, GameSetup, TableGameTypes } from './session.ts';

/** Returns the record of a game, with the players of its seats. */
export function sessionRecord<T extends TableGameTypes, Line, Setup extends GameSetup>(
  { game }: GameAdapter<T, Line, Setup>,
  { seats }: Setup,
  options: T['Options'],
  acts: readonly RecordedAction<T['Action']>[],
  outcome: Outcome | undefined,
): GameRecord<T['Options'], T['Action']> {
  const names = seats.map(({ name }, seat) => name || itemAt(defaultNames(seats.length), seat));
  const meta = {
    table: seats.map(({ name, colour, player }) => (name ? { colour, player } : { name, colour, player })),
  };
  return recordOf(game, options, names, acts, outcome ? { result: outcome, meta } : { meta });
}
