import { tableOf } from '@bastide/protocol';
import { Suspense, useEffect, useState } from 'react';
import { useGame, useGames } from '../game/context.ts';
import { useBlockedHere } from '../online/blocks.tsx';
import { closedBy } from '../online/closed-by.ts';
import { ProblemError } from '../online/problem.ts';
import { replaceRoute } from '../router/history.ts';
import { Link } from '../router/Link.tsx';
import { tableSettingsText } from './clock-text.ts';
import { useCurrentUser, useSignedInUser } from './current-user.ts';
import { GamePicture, OptionsSummary } from './GameSummary.tsx';
import {
  type InvitedTable,
  isNameNeeded,
  type JoinStatus,
  joinStatusOf,
  parseInvitation,
} from './join-link.ts';
import { LobbyLayout } from './LobbyLayout.tsx';
import { useLobbyTranslator } from './messages.ts';
import { NameEntry, useNameEntry } from './NameEntry.tsx';
import { ProblemNote } from './ProblemNote.tsx';
import { RatedNote } from './RatedNote.tsx';
import { SeatIcons } from './SeatIcons.tsx';
import { hasGuest, personName, seatInfos } from './seat-info.ts';
import { fetchTableNews, sendCommand, takeSeat } from './table-api.ts';
import { useRequest } from './use-request.ts';

/** The page of an invitation: the host, the game, and a seat. */
export function JoinScreen({ invitation }: { readonly invitation: string }) {
  const t = useLobbyTranslator();
  const [chance, tell] = useState<JoinStatus>();
  const title = chance === 'closed' ? t('lobby.title') : t('join.title', { chance: chance ?? 'none' });
  return (
    <LobbyLayout title={title} back={{ lobby: 'tables' }}>
      <JoinTable key={invitation} {...parseInvitation(invitation)} tell={tell} />
    </LobbyLayout>
  );
}

interface Props {
  readonly id: string;
  readonly token: string | undefined;
}

interface InvitationProps extends Props {
  /** Reports the reader's options there; undefined: unknown, or none. */
  tell(this: void, chance: JoinStatus | undefined): void;
}

function JoinTable({ id, token, tell }: InvitationProps) {
  const t = useLobbyTranslator();
  const games = useGames();
  const { me } = useCurrentUser();
  const person = useSignedInUser()?.id;
  const [invited, setInvited] = useState<
    InvitedTable | 'unknown' | 'failed' | { readonly removal: string }
  >();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew with each try, and when the reader is known
  useEffect(() => {
    let gone = false;
    fetchTableNews(id, token).then(
      (news) => {
        const table = tableOf(news.entries);
        const isKnown = table !== undefined && games.some(({ name }) => name === table.game);
        if (!gone) setInvited(isKnown ? { table, people: news.people } : 'unknown');
      },
      (error: unknown) => !gone && setInvited(joinErrorOf(error)),
    );
    return () => {
      gone = true;
    };
  }, [id, token, tries, me]);
  const isTable = typeof invited === 'object' && 'table' in invited;
  const chance = isTable ? joinStatusOf(invited.table, person) : undefined;
  useEffect(() => tell(chance), [tell, chance]);
  const isHere = chance === 'sits';
  useEffect(() => {
    // A person who sits there already went straight to the table.
    if (isHere) replaceRoute({ game: id });
  }, [isHere, id]);
  if (invited === undefined || isHere) return null;
  if (isTable)
    return <JoinSheet id={id} token={token} invited={invited} again={() => setTries((now) => now + 1)} />;
  return (
    <div className="sheet-like lobby-note" role="alert">
      <h2>
        {typeof invited === 'object'
          ? invited.removal
          : t(invited === 'unknown' ? 'join.unknown' : 'lobby.unreached')}
      </h2>
      {invited === 'unknown' && <p>{t('join.unknownNote')}</p>}
      <p className="form-row">
        {invited === 'failed' && (
          <button type="button" className="btn" onClick={() => setTries((now) => now + 1)}>
            {t('act.tryAgain')}
          </button>
        )}
        <Link to={{ lobby: 'tables' }} className="btn">
          {t('lobby.toLobby')}
        </Link>
      </p>
    </div>
  );
}

/**
 * Returns the reason why the table of a link cannot be shown; a player removed by the host reads the server's own
 * words.
 */
