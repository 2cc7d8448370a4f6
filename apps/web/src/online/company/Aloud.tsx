import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTimeWarning } from './alerts/use-calls.ts';
import { eventText } from './happened.ts';
import { isChatMessage } from './heard/lines.ts';
import { messageText } from './heard/said.ts';
import { usePersonNames } from './names.ts';
import { useOverlay } from './state.ts';
import { useWords } from './words/index.ts';

/** What comes within this time is read as one, in milliseconds. */
const JOIN_MS = 600;

/** Reads aloud what others say and what happens beside the game, when there is time; what is shown as a question is read there. */
export function LiveRegion() {
  const t = useWords();
  const { chat, table, online } = useOverlay();
  const names = usePersonNames();
  const [said, setSaid] = useState('');
  const told = useRef(table.version);
  const tell = useEffectEvent(() => {
    const news = chat.lines.filter(({ seq }) => seq >= told.current);
    told.current = table.version;
    setSaid(
      t.sentences(
        news.flatMap((line) => {
          if (!isChatMessage(line)) return line.kind === 'asked' ? [] : [eventText(t, line, names)];
          if (!chat.isShown || line.person === online.me) return [];
          return [t('company.aloud', { name: names.of(line.person).name, said: messageText(t, line) })];
        }),
      ),
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes meanwhile joins
  useEffect(() => {
    const timer = setTimeout(tell, JOIN_MS);
    return () => clearTimeout(timer);
  }, [table.version]);
  const [isShort, setShort] = useState(false);
  useTimeWarning(setShort);
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
