import { type Table, unansweredBy } from '@bastide/protocol';
import { type AbsentPeople, presenceOf } from '../presence.ts';
import type { Words } from '../words/index.ts';

/** Names everybody who has not answered the open request, marks those who are away, and says when a lent seat's holder must agree. */
export function unansweredText(
  t: Words,
  table: Table,
  names: { at(seat: number): string },
  who: AbsentPeople,
): string | undefined {
  const open = unansweredBy(table);
  if (open.length === 0) return undefined;
  const named = open.map((seat) => {
    const state = presenceOf(table, seat, who);
    const name = names.at(seat);
    return state === 'away' || state === 'lent'
      ? t('company.nameAndPresence', { name, state: t('company.presence', { state }) })
      : name;
  });
  const lent = open.filter((seat) => table.seats[seat]!.lent !== null);
  return t.sentences([
    t('company.unanswered', { names: t.list(named) }),
    ...(lent.length > 0
      ? [t('company.lentDecides', { names: t.list(lent.map((seat) => names.at(seat))) })]
      : []),
  ]);
}
