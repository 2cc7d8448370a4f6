import { type Act, defaultNames, type GameRecord, type Outcome, recordOf } from '@bastide/contract';
import type { Kit, Turns } from './session.ts';
import type { Agreement } from './setup.ts';

/** The record of a game, with who sat where. */
export function recorded<T extends Turns, Line, Setup extends Agreement>(
  { game }: Kit<T, Line, Setup>,
  { seats }: Setup,
  options: T['Options'],
  acts: readonly Act<T['Action']>[],
  outcome: Outcome | undefined,
): GameRecord<T['Options'], T['Action']> {
  const names = seats.map(({ name }, seat) => name || defaultNames(seats.length)[seat]!);
  const meta = {
    table: seats.map(({ name, colour, player }) => (name ? { colour, player } : { name, colour, player })),
  };
  return recordOf(game, options, names, acts, outcome ? { result: outcome, meta } : { meta });
}
