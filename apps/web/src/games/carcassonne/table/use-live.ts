import { useEffect, useRef, useState } from 'react';
import type { People } from '../../../people/people.ts';
import { yourTurn } from '../../../people/turn-words.ts';
import { type CarcassonneMoment, deciderOf } from '../session.ts';
import { logSeats, logWords } from '../text/log-words.ts';
import { tileWords } from '../text/tile-words.ts';
import { useWords, type Words } from '../words/index.ts';
import { legalCells } from './plan.ts';

export interface Live {
  readonly polite: string;
  readonly assertive: string;
}

/** News within this time are read as one sentence, in milliseconds. */
const JOINED = 600;

/** What is read aloud as it happens: others' moves politely, my turn at once. */
export function useLive(moment: CarcassonneMoment, people: People, mine: boolean): Live {
  const t = useWords();
  const [live, setLive] = useState<Live>({ polite: '', assertive: '' });
  const told = useRef(moment.log.length);
  useEffect(() => {
    const timer = setTimeout(() => {
      const news = moment.log.slice(told.current);
      told.current = moment.log.length;
      const polite = news.map((line) => lineAloud(t, line, people)).join(' ');
      setLive({
        polite,
        assertive: mine ? turnAloud(t, moment, people) : '',
      });
    }, JOINED);
    return () => clearTimeout(timer);
  }, [moment, people, mine, t]);
  return live;
}

function lineAloud(t: Words, line: CarcassonneMoment['log'][number], people: People): string {
  const what = logWords(t, line, people.names);
  const seats = logSeats(line);
  if (seats.length === 0) return what;
  const name = t.list(seats.map((seat) => people.names[seat]!));
  if (line.kind === 'scored') return t('live.scored', { name, what, points: line.points });
  return t(line.kind === 'goods' ? 'live.goods' : 'live.laid', { name, what });
}

function turnAloud(t: Words, moment: CarcassonneMoment, people: People): string {
  const { view } = moment;
  const seat = deciderOf(moment);
  if (view.phase === 'farmer') return t('answer.farmer');
  if (view.phase !== 'place') return '';
  const tile = view.drawn ? tileWords(t, view.drawn) : '';
  return `${yourTurn(t, people, seat)} ${t('live.turn', { tile, n: legalCells(view).length })}`;
}
