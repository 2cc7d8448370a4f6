import type { PersonId, Table } from '@bastide/protocol';

/** Whether this person may give the seat of somebody who is away to a bot; at a rated table people play alone. */
export const mayHandOver = ({ host, settings, state }: Table, person: PersonId | undefined): boolean =>
  person !== undefined && host === person && state === 'running' && !settings.isRated;
