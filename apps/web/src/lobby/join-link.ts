import { hasBegun, type PersonId, type PublicPerson, type Table } from '@bastide/protocol';
import { parseRoute } from '../router/route.ts';
import { ownSeat, seatsFor } from './seat-info.ts';

/** A table to which the reader was invited. */
export interface InvitedTable {
  readonly table: Table;
  readonly people: Readonly<Record<PersonId, PublicPerson>>;
}

/** The id of a table, and the token if the link has one: `ID.TOKEN`. */
export function parseInvitation(text: string): { readonly id: string; readonly token: string | undefined } {
  const at = text.indexOf('.');
  return at < 0 ? { id: text, token: undefined } : { id: text.slice(0, at), token: text.slice(at + 1) };
}

/** Returns the invitation in a text: a link, or the id of a table; undefined: the text is neither. */
export function invitationInText(told: string): string | undefined {
  const text = told.trim();
  const link = URL.canParse(text) ? new URL(text) : undefined;
  const { join, game } = parseRoute(link ? link.search + link.hash : '');
  const invitation = link ? (join ?? game) : text;
  return invitation && /^[\w.-]{1,200}$/.test(invitation) ? invitation : undefined;
}

/** The reader's options at a table with an invitation. */
export type JoinStatus = 'sits' | 'free' | 'kicked' | 'full' | 'begun' | 'over' | 'closed';

/** True if a reader without an account must give a name to watch; public tables need none. */
export const isNameNeeded = ({ settings }: Pick<Table, 'settings'>): boolean =>
  settings.visibility !== 'public';

export function joinStatusOf(table: Table, person: PersonId | undefined): JoinStatus {
  if (table.state === 'over') return hasBegun(table) ? 'over' : 'closed';
  if (ownSeat(table, person) !== undefined || (person !== undefined && table.host === person)) return 'sits';
  if (table.state === 'running') return 'begun';
  if (person !== undefined && table.kicked.includes(person)) return 'kicked';
  return seatsFor(table.seats, person) > 0 ? 'free' : 'full';
}
