import { useCallback } from 'react';
import { useStableList } from '../../../parts/use-stable.ts';
import { LogPanel } from '../../../table/Chronicle.tsx';
import { useCatan } from '../context.ts';
import type { LogLine } from '../log/lines.ts';
import { logLineText } from '../text/log-words.ts';
import { useWords } from '../words/index.ts';

/** The chronicle of the game. */
export function Log() {
  const t = useWords();
  const { lines, view, people } = useCatan();
  const hexes = useStableList(view.hexes);
  const tell = useCallback(
    (line: LogLine) => ({
      after: line.after,
      seats: line.seat === null ? [] : [line.seat],
      words: logLineText(t, line, { hexes }, people),
      gain: line.kind === 'ended' ? undefined : line.points,
      rule: isWorthShowing(line) ? line.rule : undefined,
    }),
    [t, hexes, people],
  );
  return <LogPanel lines={lines} tell={tell} empty={t('catan.log.empty')} />;
}

/** Where the rule is more than a matter of course. */
const isWorthShowing = ({ kind }: LogLine): boolean =>
  kind === 'rolled' || kind === 'award' || kind === 'revealed' || kind === 'ended';
