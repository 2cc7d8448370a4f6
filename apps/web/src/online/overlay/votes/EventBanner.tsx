import type { Entry } from '@bastide/protocol';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../../settings/context.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { isTableEvent, type TableEvent } from '../chat/chat-lines.ts';
import { eventText } from '../event-text.ts';
import { useOverlay, usePersonNames } from '../state.ts';
import { useWords } from '../words/index.ts';

/** So long news stands at the usual speed of motion, in milliseconds: the talk tells it as well. */
export const DISMISS_AFTER_MS = 8_000;

/** So soon it is looked again whether nobody is at it any more. */
const RECHECK_MS = 1_000;

interface DismissOptions {
  /** As in the settings: whoever wishes motion to take longer reads longer. */
  readonly speed: number;
  /** True if somebody is at it, or has not seen it yet. */
  readonly isHeld: () => boolean;
  readonly pass: () => void;
}

/** Lets news pass by itself. Returns the way to keep it. */
export function autoDismiss({ speed, isHeld, pass }: DismissOptions): () => void {
  const look = () => {
    if (isHeld()) timer = setTimeout(look, RECHECK_MS);
    else pass();
  };
  let timer = setTimeout(look, DISMISS_AFTER_MS * Math.max(1, speed));
  return () => clearTimeout(timer);
}

/**
 * The latest event beside the game, until the game goes on, it is closed, or it was there for some seconds; events that
 * are shown elsewhere anyway are not repeated.
 */
export function EventBanner() {
  const { table, entries, mine } = useOverlay();
  // What was there when the table was opened is told by the talk.
  const [from, setFrom] = useState(table.version);
  const latest = entries.findLast(({ kind }) => kind !== 'said' && kind !== 'came' && kind !== 'hidden');
  if (!latest || latest.seq < from || !isTableEvent(latest) || KINDS_SHOWN_ELSEWHERE.has(latest.kind))
    return null;
  if ('seat' in latest && mine.includes(latest.seat)) return null;
  if (latest.kind === 'answered' && latest.yes) return null;
  return <EventNote key={latest.seq} news={latest} tellFrom={setFrom} />;
}

const KINDS_SHOWN_ELSEWHERE: ReadonlySet<string> = new Set(['asked', 'paused', 'over', 'rematch']);

interface Props {
  readonly news: TableEvent & Entry;
  /** Tells no more of entries before that one. */
  tellFrom(this: void, seq: number): void;
}

function EventNote({ news, tellFrom }: Props) {
  const t = useWords();
  const names = usePersonNames();
  const { speed } = useSettings().settings;
  const band = useRef<HTMLDivElement>(null);
  const next = news.seq + 1;
  useEffect(() => {
    const isHeld = () => document.hidden || band.current!.matches(':hover, :focus-within');
    return autoDismiss({ speed, isHeld, pass: () => tellFrom(next) });
  }, [speed, next, tellFrom]);
  return (
    <div className="banner" ref={band}>
      <p>{eventText(t, news, names)}</p>
      <button type="button" className="round" aria-label={t('act.close')} onClick={() => tellFrom(next)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
