import { yourTurnText } from '../../src/people/people.ts';
import { gameOverText, type KeyQuestion } from '../../src/table/answers.ts';
import type { LogText } from '../../src/table/LogPanel.tsx';
import type { PearlsTable } from './context.ts';
import type { PearlsTranslator } from './messages.ts';
import type { PearlsLogEntry } from './session.ts';

const scoresOf = (t: PearlsTranslator, points: readonly number[], { people }: Pick<PearlsTable, 'people'>) =>
  t.parts(points.map((n, seat) => t('answer.score', { name: people.names[seat]!, points: n })));

/** Describes an event in words. */
export function lineOf(
  t: PearlsTranslator,
  { after, event }: PearlsLogEntry,
  table: Pick<PearlsTable, 'people'>,
): LogText {
  if (event.type === 'paid')
    return { after, seats: [], words: t('pearls.paid', { list: scoresOf(t, event.points, table) }) };
  const words =
    event.type === 'dealt' ? t('pearls.dealt', { pearl: event.pearl ?? 'none' }) : t('pearls.chose');
  return { after, seats: [event.seat], words, isPredicate: true };
}

/** Describes an event as a complete sentence. */
export function aloud(t: PearlsTranslator, line: PearlsLogEntry, table: Pick<PearlsTable, 'people'>): string {
  const { seats, words } = lineOf(t, line, table);
  const [seat] = seats;
  return seat === undefined ? words : t('liveRegion.laid', { name: table.people.names[seat]!, what: words });
}

/** Returns the question of the moment, or the result. */
export function headOf(t: PearlsTranslator, table: PearlsTable): string {
  const { moment, people, mine, next } = table;
  if (moment.outcome) return gameOverText(t, moment.outcome, people);
  if (next !== undefined) return t('pearls.covered', { name: people.names[next]! });
  return mine ? t('pearls.ask', { pearl: moment.view.hand ?? 'none' }) : t('pearls.wait');
}

export function answerTo(t: PearlsTranslator, table: PearlsTable, question: KeyQuestion): string {
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
      return mine && me !== undefined ? yourTurnText(t, people, me) : headOf(t, table);
    case 'whatIsThis':
      return t('pearls.board', table.view.unseen);
    default:
      return mine ? headOf(t, table) : t('answer.optionsNone');
  }
}
