import type { CommandInput, PersonId, PublicPerson, Table } from '@bastide/protocol';
import { useEffect, useRef, useState } from 'react';
import { useGame } from '../game/context.ts';
import { useBlockedHere } from '../online/blocks.tsx';
import { Link } from '../router/Link.tsx';
import { useConfirmation } from '../ui/use-confirmation.ts';
import { tableSettingsText } from './clock-text.ts';
import { OptionsSummary } from './GameSummary.tsx';
import { InvitePanel } from './InvitePanel.tsx';
import { LobbyLayout } from './LobbyLayout.tsx';
import { LobbySeatRow } from './LobbySeatRow.tsx';
import { useLobbyTranslator } from './messages.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { RatedNote } from './RatedNote.tsx';
import {
  hasGuest,
  mayPlayForTwo,
  missingToStart,
  ownSeat,
  personName,
  seatChanges,
  seatInfos,
} from './seat-info.ts';
import { useRequest } from './use-request.ts';

interface Props {
  readonly id: string;
  readonly table: Table;
  readonly people: Readonly<Record<PersonId, PublicPerson>>;
  /** People who have the table open now; empty: not known yet. */
  readonly here: readonly PersonId[];
  /** True if the host has been away for so long that others may begin. */
  readonly isHostAway: boolean;
  /** Number of times the link was replaced. */
  readonly links: number;
  /** The reader; undefined: a spectator without a name. */
  readonly me: PersonId | undefined;
  /** Does something at the table. Fails with the objection of the server. */
  send(what: CommandInput): Promise<unknown>;
}

/** A table before its game: its seats, its settings, and the way for others to join. */
export function WaitingRoom(props: Props) {
  const { id, table, me, links } = props;
  const t = useLobbyTranslator();
  const game = t(`${table.game}.name`);
  const isIn = ownSeat(table, me) !== undefined || table.host === me;
  return (
    <LobbyLayout title={game} back={{ lobby: 'tables' }}>
      <div className={isIn ? 'waiting' : 'waiting alone'}>
        <WaitingSeats {...props} />
        {isIn && (
          <InvitePanel
            table={id}
            links={links}
            canReplace={table.host === me}
            game={table.game}
            isPublic={table.settings.visibility === 'public'}
            isFull={missingToStart(table).free === 0}
          />
        )}
      </div>
    </LobbyLayout>
  );
}

function WaitingSeats(props: Props) {
  const { table, people, me, send } = props;
  const t = useLobbyTranslator();
  const { isBusy, problem, run } = useRequest();
  const news = useSeatChanges(table, people);
  const role = readerRole(props);
  const { lacks, own, isHost, mayShare } = role;
  const isKicked = me !== undefined && table.kicked.includes(me);
  const act = (what: CommandInput) => void run(() => send(what));
  const blockedHere = useBlockedHere(me, table.seats);
  return (
    <section className="sheet-like lobby-sheet waiting-seats" aria-labelledby="waiting">
      <h2 id="waiting" className="waiting-title">
        {t('lobby.waiting', { n: lacks.free })}
      </h2>
      <div className="terms">
        <p>
          <OptionsSummary game={table.game} options={table.options} />
        </p>
        <p className="small muted">{t.sentences(tableSettingsText(t, table.settings))}</p>
        {table.settings.isRated && (
          <RatedNote visibility={table.settings.visibility} guest={hasGuest(table, me)} />
        )}
      </div>
      <WaitingList {...props} role={role} isKicked={isKicked} isBusy={isBusy} act={act} />
      {mayShare && own !== undefined && lacks.free > 0 && (
        <p className="small muted">{t('lobby.sitTooNote')}</p>
      )}
      {blockedHere !== undefined && <p className="toast inline">{blockedHere}</p>}
      {isKicked && <p className="toast inline">{t('join.kicked')}</p>}
      {isHost &&
        table.kicked.map((person) => (
          <p key={person} className="form-row">
            <span className="small muted">{t('lobby.kicked', { name: personName(t, people, person) })}</span>
            <button
              type="button"
              className="btn"
              aria-label={t('join.label', { label: t('lobby.letIn'), said: personName(t, people, person) })}
              aria-disabled={isBusy || undefined}
              onClick={() => act({ type: 'readmit', person })}
            >
              {t('lobby.letIn')}
            </button>
          </p>
        ))}
      <ProblemNote because={problem} />
      {isHost || role.canTakeOver ? (
        <BeginButtons {...props} role={role} isBusy={isBusy} act={act} />
      ) : (
        <SitLink {...props} role={role} />
      )}
      {isHost && <CloseTableButton isBusy={isBusy} close={() => act({ type: 'close' })} />}
      <p className="sr" role="status">
        {news}
      </p>
    </section>
  );
}

/** The reader's part at a table before its game, and what the game still waits for. */
interface ReaderRole {
  readonly lacks: ReturnType<typeof missingToStart>;
  readonly isReady: boolean;
  readonly isHost: boolean;
  /** The seat of the reader. */
  readonly own: number | undefined;
  /** They may sit down at a second seat. */
  readonly mayShare: boolean;
  /** They may take the place of a host who is away. */
  readonly canTakeOver: boolean;
}

function readerRole({ table, me, isHostAway }: Props): ReaderRole {
  const lacks = missingToStart(table);
  const isHost = table.host === me;
  const own = ownSeat(table, me);
  return {
    lacks,
    isReady: lacks.free === 0 && !lacks.bots,
    isHost,
    own,
    mayShare: isHost && mayPlayForTwo(table.settings),
    canTakeOver: !isHost && own !== undefined && isHostAway,
  };
}

