import './overlay.css';
import { type Entry, type PersonId, seatsOf, type Table } from '@bastide/protocol';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { itemAt } from '../../must.ts';
import { useBackToClose } from '../../router/history.ts';
import { useTableBase } from '../../table/context.ts';
import { type TableOverlay, TableOverlayContext } from '../../table/overlay.ts';
import { Prompt } from '../../table/Prompt.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useSecondsLost } from '../ConnectionNotes.tsx';
import type { OnlineMoment, TableConnection } from '../table-connection.ts';
import { Banners } from './Banners.tsx';
import { useChat } from './chat/use-chat.ts';
import { Chat } from './chat-panel/Chat.tsx';
import { type OverlayTranslator, useOverlayTranslator } from './messages.ts';
import { OverlayDecision } from './OverlayDecision.tsx';
import { OverlayIcon } from './OverlayIcon.tsx';
import { OverlayLayer } from './OverlayLayer.tsx';
import { absentSeat, substitutedSeat } from './presence.ts';
import { earlyLeavers, nextStepOf } from './result/early-leavers.ts';
import { SeatBadge, SeatStatus } from './seats/SeatStatus.tsx';
import { OverlayContext, useOverlay } from './state.ts';
import { useCommands } from './use-commands.ts';
import { OnlineMenu } from './votes/OnlineMenu.tsx';

/** Milliseconds before a person counts as away: lost connections and reloads are shorter. */
const AWAY_AFTER_MS = 5000;

/** Returns the people who sit at the table and have no page of the server open. The reader is never away. */
function useAwayPeople(
  { table, here, elsewhere, link }: OnlineMoment,
  me: PersonId | undefined,
): ReadonlySet<PersonId> {
  const missing = table.seats
    .flatMap(({ person }) =>
      person === null || person === me || here.includes(person) || elsewhere.includes(person) ? [] : [person],
    )
    .sort()
    .join();
  const [away, setAway] = useState<ReadonlySet<PersonId>>(new Set());
  useEffect(() => {
    const all = missing === '' ? [] : missing.split(',');
    // People who return count as present at once.
    setAway((before) => new Set(all.filter((person) => before.has(person))));
    // Without a connection nobody knows.
    if (!link.isOpen || all.length === 0) return;
    const timer = setTimeout(() => setAway(new Set(all)), AWAY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [missing, link.isOpen]);
  return away;
}

/** Components that an online table adds to the table's frame. */
const SLOTS: Omit<TableOverlay, 'isOffline' | 'substituteText' | 'absentText' | 'nextStepText'> = {
  SeatStatus,
  SeatBadge,
  Tools: ChatButton,
  SidebarPart: ChatSidebar,
  Banners,
  Decision: OverlayDecision,
  Result: OverlayResult,
  MenuPart: OnlineMenu,
  Layer: OverlayLayer,
};

interface Props {
  readonly online: TableConnection;
  /** The table's screen. */
  readonly children: ReactNode;
}

/** Context of an online table: presence, chat, questions and clocks. */
export function OverlayProvider({ online, children }: Props) {
  const t = useOverlayTranslator();
  const moment = useSyncExternalStore(online.subscribe, online.moment);
  const commands = useCommands(online);
  const chat = useChat(online, moment);
  const away = useAwayPeople(moment, online.me);
  const isOffline = useSecondsLost(moment.link) !== undefined;
  const { table, entries, people } = moment;
  const mine = seatsOf(table, online.me);
  const delegated = substitutedSeat(table, mine);
  const name = people[online.me ?? '']?.name ?? '';
  const substituteText =
    delegated === undefined
      ? outText(t, table, entries, mine)
      : // At one of the seats of those who share this screen, too.
        t('overlay.botForYou', { who: mine.length === 1 ? 'you' : 'other', name });
  const absent = absentSeat(table, { away, elsewhere: moment.elsewhere });
  const absentPerson = absent === undefined ? null : itemAt(table.seats, absent).person;
  const isWaiting = absentPerson !== null && !table.awaits.some((seat) => mine.includes(seat));
  const absentName = isWaiting ? people[absentPerson]?.name : undefined;
  const waiting = absentName ? t('overlay.waitsFor', { name: absentName }) : t('overlay.waitsForOther');
  const absentText = isWaiting ? waiting : undefined;
  const nextStepText = t('overlay.onward', { onward: nextStepOf(table, mine.length > 0) });
  const overlay = useMemo(
    () => ({ ...SLOTS, isOffline, substituteText, absentText, nextStepText }),
    [isOffline, substituteText, absentText, nextStepText],
  );
  const state = useMemo(() => ({ online, commands, chat, away }), [online, commands, chat, away]);
  return (
    <TableOverlayContext value={overlay}>
      <OverlayContext value={state}>{children}</OverlayContext>
    </TableOverlayContext>
  );
}

/** The result by points; or the reason, if all opponents have left. */
function OverlayResult({ children }: { readonly children: ReactNode }) {
  const t = useOverlayTranslator();
  const { table, entries, mine } = useOverlay();
  const { people } = useTableBase();
  const { over } = table;
  if (over?.why !== 'resigned' || !over.outcome) return children;
  const { winners } = over.outcome;
  const left = earlyLeavers(table, entries);
  const head = t('overlay.early', {
    you: winners.length === 1 && mine.length === 1 && winners[0] === mine[0] ? 'yes' : 'no',
    names: t.list(winners.map((seat) => itemAt(people.names, seat))),
    n: winners.length,
    why: left.every(({ by }) => by === 'late') ? 'time' : 'givenUp',
    out: left.length,
  });
  return <Prompt text={{ head, details: [], rules: [] }} />;
}

/** Opens and closes the chat; shows the number of unread messages. */
function ChatButton() {
  const t = useOverlayTranslator();
  const { chat } = useOverlay();
  const n = chat.unread.length;
  const label = t('overlay.talk');
  return (
    <button
      type="button"
      className="tool chat-button"
      aria-label={n === 0 ? label : t.parts([label, t('overlay.unread', { n })])}
      aria-pressed={chat.isOpen}
      onClick={() => chat.open(!chat.isOpen)}
    >
      <OverlayIcon name="talk" />
      <span>{label}</span>
      {n > 0 && (
        <b className="num" aria-hidden="true">
          {n}
        </b>
      )}
    </button>
  );
}

/** The chat in the sidebar, instead of the log. */
function ChatSidebar() {
  const t = useOverlayTranslator();
  const { layout } = useTableBase();
  const { chat } = useOverlay();
  const isOpen = layout === 'wide' && chat.isOpen;
  const close = () => chat.open(false);
  useBackToClose(isOpen, close);
  if (!isOpen) return null;
  return (
    <section className="chat" aria-label={t('overlay.talk')}>
      <header>
        <h2>{t('overlay.talk')}</h2>
        <button type="button" className="round" aria-label={t('act.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <Chat />
    </section>
  );
}

/**
 * Returns the sentence that the reader is out of a game that goes on, with the reason; undefined while they still
 * play at least one seat.
 */
export function outText(
  t: OverlayTranslator,
  { state, seats }: Pick<Table, 'state' | 'seats'>,
  entries: readonly Entry[],
  mine: readonly number[],
): string | undefined {
  if (state !== 'running' || mine.length === 0 || !mine.every((seat) => itemAt(seats, seat).isOut))
    return undefined;
  const why = earlyLeavers({ seats }, entries).find(({ seat }) => mine.includes(seat))?.by;
  return t('overlay.out', { why: why ?? 'resigned' });
}
