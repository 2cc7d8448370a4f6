import type { PersonId, Table } from '@bastide/protocol';

/** The one who closed a table before its game, as the reader sees it: the reader, the host, or nobody, for nobody was there any more. */
export const closedBy = (
  { host, over }: Pick<Table, 'host' | 'over'>,
  me: PersonId | undefined,
): 'you' | 'other' | 'nobody' => (over?.isDeserted ? 'nobody' : host === me ? 'you' : 'other');
