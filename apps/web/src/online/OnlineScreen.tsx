import { type ComponentType, use, useMemo, useState, useSyncExternalStore } from 'react';
import { goTo } from '../address/history.ts';
import { useGames } from '../game/context.ts';
import { fetchTable } from '../game/fetch.ts';
import { GameScreen } from '../game/GameScreen.tsx';
import type { GameUi, ScreenProps } from '../game/game-ui.ts';
import { useWords } from '../i18n/context.ts';
import type { AnySession } from '../session/any.ts';
import type { Keeper } from '../session/keeps.ts';
import { CompanyAround } from './company/Company.tsx';
import { wordsAround } from './company/door.ts';
import { OnlineContext } from './context.ts';
import { LinkLost } from './LinkLost.tsx';
import { NeverBegan } from './NeverBegan.tsx';
import { NoTableHere } from './NoTableHere.tsx';
import type { Knows, OnlineTable } from './online-table.ts';
import { ProblemError } from './problem.ts';
import { rematch } from './rematch.ts';
import { RemoteSession } from './remote.ts';
import { Seeking } from './Seeking.tsx';
import { theServer } from './server.ts';
import { useTable } from './use-table.ts';

interface Props extends Pick<ScreenProps<AnySession>, 'open' | 'rule' | 'showRule' | 'leave'> {
  readonly id: string;
  /** Shows a table before its game. */
  readonly Before: ComponentType;
}

/** A table that lies on the server, in whatever state it is. */
export default function OnlineScreen({ id, ...props }: Props) {
  const games = useGames();
  const knows: Knows = ({ game, rules }) =>
    games.some(({ name, rulesVersion }) => name === game && rulesVersion === rules);
  const { table, absent, again } = useTable(id, knows);
  if (table) return <Followed key={`${table.id} ${table.me}`} table={table} {...props} />;
  if (absent) return <NoTableHere why={absent} again={again} />;
  return (
    <div className="start wood">
      <Seeking />
    </div>
  );
}

function Followed({ table, Before, ...props }: Omit<Props, 'id'> & { readonly table: OnlineTable }) {
  const games = useGames();
  const { table: at, entries, link } = useSyncExternalStore(table.subscribe, table.moment);
  const game = games.find(({ name }) => name === at.game);
  if (!game) return <NoTableHere why="unknown" again={() => location.reload()} />;
  const hasBegun = entries.some(({ kind }) => kind === 'begun');
  return (
    <OnlineContext value={table}>
      {hasBegun ? (
        <Played game={game} table={table} {...props} />
      ) : (
        <>
          {at.state === 'open' ? <Before /> : <NeverBegan table={at} leave={props.leave} />}
          <LinkLost link={link} />
        </>
      )}
    </OnlineContext>
  );
}

/** The server keeps whatever is done. */
const AT_SERVER: Keeper = { state: () => 'kept', subscribe: () => () => {} };

function Played({
  game,
  table,
  ...props
}: Omit<Props, 'id' | 'Before'> & { readonly game: GameUi; readonly table: OnlineTable }) {
  const t = useWords();
  const { kit } = use(fetchTable(game));
  use(wordsAround());
  // biome-ignore lint/correctness/useExhaustiveDependencies: in whatever language, it is the same table
  const session = useMemo(() => new RemoteSession(kit, table, () => t('online.noAnswer')), [kit, table]);
  const [refused, setRefused] = useState<string>();
  const again = async () => {
    try {
      const next = await rematch(theServer().client, table);
      // Whoever looked on finds others there.
      goTo(next === undefined ? { lobby: 'tables' } : { game: next });
    } catch (error) {
      setRefused(error instanceof ProblemError ? error.message : t('online.noAnswer'));
    }
  };
  return (
    <CompanyAround online={table}>
      <GameScreen
        {...props}
        session={session}
        keeper={AT_SERVER}
        again={() => void again()}
        // Nothing here is played in another window: it is the same table there.
        reload={() => {}}
        part={() => {}}
      />
      {refused !== undefined && (
        <div className="warning link-lost" role="alert">
          <p>{refused}</p>
          <button type="button" className="btn" onClick={() => setRefused(undefined)}>
            {t('act.close')}
          </button>
        </div>
      )}
    </CompanyAround>
  );
}
