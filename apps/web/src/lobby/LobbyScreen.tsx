import type { TableSummary } from '@bastide/protocol';
import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { useGames } from '../game/context.ts';
import { itemAt } from '../must.ts';
import { PushSetting } from '../notifications/PushSetting.tsx';
import { useBlockedHere } from '../online/blocks.tsx';
import { ConnectionLost } from '../online/ConnectionNotes.tsx';
import { getClient, getServer } from '../online/server.ts';
import { navigate } from '../router/history.ts';
import { Link } from '../router/Link.tsx';
import { shortClockText, timeText } from './clock-text.ts';
import { useSignedInUser } from './current-user.ts';
import { OptionsSummary } from './GameSummary.tsx';
import { invitationInText } from './join-link.ts';
import { LobbyLayout } from './LobbyLayout.tsx';
import { type LobbyTranslator, useLobbyTranslator } from './messages.ts';
import { NameEntry, useNameEntry } from './NameEntry.tsx';
import { ProblemNote } from './ProblemNote.tsx';
import { QuickMatch } from './QuickMatch.tsx';
import { SeatIcons } from './SeatIcons.tsx';
import { freeSeats, seatInfos, seatsFor } from './seat-info.ts';
import { takeSeat } from './table-api.ts';
import { useRequest } from './use-request.ts';
import { useTableLists } from './use-table-lists.ts';

/** Start of online play: the reader's games, a button for a new table, and the tables of others. */
export function LobbyScreen() {
  const t = useLobbyTranslator();
  return (
    <LobbyLayout title={t('lobby.title')} back={{}}>
      <TableLists />
    </LobbyLayout>
  );
}

function TableLists() {
  const t = useLobbyTranslator();
  const { mine, open, more } = useTableLists();
  const person = useSignedInUser();
  const { connection } = getServer();
  const link = useSyncExternalStore(connection.subscribe, connection.link);
  const own = new Set(mine?.map(({ table }) => table));
  const others = open?.filter(({ table }) => !own.has(table));
  return (
    <div className="lobby">
      <div className="lobby-own">
        <section className="sheet-like lobby-sheet" aria-labelledby="lobby-mine">
          <NameRequest />
          <h2 id="lobby-mine">{t('lobby.mine')}</h2>
          {mine && mine.length > 0 ? (
            <ul className="table-rows narrow">
              {mine.map((listed) => (
                <TableRow key={listed.table} listed={listed} isMine>
                  <Link to={{ game: listed.table }} className="btn" label={ownTableLabel(t, listed)}>
                    {t(listed.state === 'over' ? 'lobby.look' : 'lobby.goOn')}
                  </Link>
                </TableRow>
              ))}
            </ul>
          ) : (
            <p className="muted">{t('lobby.noMine')}</p>
          )}
          <p className="form-row">
            <Link to={{ lobby: 'open' }} className="btn primary">
              {t('lobby.open')}
            </Link>
          </p>
          {person && <PushSetting key={person.id} server={getClient()} />}
        </section>
        <TableCodeForm />
        <p className="lobby-leaderboard">
          {person && <Link to={{ person: person.id }}>{t('lobby.myResults')}</Link>}
          <Link to={{ ladder: '' }}>{t('leaderboard.ladder')}</Link>
          <Link to={{ chance: '' }}>{t('leaderboard.chance')}</Link>
        </p>
      </div>
      <PublicTables tables={others} more={more} />
      <ConnectionLost link={link} />
    </div>
  );
}

const ownTableLabel = (t: LobbyTranslator, listed: TableSummary) =>
  t('join.label', {
    label: t(listed.state === 'over' ? 'lobby.look' : 'lobby.goOn'),
    said: tableName(t, listed),
  });

/** Opens a table by its id or link. */
function TableCodeForm() {
  const t = useLobbyTranslator();
  const [text, setText] = useState('');
  const join = invitationInText(text);
  return (
    <form
      className="lobby-code"
      onSubmit={(event) => {
        event.preventDefault();
        if (join !== undefined) navigate({ join });
      }}
    >
      <input
        aria-label={t('lobby.told')}
        placeholder={t('lobby.told')}
        value={text}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="btn" aria-disabled={join === undefined || undefined}>
        {t('lobby.goThere')}
      </button>
    </form>
  );
}

/** Asks a reader for a name whom the server does not know. */
function NameRequest() {
  const t = useLobbyTranslator();
  const naming = useNameEntry();
  const { isBusy, problem, run } = useRequest();
  const person = useSignedInUser();
  if (person) return null;
  return (
    <form
      className="lobby-greeting"
      onSubmit={(event) => {
        event.preventDefault();
        if (naming.isReady) void run(naming.arrive);
      }}
    >
      <NameEntry naming={naming} />
      <p className="form-row">
        <Link to={{ me: true }} className="link">
          {t('account.back')}
        </Link>
        <button type="submit" className="btn" aria-disabled={!naming.isReady || isBusy || undefined}>
          {t('lobby.nameKeep')}
        </button>
      </p>
      <ProblemNote because={problem} />
    </form>
  );
}

interface PublicTablesProps {
  readonly tables: readonly TableSummary[] | undefined;
  /** Number of tables beyond the list. */
  readonly more: number;
}

