import { type CommandInput, seatsOf } from '@bastide/protocol';
import { useSyncExternalStore } from 'react';
import { createNonce, removeNumbers } from '../online/commitments.ts';
import { type TableConnection, useOnline } from '../online/table-connection.ts';
import { useIsPast } from '../ui/use-is-past.ts';
import { CurrentUserContext, useLoadUser } from './current-user.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

/** A table of the server before its game begins. */
export function PreGameScreen() {
  const online = useOnline() as TableConnection;
  const moment = useSyncExternalStore(online.subscribe, online.moment);
  const { table, people, here, entries } = moment;
  const isHostAway = useIsPast(moment.hostKeptUntil, moment.ahead);
  return (
    <CurrentUserContext value={useLoadUser()}>
      <WaitingRoom
        id={online.id}
        table={table}
        people={people}
        here={here}
        isHostAway={isHostAway}
        links={entries.filter(({ kind }) => kind === 'linkReplaced').length}
        me={online.me}
        send={(what) => send(online, what)}
      />
    </CurrentUserContext>
  );
}

async function send(online: TableConnection, what: CommandInput): Promise<void> {
  await online.do(withNonce(online.id, what));
  if (what.type === 'stand-up' && seatsOf(online.moment().table, online.me).length === 0)
    removeNumbers(online.id);
}

/** Adds a player's own random number to the command when they sit down. */
const withNonce = (table: string, what: CommandInput): CommandInput =>
  what.type === 'sit' ? { ...what, nonce: createNonce(table) } : what;
