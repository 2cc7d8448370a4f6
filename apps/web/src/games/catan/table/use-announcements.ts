import { itemAt } from '../../../must.ts';
import { yourTurnText } from '../../../people/people.ts';
import { type LiveText, useLive } from '../../../table/use-live-text.ts';
import type { CatanTable } from '../context.ts';
import type { LogLine } from '../log/lines.ts';
import { type CatanTranslator, useCatanTranslator } from '../messages.ts';
import { logLineText } from '../text/log-text.ts';

/** Announcements of events as they happen: others' moves politely, the reader's turn and discard at once. */
export function useAnnouncements({ lines, now, turn, people, viewer }: CatanTable): LiveText {
  const t = useCatanTranslator();
  const aloud = (line: LogLine) => {
    const what = logLineText(t, line, now, people);
    return line.seat === null
      ? t.sentence(what)
      : t('liveRegion.laid', { name: itemAt(people.names, line.seat), what });
  };
  return useLive(lines, aloud, callWords(t, { now, turn, people, viewer }));
}

type Called = Pick<CatanTable, 'now' | 'turn' | 'people' | 'viewer'>;

/** Returns the call to this seat: a turn or a discard. */
function callWords(t: CatanTranslator, { now, turn, people, viewer }: Called): string {
  if (viewer === undefined) return '';
  if (turn.asked === 'discard') return t('catan.answer.discard', { n: itemAt(now.seats, viewer).due });
  if (turn.asked !== 'turn') return '';
  switch (now.phase) {
    case 'settle':
      return t.sentences([yourTurnText(t, people, viewer), t('catan.say.chooseIntersection')]);
    case 'start':
      return t.sentences([yourTurnText(t, people, viewer), t('catan.say.roll')]);
    case 'robber':
      return t('catan.say.chooseHex');
    default:
      return '';
  }
}
