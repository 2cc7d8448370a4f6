import type { Address } from '../address/address.ts';
import { Join } from './Join.tsx';
import { Lobby } from './Lobby.tsx';
import { MeContext, useWhoAmI } from './me.ts';
import { MePage } from './me-page/MePage.tsx';
import { OpenTable } from './OpenTable.tsx';

/** The rooms before an online game, each at its address. */
export function Rooms({ address }: { readonly address: Address }) {
  return (
    <MeContext value={useWhoAmI()}>
      <Shown {...address} />
    </MeContext>
  );
}

function Shown({ join, lobby }: Address) {
  if (join !== undefined) return <Join invitation={join} />;
  if (lobby === 'open') return <OpenTable />;
  return lobby ? <Lobby /> : <MePage />;
}
