import { yourTurn } from '../../src/people/turn-words.ts';
import { overWords, type Question } from '../../src/table/answers.ts';
import type { ChronicleLine } from '../../src/table/Chronicle.tsx';
import type { Table } from './context.ts';
import type { Line } from './session.ts';
import type { Words } from './words.ts';

const scoresOf = (t: Words, points: readonly number[], { people }: Pick<Table, 'people'>) =>
  t.parts(points.map((n, seat) => t('answer.score', { name: people.names[seat]!, points: n })));

/** An event in words. */
export function lineOf(t: Words, { after, event }: Line, table: Pick<Table, 'people'>): ChronicleLine {
  if (event.type === 'paid')
    return { after, seats: [], words: t('pearls.paid', { list: scoresOf(t, event.points, table) }) };
  const words =
    event.type === 'dealt' ? t('pearls.dealt', { pearl: event.pearl ?? 'none' }) : t('pearls.chose');
  return { after, seats: [event.seat], words };
}

/** The same as a sentence of its own. */
export function aloud(t: Words, line: Line, table: Pick<Table, 'people'>): string {
  const { seats, words } = lineOf(t, line, table);
  const [seat] = seats;
  return seat === undefined ? words : t('live.laid', { name: table.people.names[seat]!, what: words });
}

/** What is asked, or how it ended. */
export function headOf(t: Words, table: Table): string {
  const { moment, people, mine, next } = table;
  if (moment.outcome) return overWords(t, moment.outcome, people);
  if (next !== undefined) return t('pearls.covered', { name: people.names[next]! });
  return mine ? t('pearls.ask', { pearl: moment.view.hand ?? 'none' }) : t('pearls.wait');
}

export function answerTo(t: Words, table: Table, question: Question): string {
  const { moment, people, me, mine } = table;
  switch (question) {
    case 'scores':
      return t('answer.scores', { list: scoresOf(t, table.view.points, table) });
    case 'moves':
      return moment.log
        .slice(-3)
        .map((line) => aloud(t, line, table))
        .join(' ');
    case 'awaited':
      return mine && me !== undefined ? yourTurn(t, people, me) : headOf(t, table);
    case 'whatIsThis':
      return t('pearls.board', table.view.unseen);
    default:
      return mine ? headOf(t, table) : t('answer.optionsNone');
  }
}
