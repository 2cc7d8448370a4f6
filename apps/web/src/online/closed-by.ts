import type { PersonId, Table } from '@bastide/protocol';

/**
 * Returns the person who closed a table before its game, as the reader sees it: the reader, the host, or nobody, for
 * a table that everybody had left.
 */
export const closedBy = (
  { host, over }: Pick<Table, 'host' | 'over'>,
  me: PersonId | undefined,
): 'you' | 'other' | 'nobody' => (over?.isDeserted ? 'nobody' : host === me ? 'you' : 'other');
