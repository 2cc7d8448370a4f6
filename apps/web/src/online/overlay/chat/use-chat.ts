import type { PersonId } from '@bastide/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useBlocked } from '../../blocks.tsx';
import type { OnlineMoment, TableConnection } from '../../table-connection.ts';
import { type ChatMessage, chatLines, type TableEvent, unreadMessages } from './chat-lines.ts';

/** Settings of this device for all chats. */
export interface StoredChat {
  /** People whose messages are hidden here, at all tables. */
  readonly muted: readonly PersonId[];
  /** Number of log entries seen, by table, for the tables opened last. */
  readonly seen: readonly (readonly [table: string, entries: number])[];
}

const CHAT_KEY = 'bastide.talk';

const MAX_TABLES = 50;

/** Reads stored settings, member by member; leaves out invalid ones. */
export function parseChat(text: string | null): StoredChat {
  let kept: { muted?: unknown; seen?: unknown } = {};
  try {
    kept = Object(JSON.parse(text ?? '{}')) as typeof kept;
  } catch {
    // Same as if nothing were stored.
  }
  const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  return {
    muted: list(kept.muted).filter((one) => typeof one === 'string'),
    seen: list(kept.seen).filter(
      (one): one is [string, number] =>
        Array.isArray(one) && typeof one[0] === 'string' && Number.isInteger(one[1]),
    ),
  };
}

export function loadChat(): StoredChat {
  try {
    return parseChat(localStorage.getItem(CHAT_KEY));
  } catch {
    return parseChat(null);
  }
}

/** Stores a change of the latest stored settings. */
export function saveChat(change: (kept: StoredChat) => Partial<StoredChat>): StoredChat {
  const before = loadChat();
  const kept = { ...before, ...change(before) };
  try {
    localStorage.setItem(CHAT_KEY, JSON.stringify(kept));
  } catch {
    // Without storage the change lasts until the page is closed.
  }
  return kept;
}

/** Returns the settings with that number of entries seen of a table. */
export const withSeen = ({ seen }: StoredChat, table: string, entries: number): Partial<StoredChat> => ({
  seen: [...seen.filter(([one]) => one !== table), [table, entries] as const].slice(-MAX_TABLES),
});

export const withMuted = (
  { muted }: StoredChat,
  person: PersonId,
  isMuted: boolean,
): Partial<StoredChat> => ({
  muted: [...muted.filter((one) => one !== person), ...(isMuted ? [person] : [])],
});

/** The chat of the table, as the reader wants to see it. */
export interface ChatState {
  /** True if the chat is open. */
  readonly isOpen: boolean;
  open(isOpen: boolean): void;
  /** True if messages are shown; at a rated table only when the reader asks for them. */
  readonly isShown: boolean;
  show(): void;
  readonly lines: readonly (ChatMessage | TableEvent)[];
  /** Messages of others that the reader has not seen. */
  readonly unread: readonly ChatMessage[];
  readonly muted: readonly PersonId[];
  mute(person: PersonId, isMuted: boolean): void;
  /** People whom the reader has blocked, on all devices. */
  readonly blocked: ReturnType<typeof useBlocked>;
}

export function useChat(online: TableConnection, { table, entries }: OnlineMoment): ChatState {
  const [isOpen, open] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [kept, setKept] = useState(loadChat);
  const isShown = isAsked || !table.settings.isRated;
  const seen = kept.seen.find(([one]) => one === online.id)?.[1] ?? 0;
  const { version } = table;
  useEffect(() => {
    if (isOpen && isShown && seen < version) setKept(saveChat((now) => withSeen(now, online.id, version)));
  }, [isOpen, isShown, seen, version, online.id]);
  const blocked = useBlocked(online.me);
  const lines = useMemo(
    () => chatLines(entries, [...kept.muted, ...blocked.map(({ id }) => id)]),
    [entries, kept.muted, blocked],
  );
  const mute = useCallback(
    (person: PersonId, isMuted: boolean) => setKept(saveChat((now) => withMuted(now, person, isMuted))),
    [],
  );
  return {
    isOpen,
    open,
    isShown,
    show: () => setAsked(true),
    lines,
    unread: isShown ? unreadMessages(lines, isOpen ? version : seen, online.me) : [],
    muted: kept.muted,
    mute,
    blocked,
  };
}
