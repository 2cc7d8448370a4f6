import { type CommandSent, seatsOf } from '@bastide/protocol';
import { randomId } from '../kept/fresh-id.ts';
import type { Client } from './client.ts';
import { nextStepOf } from './company/end/onward.ts';
import { storeNumber } from './noted.ts';
import type { OnlineTable } from './online-table.ts';
import { createNonce } from './own-number.ts';
import { ProblemError } from './problem.ts';

/** A table, and the secret part of its link. */
interface TableInvite {
  readonly table: string;
  readonly invite: string;
}

/**
 * The table at which those who play sit down again, opened by whoever asks first: who asks has the same seats there.
 * Undefined for somebody who only looked on, where there is none that they may see; fails where the server is away.
 */
export async function rematch(client: Client, { id, me, known }: OnlineTable): Promise<string | undefined> {
  const { table } = known;
  const seats = seatsOf(table, me);
  if (seats.length === 0) return nextStepOf(table, false) === 'next' ? table.next! : undefined;
  const nonce = randomId();
  const { table: next, invite } = await client.ask<TableInvite>(`tables/${id}/rematch`, {
    method: 'POST',
    body: { nonce },
    key: randomId(),
  });
  storeNumber(next, nonce);
  const at = (command: CommandSent) =>
    client.ask(`tables/${next}`, { method: 'POST', body: command, key: randomId(), invite });
  for (const seat of seats)
    await at({ type: 'sit', seat, nonce: createNonce(next) }).catch((error: unknown) => {
      // It is theirs already, or somebody else's by now: then they come and see.
      if (error instanceof ProblemError) return at({ type: 'come' });
      throw error;
    });
  return next;
}
