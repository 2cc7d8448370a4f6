import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLastSeconds } from './alerts/use-calls.ts';
import { happenedWords } from './happened.ts';
import { isSaying } from './heard/lines.ts';
import { saidWords } from './heard/said.ts';
import { useNames } from './names.ts';
import { useAround } from './state.ts';
import { useWords } from './words/index.ts';

/** What comes within this time is read as one, in milliseconds. */
const JOINED = 600;

/** Reads aloud what others say and what happens beside the game, when there is time; what is shown as a question is read there. */
export function Aloud() {
  const t = useWords();
  const { heard, table, online } = useAround();
  const names = useNames();
  const [said, setSaid] = useState('');
  const told = useRef(table.version);
  const tell = useEffectEvent(() => {
    const news = heard.lines.filter(({ seq }) => seq >= told.current);
    told.current = table.version;
    setSaid(
      t.sentences(
        news.flatMap((line) => {
          if (!isSaying(line)) return line.kind === 'asked' ? [] : [happenedWords(t, line, names)];
          if (!heard.isShown || line.person === online.me) return [];
          return [t('company.aloud', { name: names.of(line.person).name, said: saidWords(t, line) })];
        }),
      ),
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes meanwhile joins
  useEffect(() => {
    const timer = setTimeout(tell, JOINED);
    return () => clearTimeout(timer);
  }, [table.version]);
  const [isShort, setShort] = useState(false);
  useLastSeconds(setShort);
  return (
    <>
      <p className="sr" aria-live="polite">
        {said}
      </p>
      <p className="sr" aria-live="assertive">
        {isShort && t('company.tenSeconds')}
      </p>
    </>
  );
}
