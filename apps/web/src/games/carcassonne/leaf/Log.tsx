import { Chronicle } from '../../../table/Chronicle.tsx';
import { useTable } from '../context.ts';
import { logRule, logSeats, logSum, logWords } from '../text/log-words.ts';
import { useWords } from '../words/index.ts';

/** The chronicle of the game. */
export function Log() {
  const t = useWords();
  const { moment, people } = useTable();
  const lines = moment.log.map((line) => ({
    after: line.after,
    seats: logSeats(line),
    words: logWords(t, line, people.names),
    gain: line.kind === 'scored' ? line.points : undefined,
    rule: logRule(line),
    sum: logSum(t, line),
  }));
  return <Chronicle lines={lines} empty={t('log.empty')} />;
}
