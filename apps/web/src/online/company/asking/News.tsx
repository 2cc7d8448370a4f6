import type { Entry } from '@bastide/protocol';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../parts/Icon.tsx';
import { useSettings } from '../../../settings/context.ts';
import { eventText } from '../happened.ts';
import { isTableEvent, type TableEvent } from '../heard/lines.ts';
import { usePersonNames } from '../names.ts';
import { useOverlay } from '../state.ts';
import { useWords } from '../words/index.ts';
import { autoDismiss } from './passing.ts';

/**
 * What happened last beside the game, until the game goes on, it is put away, or it was there for some seconds; what is shown elsewhere
 * anyway is not told twice.
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
    <div className="band" ref={band}>
      <p>{eventText(t, news, names)}</p>
      <button type="button" className="round" aria-label={t('act.close')} onClick={() => tellFrom(next)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
