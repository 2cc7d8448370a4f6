import type { Seat } from '@bastide/contract';
import { awaitedSince, type Table, unansweredBy } from '@bastide/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { itemAt } from '../../must.ts';
import { Link } from '../../router/Link.tsx';
import { useTableBase, useTableUi } from '../../table/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SeatEmblem } from '../../ui/InlineSvg.tsx';
import { useIsPast } from '../../ui/use-is-past.ts';
import { ConnectionLost } from '../ConnectionNotes.tsx';
import { type ChatMessage, messageText } from './chat/chat-lines.ts';
import { idleFrom } from './idle.ts';
import { type OverlayTranslator, useOverlayTranslator } from './messages.ts';
import { type AbsentPeople, absentSeat, presenceOf } from './presence.ts';
import { ResultBanner } from './result/ResultBanner.tsx';
import { HandOverButton, mayHandOver } from './seats/HandOverButton.tsx';
import { useOverlay, usePersonNames } from './state.ts';
import { returnsDraw } from './taken-actions.ts';
import { EventBanner, useAutoDismiss } from './votes/EventBanner.tsx';

/**
 * Says that the table waits for somebody who is absent or idle. A reader who may hand over their seat gets the
 * button.
 */
function AbsentBanner() {
  const t = useOverlayTranslator();
  const around = useOverlay();
  const names = usePersonNames();
  const silent = useIdleSeat();
  const absent = absentSeat(around.table, around);
  if (absent === undefined)
    return silent !== undefined && mayHandOver(around, around.online.me, silent, Date.now()) ? (
      <IdleBanner key={silent} seat={silent} />
    ) : null;
  return (
    <div className="banner">
      <p>{t('overlay.isAway', { name: names.at(absent) })}</p>
      <p className="banner-actions">
        <HandOverButton key={absent} seat={absent} className="btn" />
      </p>
    </div>
  );
}

const MINUTE = 60_000;

function IdleBanner({ seat }: { readonly seat: Seat }) {
  const t = useOverlayTranslator();
  const names = usePersonNames();
  const { table, entries, ahead } = useOverlay();
  const since = awaitedSince(table, entries, seat) ?? 0;
  // The condition stays true at any later time.
  const minutes = Math.max(1, Math.floor((Date.now() + ahead - since) / MINUTE));
  return (
    <div className="banner" role="status">
      <p>{t('overlay.isSilent', { name: names.at(seat), n: minutes })}</p>
      <p className="banner-actions">
        <HandOverButton seat={seat} className="btn" />
      </p>
    </div>
  );
}

/**
 * Returns another person's seat for which the game has waited for long, though its owner is there; undefined: none.
 */
function useIdleSeat(): Seat | undefined {
  const around = useOverlay();
  const { table, mine, away } = around;
  const seat = table.awaits.find(
    (one) => !mine.includes(one) && !away.has(itemAt(table.seats, one).person ?? ''),
  );
  return useIsPast(seat === undefined ? undefined : idleFrom(around, seat), around.ahead) ? seat : undefined;
}

/** Banners above the prompt: questions and news beside the game. None of them covers the board. */
export function Banners() {
  const { link } = useOverlay();
  return (
    <div className="banners">
      <ConnectionLost link={link} isBanner />
      <UnsentBanner />
      <RefusalBanner />
      <VoteBanner />
      <EventBanner />
      <ChatBanner />
      <AbsentBanner />
      <WatchingBanner />
      <ResultBanner />
    </div>
  );
}

/** A label for spectators while the game goes on, with a link to other tables. */
function WatchingBanner() {
  const t = useOverlayTranslator();
  const { table, mine } = useOverlay();
  const past = useTableUi((ui) => ui.past);
  if (mine.length > 0 || table.state !== 'running' || past !== undefined) return null;
  return (
    <div className="banner watching">
      <p className="muted">{t('overlay.watching')}</p>
      <Link to={{ lobby: 'tables' }} className="link">
        {t('overlay.onward', { onward: 'lobby' })}
      </Link>
    </div>
  );
}

