import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslator } from '../i18n/context.ts';

/** What is read aloud as it happens. */
export interface LiveText {
  /** What others do, when there is time. */
  readonly polite: string;
  /** What the reader is called to do, at once. */
  readonly assertive: string;
}

/** News within this time are read as one sentence, in milliseconds. */
const JOIN_MS = 600;

/** Joins the lines of the log that are new, and the call that came of them. `aloud`: a line in a whole sentence. */
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
