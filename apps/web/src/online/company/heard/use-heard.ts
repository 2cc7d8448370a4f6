import type { PersonId } from '@bastide/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { OnlineMoment, TableConnection } from '../../online.ts';
import { loadChat, saveChat, withMuted, withSeen } from './kept.ts';
import { type ChatMessage, chatLines, type TableEvent, unreadMessages } from './lines.ts';

/** What is said at the table, as far as the reader wishes to hear it. */
export interface ChatState {
  /** The talk is open. */
  readonly isOpen: boolean;
  open(isOpen: boolean): void;
  /** Whether words are shown: at a rated table only when the reader asks for them. */
  readonly isShown: boolean;
  show(): void;
  readonly lines: readonly (ChatMessage | TableEvent)[];
  /** What others said and the reader has not seen. */
  readonly unread: readonly ChatMessage[];
  readonly muted: readonly PersonId[];
  mute(person: PersonId, isMuted: boolean): void;
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
  const lines = useMemo(() => chatLines(entries, kept.muted), [entries, kept.muted]);
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
  };
}