/** The server's reason for refusing a command; the chat shows its own. */
function RefusalBanner() {
  const t = useOverlayTranslator();
  const { commands, chat } = useOverlay();
  if (commands.because === undefined || chat.isOpen) return null;
  return (
    <div className="banner banner-refused" role="alert">
      <p>{commands.because}</p>
      <button type="button" className="round" aria-label={t('act.close')} onClick={commands.forget}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/**
 * Says that a command may not have arrived. It is sent again when the connection returns, or when the reader presses
 * the button.
 */
function UnsentBanner() {
  const t = useOverlayTranslator();
  const { unsent } = useTableBase();
  const { link } = useOverlay();
  const again = useEffectEvent(() => unsent?.retry());
  useEffect(() => {
    if (link.isOpen) again();
  }, [link.isOpen]);
  if (!unsent) return null;
  return (
    <div className="banner banner-refused" role="alert">
      <p>{t('warning.notSent', { because: unsent.because })}</p>
      <p className="banner-actions">
        <button type="button" className="btn" onClick={unsent.retry}>
          {t('act.tryAgain')}
        </button>
      </p>
    </div>
  );
}

/** A question to all players: the seat that asks, with yes and no for those who have not answered. */
export function VoteBanner() {
  const t = useOverlayTranslator();
  const around = useOverlay();
  const { table, entries, mine, commands } = around;
  const names = usePersonNames();
  const { asking } = table;
  if (!asking) return null;
  const { what, asked } = asking;
  const open = unansweredBy(table);
  const seat = open.find((one) => mine.includes(one));
  const answer = (yes: boolean) => () =>
    seat !== undefined && void commands.run({ type: 'answer', seat, asked, yes });
  return (
    <div className="banner asks" role="status">
      <p>
        {mine.includes(asking.seat)
          ? t('overlay.youAsked', { what })
          : t('overlay.asks', { name: names.at(asking.seat), what })}{' '}
        {asking.to !== undefined && returnsDraw(entries, asking.to) && `${t('overlay.drawGoesBack')} `}
        {seat === undefined && <small>{unansweredText(t, table, names, around)}</small>}
      </p>
      {seat !== undefined && (
        <p className="banner-actions">
          <button type="button" className="btn" onClick={answer(false)}>
            {t('overlay.no')}
          </button>
          <button type="button" className="btn" onClick={answer(true)}>
            {t('overlay.yes')}
          </button>
        </p>
      )}
    </div>
  );
}

/**
 * Names everybody who has not answered the open question, marks those who are away, and says if a delegated seat's
 * owner must agree.
 */
export function unansweredText(
  t: OverlayTranslator,
  table: Table,
  names: { at(seat: number): string },
  who: AbsentPeople,
): string | undefined {
  const open = unansweredBy(table);
  if (open.length === 0) return undefined;
  const named = open.map((seat) => {
    const state = presenceOf(table, seat, who);
    const name = names.at(seat);
    return state === 'away' || state === 'delegated'
      ? t('overlay.nameAndPresence', { name, state: t('overlay.presence', { state }) })
      : name;
  });
  const delegated = open.filter((seat) => itemAt(table.seats, seat).delegate !== null);
  return t.sentences([
    t('overlay.unanswered', { names: t.list(named) }),
    ...(delegated.length > 0
      ? [t('overlay.delegatedDecides', { names: t.list(delegated.map((seat) => names.at(seat))) })]
      : []),
  ]);
}

/**
 * The latest message that the reader has not seen, for some seconds; pressed, it opens the chat. A screen reader hears
 * messages from the chat's live region.
 */
function ChatBanner() {
  const { table, chat } = useOverlay();
  // Older messages wait in the chat.
  const [from, setFrom] = useState(table.version);
  const latest = chat.unread.at(-1);
  if (!latest || latest.seq < from || chat.isOpen) return null;
  return <MessageNote key={latest.seq} message={latest} tellFrom={setFrom} />;
}

interface Props {
  readonly message: ChatMessage;
  /** Hides all entries before that one. */
  tellFrom(this: void, seq: number): void;
}

function MessageNote({ message, tellFrom }: Props) {
  const t = useOverlayTranslator();
  const { chat } = useOverlay();
  const { name, colour } = usePersonNames().of(message.person);
  const next = message.seq + 1;
  const band = useAutoDismiss(next, tellFrom);
  return (
    <div className="banner chat-banner" ref={band}>
      <button type="button" className="chat-banner-text" onClick={() => chat.open(true)}>
        {colour && <SeatEmblem colour={colour} />}
        <span>
          <b>{name}</b> <span dir="auto">{messageText(t, message)}</span>
        </span>
      </button>
      <button type="button" className="round" aria-label={t('act.close')} onClick={() => tellFrom(next)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