function PublicTables({ tables, more }: PublicTablesProps) {
  const t = useLobbyTranslator();
  const heading = useId();
  const [filter, setFilter] = useState<string>();
  const person = useSignedInUser();
  const { isBusy, problem, run } = useRequest();
  const shown = tables?.filter(({ game }) => filter === undefined || game === filter);
  const sit = async ({ table }: TableSummary) => {
    // A reader without a name gives it together with the set-up.
    if (!person) navigate({ join: table });
    else if (await run(() => takeSeat(table))) navigate({ game: table });
  };
  return (
    <section className="lobby-open" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t('lobby.public')}</h2>
        <GameFilter filter={filter} onChange={setFilter} />
      </header>
      {person && <QuickMatch tables={shown} filter={filter} />}
      <ProblemNote because={problem} />
      {shown?.length === 0 && <p className="sheet-like lobby-note">{t('lobby.noPublic')}</p>}
      {shown && shown.length > 0 && (
        <ul className="table-rows sheet-like">
          {shown.map((listed) => (
            <TableRow key={listed.table} listed={listed}>
              {listed.state === 'open' && seatsFor(listed.seats, person?.id) > 0 ? (
                <button
                  type="button"
                  className="btn"
                  aria-disabled={isBusy || undefined}
                  aria-label={t('join.label', { label: t('lobby.sit'), said: tableName(t, listed) })}
                  onClick={() => void sit(listed)}
                >
                  {t('lobby.sit')}
                </button>
              ) : (
                <Link
                  to={{ game: listed.table }}
                  className="btn"
                  label={t('join.label', { label: t('lobby.watch'), said: tableName(t, listed) })}
                >
                  {t('lobby.watch')}
                </Link>
              )}
            </TableRow>
          ))}
        </ul>
      )}
      {more > 0 && <p className="muted">{t('lobby.more', { n: more })}</p>}
    </section>
  );
}

interface GameFilterProps {
  /** The game whose tables are listed; undefined: all. */
  readonly filter: string | undefined;
  onChange(filter: string | undefined): void;
}

function GameFilter({ filter, onChange }: GameFilterProps) {
  const t = useLobbyTranslator();
  const games = useGames();
  return (
    <fieldset className="lobby-filter">
      <legend className="sr">{t('lobby.filter')}</legend>
      {[undefined, ...games.map(({ name }) => name)].map((name) => (
        <button
          key={name ?? ''}
          type="button"
          className="link"
          aria-pressed={filter === name}
          onClick={() => onChange(name)}
        >
          {name === undefined ? t('lobby.all') : t(`${name}.name`)}
        </button>
      ))}
    </fieldset>
  );
}

interface Props {
  readonly listed: TableSummary;
  readonly isMine?: boolean;
  /** Actions on the table. */
  readonly children: ReactNode;
}

/** A table in a list: game, players and progress. */
function TableRow({ listed, isMine = false, children }: Props) {
  const t = useLobbyTranslator();
  const { game, options, seats, people, isAwaited, points, state } = listed;
  const places = seatInfos(t, seats, people);
  const isCalled = isMine && isAwaited;
  const blockedHere = useBlockedHere(useSignedInUser()?.id, seats);
  return (
    <li className="table-row" data-called={isCalled || undefined}>
      <div className="row-game">
        <h3>{t(`${game}.name`)}</h3>
        <p className="small muted">
          <OptionsSummary game={game} options={options} />
        </p>
      </div>
      <div className="row-who">
        <SeatIcons places={places} points={state === 'open' ? [] : points} />
      </div>
      <p className="row-state small">
        {isCalled && <b>{t('lobby.yourTurn')}</b>}
        {!isCalled && <span>{tableStateText(t, listed)}</span>}
        {/* The list of the reader's own tables does not update when a host comes back. */}
        {listed.isHostAway && !isMine && <span>{t('lobby.hostAway')}</span>}
        <span className="muted">
          {isCalled && listed.due !== null
            ? t('lobby.due', { when: timeText(t, listed.due) })
            : shortClockText(t, listed.clock)}
        </span>
        {listed.isRated && <strong>{t('lobby.rated.yes')}</strong>}
        {blockedHere !== undefined && !isMine && <span>{blockedHere}</span>}
      </p>
      <div className="row-act">{children}</div>
    </li>
  );
}

export function tableStateText(
  t: LobbyTranslator,
  { state, seats, people, winners }: Pick<TableSummary, 'state' | 'seats' | 'people' | 'winners'>,
): string {
  if (state === 'open') return t('lobby.waits', { n: freeSeats(seats) });
  if (state === 'over' && winners && winners.length > 0) {
    const places = seatInfos(t, seats, people);
    return t('lobby.won', {
      names: t.list(winners.map((seat) => itemAt(places, seat).name)),
      n: winners.length,
    });
  }
  return t(state === 'running' ? 'lobby.playing' : 'lobby.over');
}

/** Describes a table in a few words, for links that stand alone. */
function tableName(t: LobbyTranslator, { game, seats, people }: TableSummary): string {
  const names = seatInfos(t, seats, people).flatMap(({ name }) => name || []);
  const said = t(`${game}.name`);
  return names.length > 0
    ? t('lobby.tableOf', { game: said, names: t.list(names) })
    : t('lobby.tableAlone', { game: said });
}
