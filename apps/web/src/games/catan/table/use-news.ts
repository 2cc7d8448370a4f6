import { yourTurn } from '../../../people/turn-words.ts';
import { type Live, useLive } from '../../../table/use-live.ts';
import type { CatanTable } from '../context.ts';
import type { Line } from '../log/lines.ts';
import { lineWords } from '../text/log-words.ts';
import { useWords, type Words } from '../words/index.ts';

/** What is read aloud as it happens: what others do politely, my turn and my discard at once. */
export function useNews({ lines, now, turn, people, me }: CatanTable): Live {
  const t = useWords();
  const aloud = (line: Line) => {
    const what = lineWords(t, line, now, people);
    return line.seat === null ? t.sentence(what) : t('live.laid', { name: people.names[line.seat]!, what });
  };
  return useLive(lines, aloud, callWords(t, { now, turn, people, me }));
}

type Called = Pick<CatanTable, 'now' | 'turn' | 'people' | 'me'>;

/** What this seat is called to do. */
function callWords(t: Words, { now, turn, people, me }: Called): string {
  if (me === undefined) return '';
  if (turn.asked === 'discard') return t('catan.answer.discard', { n: now.seats[me]!.due });
  if (turn.asked !== 'turn') return '';
  switch (now.phase) {
    case 'settle':
      return t.sentences([yourTurn(t, people, me), t('catan.say.chooseIntersection')]);
    case 'start':
      return t.sentences([yourTurn(t, people, me), t('catan.say.roll')]);
    case 'robber':
      return t('catan.say.chooseHex');
    default:
      return '';
  }
}
