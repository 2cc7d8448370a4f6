import type { CommandSent } from '@bastide/protocol';
import { useSyncExternalStore } from 'react';
import { freshId } from '../kept/fresh-id.ts';
import { useOnline } from '../online/context.ts';
import type { Online } from '../online/online.ts';
import { MeContext, useWhoAmI } from './me.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

/** A table of the server as long as its game has not begun. */
export function BeforeGame() {
  const online = useOnline() as Online;
  const { table, people, here } = useSyncExternalStore(online.subscribe, online.moment);
  return (
    <MeContext value={useWhoAmI()}>
      <WaitingRoom
        id={online.id}
        table={table}
        people={people}
        here={here}
        me={online.me}
        send={(what) => online.do(withChance(what))}
      />
    </MeContext>
  );
}

/** Whoever sits down brings chance of their own. */
const withChance = (what: CommandSent): CommandSent =>
  what.type === 'sit' ? { ...what, nonce: freshId() } : what;
