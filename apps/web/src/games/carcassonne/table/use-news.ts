import { useMemo } from 'react';
import type { People } from '../../../people/people.ts';
import { yourTurnText } from '../../../people/turn-words.ts';
import { type LiveText, useLive } from '../../../table/use-live.ts';
import { type CarcassonneMoment, deciderOf } from '../session.ts';
import { logLineText, logSeats } from '../text/log-words.ts';
import { tileText } from '../text/tile-words.ts';
import { legalCells } from '../turn/plan.ts';
import { useWords, type Words } from '../words/index.ts';

/** What is read aloud as it happens: others' moves politely, my turn at once. */
export function useAnnouncements(
  moment: CarcassonneMoment,
  people: People,
  mine: boolean,
  purist: boolean,
): LiveText {
  const t = useWords();
  const call = useMemo(
    () => (mine ? turnAnnouncement(t, moment, people, purist) : ''),
    [mine, t, moment, people, purist],
  );
  return useLive(moment.log, (line) => lineAnnouncement(t, line, people), call);
}

function lineAnnouncement(t: Words, line: CarcassonneMoment['log'][number], people: People): string {
  const what = logLineText(t, line, people.names);
  const seats = logSeats(line);
  if (seats.length === 0) return t.sentence(what);
  const name = t.list(seats.map((seat) => people.names[seat]!));
  if (line.kind === 'scored') return t('live.scored', { name, what, points: line.points });
  return t(line.kind === 'goods' ? 'live.goods' : 'live.laid', { name, what });
}

function turnAnnouncement(t: Words, moment: CarcassonneMoment, people: People, purist: boolean): string {
  const { view } = moment;
  const seat = deciderOf(moment);
  if (view.phase === 'farmer') return t('answer.farmer');
  if (view.phase === 'second') return t('answer.second');
  if (view.phase !== 'place') return '';
  const tile = view.drawn ? tileText(t, view.drawn) : '';
  const news = purist ? t('say.tile', { tile }) : t('live.turn', { tile, n: legalCells(view).length });
  return t.sentences([yourTurnText(t, people, seat), news]);
}
