import { defaultNames, fillSeatNames, type GameRecord, recordedAction, recordOf } from '@bastide/contract';
import { type Fairness, SCHEME } from '@bastide/fair';
import type { PersonId, PublicPerson } from '@bastide/protocol';
import type { TableSnapshot } from './table-snapshot.ts';

/**
 * The game of a table as a record, with what its chance is to be checked by. Undefined before it has begun, and while it
 * holds what somebody may not know.
 */
export function recordFrom(
  { id, facts, table, match, log }: TableSnapshot,
  people: Readonly<Record<PersonId, PublicPerson>>,
): (GameRecord & { readonly fairness: Fairness }) | undefined {
  if (!match || (facts.game.secrets && !table.over)) return undefined;
  const defaults = defaultNames(table.seats.length);
  const seatNames = fillSeatNames(
    table.seats.map(({ person }) => (person === null ? undefined : (people[person]?.name ?? ''))),
  );
  const names = seatNames.map((name, seat) => name || defaults[seat]!);
  const { outcome } = match;
  const acts = match.history.map(({ by, action }) => recordedAction(by, action));
  const record = recordOf(facts.game, match.options, names, acts, outcome ? { result: outcome } : {});
  const begun = log.find(({ entry }) => entry.kind === 'begun')!.entry.at;
  const fairness: Fairness = {
    scheme: SCHEME,
    game: id,
    commitment: table.commitment,
    nonces: table.seats.map(({ nonce }) => nonce),
    ...(table.over && { secret: table.over.secret }),
  };
  return { ...record, at: actionTimes(log).map((at) => at - begun), fairness };
}

/** When each action was taken that was not taken back. */
function actionTimes(lines: TableSnapshot['log']): readonly number[] {
  const times: number[] = [];
  for (const { entry } of lines) {
    if (entry.kind === 'act') times.push(entry.at);
    else if (entry.kind === 'undone') times.length = entry.to;
  }
  return times;
}
