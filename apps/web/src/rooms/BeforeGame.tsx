import { type CommandSent, seatsOf } from '@bastide/protocol';
import { useSyncExternalStore } from 'react';
import { useOnline } from '../online/context.ts';
import { forgetNumbers } from '../online/noted.ts';
import type { Online } from '../online/online.ts';
import { ownNumber } from '../online/own-number.ts';
import { useIsPast } from '../parts/use-is-past.ts';
import { MeContext, useWhoAmI } from './me.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

/** A table of the server as long as its game has not begun. */
export function BeforeGame() {
  const online = useOnline() as Online;
  const moment = useSyncExternalStore(online.subscribe, online.moment);
  const { table, people, here, entries } = moment;
  const isHostAway = useIsPast(moment.hostKeptUntil, moment.ahead);
  return (
    <MeContext value={useWhoAmI()}>
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
    </MeContext>
  );
}

async function send(online: Online, what: CommandSent): Promise<void> {
  await online.do(withChance(online.id, what));
  if (what.type === 'rise' && seatsOf(online.moment().table, online.me).length === 0)
    forgetNumbers(online.id);
}

/** Whoever sits down brings chance of their own. */
const withChance = (table: string, what: CommandSent): CommandSent =>
  what.type === 'sit' ? { ...what, nonce: ownNumber(table) } : what;
