import type { PersonId } from '@bastide/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Online, OnlineMoment } from '../../online.ts';
import { keepTalk, keptTalk, withMuted, withSeen } from './kept.ts';
import { type Happening, linesOf, type Saying, unread } from './lines.ts';

/** What is said at the table, as far as the reader wishes to hear it. */
export interface Heard {
  /** The talk is open. */
  readonly isOpen: boolean;
  open(isOpen: boolean): void;
  /** Whether words are shown: at a rated table only when the reader asks for them. */
  readonly isShown: boolean;
  show(): void;
  readonly lines: readonly (Saying | Happening)[];
  /** What others said and the reader has not seen. */
  readonly unread: readonly Saying[];
  readonly muted: readonly PersonId[];
  mute(person: PersonId, isMuted: boolean): void;
}

export function useHeard(online: Online, { table, entries }: OnlineMoment): Heard {
  const [isOpen, open] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [kept, setKept] = useState(keptTalk);
  const isShown = isAsked || !table.settings.isRated;
  const seen = kept.seen.find(([one]) => one === online.id)?.[1] ?? 0;
  const { version } = table;
  useEffect(() => {
    if (isOpen && isShown && seen < version) setKept(keepTalk((now) => withSeen(now, online.id, version)));
  }, [isOpen, isShown, seen, version, online.id]);
  const lines = useMemo(() => linesOf(entries, kept.muted), [entries, kept.muted]);
  const mute = useCallback(
    (person: PersonId, isMuted: boolean) => setKept(keepTalk((now) => withMuted(now, person, isMuted))),
    [],
  );
  return {
    isOpen,
    open,
    isShown,
    show: () => setAsked(true),
    lines,
    unread: isShown ? unread(lines, isOpen ? version : seen, online.me) : [],
    muted: kept.muted,
    mute,
  };
}
