import { type CommandInput, seatsOf, type Table } from '@bastide/protocol';
import {
  type ComponentType,
  use,
  useEffect,
  useMemo,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react';
import { useGames } from '../game/context.ts';
import { fetchTable } from '../game/fetch-modules.ts';
import { GameScreen } from '../game/GameScreen.tsx';
import type { GameUi, TableScreenProps } from '../game/game-ui.ts';
import { loadMessages, useTranslator } from '../i18n/context.ts';
import { navigate } from '../router/history.ts';
import { Link } from '../router/Link.tsx';
import type { AnySession } from '../session/local-session.ts';
import type { SaveSource } from '../session/save-state.ts';
import { randomId } from '../storage/random-id.ts';
import { LanguagePicker } from '../ui/LanguagePicker.tsx';
import { backoff } from './backoff.ts';
import { ConnectingNote, ConnectionLost } from './ConnectionNotes.tsx';
import type { Client } from './client.ts';
import { closedBy } from './closed-by.ts';
import { createNonce, storeNumber } from './commitments.ts';
import { type HasRules, OnlineTable } from './online-table.ts';
import { OVERLAY_MESSAGES } from './overlay/messages.ts';
import { OverlayProvider } from './overlay/OverlayProvider.tsx';
import { nextStepOf } from './overlay/result/early-leavers.ts';
import { NoServerError, ProblemError } from './problem.ts';
import { RemoteSession } from './remote-session.ts';
import { fetchMe, getServer } from './server.ts';
import { OnlineContext, useOnline } from './table-connection.ts';

let pendingMessages: Promise<void> | undefined;

/** Loads the messages for everything around an online table; after a failure, the next call tries again. */
function loadOverlayMessages(): Promise<void> {
  pendingMessages ??= loadMessages(OVERLAY_MESSAGES).catch((error: unknown) => {
    pendingMessages = undefined;
    throw error;
  });
  return pendingMessages;
}

interface Props extends Pick<TableScreenProps<AnySession>, 'open' | 'rule' | 'showRule' | 'leave'> {
  readonly id: string;
  /** Shows the table before its game begins. */
  readonly Before: ComponentType;
}

/** A table of the server, in any state. */
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

/** The server saves every action by itself. */
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
      // A spectator finds other tables in the lobby.
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
        // Another window shows the same table, so it cannot play on separately.
        reload={() => {}}
        fork={() => {}}
      />
      {refused !== undefined && (
        <div className="warning connection-lost" role="alert">
          <p>{refused}</p>
          <button type="button" className="btn" onClick={() => setRefused(undefined)}>
            {t('act.close')}
          </button>
        </div>
      )}
    </OverlayProvider>
  );
}

/** A table that was closed before its game began. */
function ClosedBeforeStart({ table, leave }: { readonly table: Table; readonly leave: () => void }) {
  const t = useTranslator();
  const who = closedBy(table, useOnline()?.me);
  useEffect(() => {
    document.title = t('app.name');
  }, [t]);
  return (
    <main className="mistake wood">
      <div className="sheet-like" role="status">
        <h1>{t('online.closed', { who })}</h1>
        <p>{t('online.closedNote', { who })}</p>
        <p className="form-row">
          <button type="button" className="btn" onClick={leave}>
            {t('error.start')}
          </button>
          {table.after !== undefined && (
            // The players of the earlier game can start a rematch there.
            <Link to={{ game: table.after }} className="btn">
              {t('online.before')}
            </Link>
          )}
          <Link to={{ lobby: 'tables' }} className="btn primary">
            {t('online.lobby')}
          </Link>
        </p>
      </div>
    </main>
  );
}

interface TableUnavailableProps {
  /** `unknown`: a game that this page cannot play; a newer version of the page may. */
  readonly why: TableError | 'unknown';
  retry(): void;
}

