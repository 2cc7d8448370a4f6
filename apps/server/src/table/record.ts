import { defaultNames, fillSeatNames, type GameRecord, recordedAction, recordOf } from '@bastide/contract';
import { type Fairness, SCHEME } from '@bastide/fair';
import type { PersonId, PublicPerson } from '@bastide/protocol';
import type { Standing } from './standing.ts';

/**
 * The game of a table as a record, with what its chance is to be checked by. Undefined before it has begun, and while it
 * holds what somebody may not know.
 */
export function recordFrom(
  { id, hosted, table, played, lines }: Standing,
  people: Readonly<Record<PersonId, PublicPerson>>,
): (GameRecord & { readonly fairness: Fairness }) | undefined {
  if (!played || (hosted.game.secrets && !table.over)) return undefined;
  const usual = defaultNames(table.seats.length);
  const called = fillSeatNames(
    table.seats.map(({ person }) => (person === null ? undefined : (people[person]?.name ?? ''))),
  );
  const names = called.map((name, seat) => name || usual[seat]!);
  const { outcome } = played;
  const acts = played.acts.map(({ by, action }) => recordedAction(by, action));
  const record = recordOf(hosted.game, played.options, names, acts, outcome ? { result: outcome } : {});
  const begun = lines.find(({ entry }) => entry.kind === 'begun')!.entry.at;
  const fairness: Fairness = {
    scheme: SCHEME,
    game: id,
    commitment: table.commitment,
    nonces: table.seats.map(({ nonce }) => nonce),
    ...(table.over && { secret: table.over.secret }),
  };
  return { ...record, at: timesOf(lines).map((at) => at - begun), fairness };
}

/** When each action was taken that was not taken back. */
function timesOf(lines: Standing['lines']): readonly number[] {
  const times: number[] = [];
  for (const { entry } of lines) {
    if (entry.kind === 'act') times.push(entry.at);
    else if (entry.kind === 'undone') times.length = entry.to;
  }
  return times;
}