function joinErrorOf(error: unknown): 'unknown' | 'failed' | { readonly removal: string } {
  if (!(error instanceof ProblemError)) return 'failed';
  return error.code === 'kicked' ? { removal: error.message } : 'unknown';
}

interface SheetProps extends Props {
  readonly invited: InvitedTable;
  /** Loads the table again. */
  again(): void;
}

function JoinSheet(props: SheetProps) {
  const { table, people } = props.invited;
  const t = useLobbyTranslator();
  const game = useGame(table.game);
  const reader = useSignedInUser();
  const person = reader?.id;
  const chance = joinStatusOf(table, person);
  const who = closedBy(table, person);
  const isAsked = chance === 'free';
  const blockedHere = useBlockedHere(person, table.seats);
  return (
    <section className="sheet-like lobby-sheet join" aria-labelledby="join">
      <Suspense fallback={<span className="picture wood" />}>
        <GamePicture game={game} />
      </Suspense>
      <h2 id="join">
        {chance === 'closed'
          ? t('online.closed', { who })
          : t(isAsked ? 'join.invited' : 'join.tableOf', { name: personName(t, people, table.host) })}
      </h2>
      <div className="terms">
        <p className="join-game">{t(`${table.game}.name`)}</p>
        <p>
          <OptionsSummary game={table.game} options={table.options} />
        </p>
        <p className="small muted">{t.sentences(tableSettingsText(t, table.settings))}</p>
        {table.settings.isRated && chance !== 'closed' && (
          <RatedNote
            visibility={table.settings.visibility}
            guest={hasGuest(table, person, isAsked && !reader?.isKept)}
          />
        )}
      </div>
      <SeatIcons places={seatInfos(t, table.seats, people)} isFull />
      {blockedHere !== undefined && chance !== 'closed' && <p className="toast inline">{blockedHere}</p>}
      {chance !== 'free' && chance !== 'sits' && (
        <p className="toast inline">
          {chance === 'closed' ? t('online.closedNote', { who }) : t(`join.${chance}`)}
        </p>
      )}
      {chance === 'closed' ? <ClosedLinks /> : <JoinForm {...props} chance={chance} />}
    </section>
  );
}

/** The ways onward from a table that was closed. */
function ClosedLinks() {
  const t = useLobbyTranslator();
  return (
    <p className="form-row">
      <Link to={{ lobby: 'open' }} className="btn">
        {t('lobby.open')}
      </Link>
      <Link to={{ lobby: 'tables' }} className="btn primary">
        {t('lobby.toLobby')}
      </Link>
    </p>
  );
}

/** The reader's name, if the table asks for one, and the buttons to watch and to sit down. */
function JoinForm({
  id,
  token,
  invited: { table },
  again,
  chance,
}: SheetProps & { readonly chance: JoinStatus }) {
  const t = useLobbyTranslator();
  const naming = useNameEntry();
  const { isBusy, problem, run } = useRequest();
  const isAsked = chance === 'free';
  const isNamed = isNameNeeded(table);
  const isReady = naming.isReady && !isBusy;
  const canWatch = isNamed ? isReady : !isBusy;
  const go = async (what: () => Promise<unknown>) => {
    if (await run(what)) replaceRoute({ game: id });
    else again();
  };
  const watch = () =>
    go(async () => {
      // At a public table spectators need no name.
      if (!isNamed) return;
      await naming.arrive();
      if (token !== undefined) await sendCommand(id, { type: 'join' }, token);
    });
  const sit = () =>
    go(async () => {
      await naming.arrive();
      await takeSeat(id, { invite: token });
    });
  return (
    <form
      className="join-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isAsked ? isReady : canWatch) void (isAsked ? sit() : watch());
      }}
    >
      {(isAsked || isNamed) && <NameEntry naming={naming} isFirst />}
      {isNamed && naming.isNeeded && <p className="small">{t('join.named')}</p>}
      <ProblemNote because={problem} />
      <p className="form-row">
        <button
          type={isAsked ? 'button' : 'submit'}
          className={isAsked ? 'btn' : 'btn primary'}
          aria-disabled={!canWatch || undefined}
          {...(isAsked && { onClick: () => canWatch && void watch() })}
        >
          {t(chance === 'over' ? 'lobby.look' : 'lobby.watch')}
        </button>
        {isAsked && (
          <button type="submit" className="btn primary" aria-disabled={!isReady || undefined}>
            {t('lobby.sit')}
          </button>
        )}
      </p>
    </form>
  );
}
