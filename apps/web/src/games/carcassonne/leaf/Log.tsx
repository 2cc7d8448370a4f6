import { useCallback } from 'react';
import { LogPanel } from '../../../table/Chronicle.tsx';
import { useCarcassonne } from '../context.ts';
import type { LogLine } from '../log/lines.ts';
import { logLineText, logRule, logSeats, logSum } from '../text/log-words.ts';
import { useWords } from '../words/index.ts';

/** The chronicle of the game. */
export function Log() {
  const t = useWords();
  const { moment, people } = useCarcassonne();
  const { names } = people;
  const tell = useCallback(
    (line: LogLine) => ({
      after: line.after,
      seats: logSeats(line),
      words: logLineText(t, line, names),
      gain: line.kind === 'scored' ? line.points : undefined,
      rule: logRule(line),
      sum: logSum(t, line),
    }),
    [t, names],
  );
  return <LogPanel lines={moment.log} tell={tell} empty={t('log.empty')} />;
}
