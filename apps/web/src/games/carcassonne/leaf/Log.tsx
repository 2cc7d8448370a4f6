import { useCallback } from 'react';
import { Chronicle } from '../../../table/Chronicle.tsx';
import { useTable } from '../context.ts';
import type { LogLine } from '../log/lines.ts';
import { logRule, logSeats, logSum, logWords } from '../text/log-words.ts';
import { useWords } from '../words/index.ts';

/** The chronicle of the game. */
export function Log() {
  const t = useWords();
  const { moment, people } = useTable();
  const { names } = people;
  const tell = useCallback(
    (line: LogLine) => ({
      after: line.after,
      seats: logSeats(line),
      words: logWords(t, line, names),
      gain: line.kind === 'scored' ? line.points : undefined,
      rule: logRule(line),
      sum: logSum(t, line),
    }),
    [t, names],
  );
  return <Chronicle lines={moment.log} tell={tell} empty={t('log.empty')} />;
}
