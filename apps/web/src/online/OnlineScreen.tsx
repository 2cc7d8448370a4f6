import { type ComponentType, use, useMemo, useState, useSyncExternalStore } from 'react';
import { navigate } from '../address/history.ts';
import { useGames } from '../game/context.ts';
import { fetchTable } from '../game/fetch.ts';
import { GameScreen } from '../game/GameScreen.tsx';
import type { GameUi, TableScreenProps } from '../game/game-ui.ts';
import { useTranslator } from '../i18n/context.ts';
import type { AnySession } from '../session/any.ts';
import type { SaveSource } from '../session/keeps.ts';
import { OverlayProvider } from './company/Company.tsx';
import { loadOverlayMessages } from './company/door.ts';
import { OnlineContext } from './context.ts';
import { ConnectionLost } from './LinkLost.tsx';
import { ClosedBeforeStart } from './NeverBegan.tsx';
import { TableUnavailable } from './NoTableHere.tsx';
import type { HasRules, OnlineTable } from './online-table.ts';
import { ProblemError } from './problem.ts';
import { rematch } from './rematch.ts';
import { RemoteSession } from './remote.ts';
import { ConnectingNote } from './Seeking.tsx';
import { getServer } from './server.ts';
import { useOnlineTable } from './use-table.ts';

interface Props extends Pick<TableScreenProps<AnySession>, 'open' | 'rule' | 'showRule' | 'leave'> {
  readonly id: string;
  /** Shows a table before its game. */
  readonly Before: ComponentType;
}

/** A table that lies on the server, in whatever state it is. */
export default function OnlineScreen({ id, ...props }: Props) {
  const games = useGames();
  const knows: HasRules = ({ game, rules }) =>
    games.some(({ name, rulesVersion }) => name === game && rulesVersion === rules);
  const { table, error, retry } = useOnlineTable(id, knows);
  if (table) return <FollowedTable key={`${table.id} ${table.me}`} table={table} {...props} />;
  if (error) return <TableUnavailable why={error} retry={retry} />;
  return (
    <div className="start wood">
      <ConnectingNote />
    </div>
  );
}

function FollowedTable({ table, Before, ...props }: Omit<Props, 'id'> & { readonly table: OnlineTable }) {
  const games = useGames();
  const { table: at, entries, link } = useSyncExternalStore(table.subscribe, table.moment);
  const game = games.find(({ name }) => name === at.game);
  if (!game) return <TableUnavailable why="unknown" retry={() => location.reload()} />;
  const hasBegun = entries.some(({ kind }) => kind === 'begun');
  return (
    <OnlineContext value={table}>
      {hasBegun ? (
        <OnlineGame game={game} table={table} {...props} />
      ) : (
        <>
          {at.state === 'open' ? <Before /> : <ClosedBeforeStart table={at} leave={props.leave} />}
          <ConnectionLost link={link} />
        </>
      )}
    </OnlineContext>
  );
}

/** The server keeps whatever is done. */
const SERVER_SAVES: SaveSource = { state: () => 'kept', subscribe: () => () => {} };

function OnlineGame({
  game,
  table,
  ...props
}: Omit<Props, 'id' | 'Before'> & { readonly game: GameUi; readonly table: OnlineTable }) {
  const t = useTranslator();
  const { adapter } = use(fetchTable(game));
  use(loadOverlayMessages());
  // biome-ignore lint/correctness/useExhaustiveDependencies: in whatever language, it is the same table
  const session = useMemo(
    () => new RemoteSession(adapter, table, () => t('online.noAnswer')),
    [adapter, table],
  );
  const [refused, setRefused] = useState<string>();
  const again = async () => {
    try {
      const next = await rematch(getServer().client, table);
      // Whoever looked on finds others there.
      navigate(next === undefined ? { lobby: 'tables' } : { game: next });
    } catch (error) {
      setRefused(error instanceof ProblemError ? error.message : t('online.noAnswer'));
    }
  };
  return (
    <OverlayProvider online={table}>
      <GameScreen
        {...props}
        session={session}
        saveSource={SERVER_SAVES}
        playAgain={() => void again()}
        // Nothing here is played in another window: it is the same table there.
        reload={() => {}}
        fork={() => {}}
      />
      {refused !== undefined && (
        <div className="warning link-lost" role="alert">
          <p>{refused}</p>
          <button type="button" className="btn" onClick={() => setRefused(undefined)}>
            {t('act.close')}
          </button>
        </div>
      )}
    </OverlayProvider>
  );
}
