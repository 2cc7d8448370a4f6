import { useEffect, useRef, useState } from 'react';
import { yourTurn } from '../../../people/turn-words.ts';
import type { Live } from '../../carcassonne/table/use-live.ts';
import { lineWords } from '../text/log-words.ts';
import { useWords, type Words } from '../words/index.ts';
import type { CatanTable } from './context.ts';

/** News within this time are read as one sentence, in milliseconds. */
const JOINED = 600;

/** What is read aloud as it happens: what others do politely, my turn and my discard at once. */
export function useLive({ lines, now, turn, people, me }: CatanTable): Live {
  const t = useWords();
  const [live, setLive] = useState<Live>({ polite: '', assertive: '' });
  const told = useRef(lines.length);
  const asked = callWords(t, { now, turn, people, me });
  useEffect(() => {
    const timer = setTimeout(() => {
      const news = lines.slice(told.current);
      told.current = lines.length;
      const polite = news.map((line) => {
        const what = lineWords(t, line, now, people);
        return line.seat === null ? `${what}.` : t('live.laid', { name: people.names[line.seat]!, what });
      });
      setLive({ polite: polite.join(' '), assertive: asked });
    }, JOINED);
    return () => clearTimeout(timer);
  }, [lines, now, people, asked, t]);
  return live;
}

type Called = Pick<CatanTable, 'now' | 'turn' | 'people' | 'me'>;

/** What this seat is called to do. */
function callWords(t: Words, { now, turn, people, me }: Called): string {
  if (me === undefined) return '';
  if (turn.asked === 'discard') return t('catan.answer.discard', { n: now.seats[me]!.due });
  if (turn.asked !== 'turn') return '';
  switch (now.phase) {
    case 'settle':
      return `${yourTurn(t, people, me)} ${t('catan.say.chooseIntersection')}`;
    case 'start':
      return `${yourTurn(t, people, me)} ${t('catan.say.roll')}`;
    case 'robber':
      return t('catan.say.chooseHex');
    default:
      return '';
  }
}