interface RoleProps extends Props {
  readonly role: ReaderRole;
}

interface ActProps extends RoleProps {
  readonly isBusy: boolean;
  act(what: CommandInput): void;
}

/** The seats, with what the reader may do with each. */
function WaitingList({
  table,
  people,
  here,
  me,
  role: { own, isHost, mayShare },
  isKicked,
  isBusy,
  act,
}: ActProps & { readonly isKicked: boolean }) {
  const t = useLobbyTranslator();
  const { bots } = useGame(table.game);
  return (
    <ol className="waiting-list" aria-label={t('lobby.seats')}>
      {seatInfos(t, table.seats, people).map((place, seat) => (
        <LobbySeatRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          key={seat}
          seat={seat}
          info={place}
          isOwn={place.person !== undefined && place.person === me}
          keptFor={
            place.keptFor === undefined || place.keptFor === me
              ? undefined
              : personName(t, people, place.keptFor)
          }
          isTheHost={place.person === table.host}
          isAway={place.person !== undefined && here.length > 0 && !here.includes(place.person)}
          canSit={me !== undefined && !isKicked && (own === undefined || mayShare)}
          isSecondSeat={own !== undefined}
          canGiveToBots={isHost}
          bots={table.settings.isRated ? [] : bots}
          isBusy={isBusy}
          act={act}
        />
      ))}
    </ol>
  );
}

/** Begins the game, or says what it waits for; without the host, another person takes over. */
function BeginButtons({ table, people, role, isBusy, act }: ActProps) {
  const t = useLobbyTranslator();
  const { lacks, isReady, canTakeOver } = role;
  const host = personName(t, people, table.host);
  const why = canTakeOver
    ? t(isReady ? 'lobby.hostAwayBegin' : 'lobby.hostAwayTake', { name: host })
    : lacks.free > 0
      ? t(table.settings.isRated ? 'lobby.missingRated' : 'lobby.missing', { n: lacks.free })
      : lacks.bots
        ? t('lobby.missingPeople')
        : t('lobby.beginReady');
  return (
    <p className="form-row">
      <span className="small muted" id="why">
        {why}
      </span>
      {canTakeOver && isReady && (
        <button
          type="button"
          className="link"
          aria-disabled={isBusy || undefined}
          onClick={() => act({ type: 'takeOver' })}
        >
          {t('lobby.takeOver')}
        </button>
      )}
      <button
        type="button"
        className="btn primary"
        aria-disabled={!(isReady || canTakeOver) || isBusy || undefined}
        aria-describedby="why"
        onClick={() => {
          if (isReady) act({ type: 'begin' });
          else if (canTakeOver) act({ type: 'takeOver' });
        }}
      >
        {t(canTakeOver && !isReady ? 'lobby.takeOver' : 'lobby.begin')}
      </button>
    </p>
  );
}

/** The way to a seat for a reader without a name; the others wait for the host. */
function SitLink({ id, table, people, isHostAway, me, role: { lacks } }: RoleProps) {
  const t = useLobbyTranslator();
  const host = personName(t, people, table.host);
  return (
    <p className="form-row">
      <span className="muted">
        {t(isHostAway ? 'lobby.hostAwaySit' : 'lobby.hostBegins', { name: host })}
      </span>
      {/* That screen asks for a name. */}
      {me === undefined && lacks.free > 0 && (
        <Link to={{ join: id }} className="btn primary">
          {t('lobby.sit')}
        </Link>
      )}
    </p>
  );
}

interface CloseTableButtonProps {
  readonly isBusy: boolean;
  close(): void;
}

/** Lets the host close the table, after a confirmation. */
function CloseTableButton({ isBusy, close }: CloseTableButtonProps) {
  const t = useLobbyTranslator();
  const { isConfirming, first, back, ask, cancel } = useConfirmation();
  if (!isConfirming)
    return (
      <p className="form-row close-table">
        <button ref={first} type="button" className="link" onClick={ask}>
          {t('lobby.close')}
        </button>
      </p>
    );
  return (
    <div className="toast inline" role="alert">
      <p>{t('lobby.closeSure')}</p>
      <p className="form-row">
        <button ref={back} type="button" className="btn" onClick={cancel}>
          {t('lobby.closeNot')}
        </button>
        <button type="button" className="btn" aria-disabled={isBusy || undefined} onClick={close}>
          {t('lobby.close')}
        </button>
      </p>
    </div>
  );
}

/** Returns a sentence for screen readers when people sit down, leave, or become the host. */
function useSeatChanges(
  { seats, host }: Pick<Table, 'seats' | 'host'>,
  people: Readonly<Record<PersonId, PublicPerson>>,
): string {
  const t = useLobbyTranslator();
  const before = useRef({ seats, host });
  const [said, setSaid] = useState('');
  useEffect(() => {
    const came = seatChanges(before.current.seats, seats);
    const isNew = before.current.host !== host;
    before.current = { seats, host };
    if (came.length === 0 && !isNew) return;
    setSaid(
      t.sentences([
        ...came.map((one) =>
          one.what === 'bot'
            ? t('lobby.botSits')
            : t(`lobby.${one.what}`, { name: personName(t, people, one.person) }),
        ),
        ...(isNew ? [t('lobby.isHost', { name: personName(t, people, host) })] : []),
      ]),
    );
  }, [seats, host, people, t]);
  return said;
}
