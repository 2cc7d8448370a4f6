import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslator } from '../i18n/context.ts';

/** Text that is read aloud as it happens. */
export interface LiveText {
  /** Acts of the others, when there is time. */
  readonly polite: string;
  /** Call to the reader, at once. */
  readonly assertive: string;
}

/** Milliseconds within which news is announced together. */
const JOIN_MS = 600;

/**
 * Joins the new lines of the log, and the call that follows from them. `aloud`: returns a line as a whole sentence.
 */
export function useLive<Line>(lines: readonly Line[], aloud: (line: Line) => string, call: string): LiveText {
  const t = useTranslator();
  const [live, setLive] = useState<LiveText>({ polite: '', assertive: '' });
  const told = useRef(lines.length);
  const tell = useEffectEvent(() => {
    const news = lines.slice(told.current);
    told.current = lines.length;
    setLive({ polite: t.sentences(news.map(aloud)), assertive: call });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes meanwhile joins
  useEffect(() => {
    const timer = setTimeout(tell, JOIN_MS);
    return () => clearTimeout(timer);
  }, [lines, call]);
  return live;
}