/** Takes the place of a table that cannot be shown: the reason, and links to other screens. */
function TableUnavailable({ why, retry }: TableUnavailableProps) {
  const t = useTranslator();
  useEffect(() => {
    document.title = t('app.name');
  }, [t]);
  const isMissing = typeof why !== 'string' && why.code === 'not-found';
  const isKicked = typeof why !== 'string' && why.code === 'kicked';
  return (
    <main className="mistake wood">
      <div className="sheet-like" role="alert">
        <h1>{isKicked ? why.message : t(`online.no.${typeof why === 'string' ? why : 'missing'}`)}</h1>
        {/* For other problems, the server sends a sentence in the reader's language. */}
        {!isKicked && (
          <p>
            {typeof why === 'string' || isMissing
              ? t(`online.note.${typeof why === 'string' ? why : 'missing'}`)
              : why.message}
          </p>
        )}
        <p className="form-row">
          <button type="button" className="btn" onClick={retry}>
            {t('act.tryAgain')}
          </button>
          <Link to={{}} className="btn primary">
            {t('error.start')}
          </Link>
        </p>
        <LanguagePicker />
      </div>
    </main>
  );
}

/** A table, and the secret part of its link. */
interface TableInvite {
  readonly table: string;
  readonly invite: string;
}

/**
 * Returns the table of the rematch. The first player who asks opens it, and each player gets the same seats again.
 * For a spectator it returns the next table, if it is public, and otherwise undefined. Fails if the server cannot be
 * reached.
 */
export async function rematch(client: Client, { id, me, known }: OnlineTable): Promise<string | undefined> {
  const { table } = known;
  const seats = seatsOf(table, me);
  if (seats.length === 0)
    return nextStepOf(table, false) === 'next' && table.next !== null ? table.next : undefined;
  const nonce = randomId();
  const { table: next, invite } = await client.ask<TableInvite>(`tables/${id}/rematch`, {
    method: 'POST',
    body: { nonce },
    key: randomId(),
  });
  storeNumber(next, nonce);
  const at = (command: CommandInput) =>
    client.ask(`tables/${next}`, { method: 'POST', body: command, key: randomId(), invite });
  for (const seat of seats)
    await at({ type: 'sit', seat, nonce: createNonce(next) }).catch((error: unknown) => {
      // The seat is already the reader's own, or now somebody else's: the table will show it.
      if (error instanceof ProblemError) return at({ type: 'join' });
      throw error;
    });
  return next;
}

/** Reason why a table cannot be shown: the server refuses it, cannot be reached, or does not exist. */
type TableError = ProblemError | 'away' | 'nowhere';

export interface OnlineTableState {
  readonly table?: OnlineTable;
  readonly error?: TableError;
  /** Loads it again at once. */
  retry(): void;
}

/** Milliseconds between two tries while the server cannot be reached. */
const RETRY_WAITS = { first: 2000, longest: 30_000 };

/** Opens the table of that id while it is shown. Until it has come, the result holds neither table nor error. */
function useOnlineTable(id: string, knows: HasRules, invite?: string): OnlineTableState {
  const [found, setFound] = useState<Omit<OnlineTableState, 'retry'>>({});
  const [round, retry] = useReducer((n: number) => n + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks anew; what the page knows stays
  useEffect(() => {
    let isGone = false;
    let table: OnlineTable | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const open = async (failed: number) => {
      try {
        const server = getServer();
        const me = await fetchMe(server.client);
        const opened = await OnlineTable.open(server, id, me?.id, invite, knows);
        if (isGone) return opened.close();
        table = opened;
        opened.onceClosed(retry);
        setFound({ table });
      } catch (error) {
        if (isGone) return;
        const absent =
          error instanceof ProblemError ? error : error instanceof NoServerError ? 'nowhere' : 'away';
        setFound({ error: absent });
        if (absent === 'away') timer = setTimeout(() => void open(failed + 1), backoff(failed, RETRY_WAITS));
      }
    };
    void open(0);
    // Another account is signed in, which may see another state of the table, or none.
    const leave = getServer().connection.onResubscribe(retry);
    return () => {
      isGone = true;
      clearTimeout(timer);
      leave();
      table?.close();
    };
  }, [id, invite, round]);
  return { ...found, retry };
}
