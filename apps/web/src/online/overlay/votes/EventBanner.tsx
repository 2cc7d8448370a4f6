import type { Entry } from '@bastide/protocol';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../../settings/context.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { isTableEvent, type TableEvent } from '../chat/chat-lines.ts';
import { eventText } from '../event-text.ts';
import { useOverlayTranslator } from '../messages.ts';
import { useOverlay, usePersonNames } from '../state.ts';

/** Milliseconds for which news stays at the usual speed of motion; the chat keeps it. */
export const DISMISS_AFTER_MS = 8_000;

/** Milliseconds between two checks if the news is still in use. */
const RECHECK_MS = 1_000;

interface DismissOptions {
  /** The speed of motion in the settings: a reader who wants slower motion also gets more time to read. */
  readonly speed: number;
  /** True while the reader uses it, or has not seen it yet. */
  readonly isHeld: () => boolean;
  readonly pass: () => void;
}

/** Dismisses news after a time. Returns the function that keeps it. */
export function autoDismiss({ speed, isHeld, pass }: DismissOptions): () => void {
  const look = () => {
    if (isHeld()) timer = setTimeout(look, RECHECK_MS);
    else pass();
  };
  let timer = setTimeout(look, DISMISS_AFTER_MS * Math.max(1, speed));
  return () => clearTimeout(timer);
}

/**
 * The latest event beside the game. It disappears when the game goes on, when the reader closes it, or after some
 * seconds. Events shown elsewhere are not repeated.
 */
export function EventBanner() {
  const { table, entries, mine } = useOverlay();
  // The chat has the events from before the table was opened.
  const [from, setFrom] = useState(table.version);
  const latest = entries.findLast(({ kind }) => kind !== 'said' && kind !== 'joined' && kind !== 'hidden');
  if (!latest || latest.seq < from || !isTableEvent(latest) || KINDS_SHOWN_ELSEWHERE.has(latest.kind))
    return null;
  if ('seat' in latest && mine.includes(latest.seat)) return null;
  if (latest.kind === 'answered' && latest.yes) return null;
  return <EventNote key={latest.seq} news={latest} tellFrom={setFrom} />;
}

const KINDS_SHOWN_ELSEWHERE: ReadonlySet<string> = new Set(['asked', 'paused', 'over', 'rematch']);

interface Props {
  readonly news: TableEvent & Entry;
  /** Hides all entries before that one. */
  tellFrom(this: void, seq: number): void;
}

/** Dismisses a banner after a time, unless it is in use. Returns the banner's element. */
export function useAutoDismiss(next: number, tellFrom: (seq: number) => void) {
  const { speed } = useSettings().settings;
  const band = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isHeld = () => document.hidden || (band.current?.matches(':hover, :focus-within') ?? false);
    return autoDismiss({ speed, isHeld, pass: () => tellFrom(next) });
  }, [speed, next, tellFrom]);
  return band;
}

function EventNote({ news, tellFrom }: Props) {
  const t = useOverlayTranslator();
  const names = usePersonNames();
  const next = news.seq + 1;
  const band = useAutoDismiss(next, tellFrom);
  return (
    <div className="banner" ref={band}>
      <p>{eventText(t, news, names)}</p>
      <button type="button" className="round" aria-label={t('act.close')} onClick={() => tellFrom(next)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
