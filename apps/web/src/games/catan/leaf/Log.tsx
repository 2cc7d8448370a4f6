import { useCallback } from 'react';
import { useStable } from '../../../parts/use-stable.ts';
import { Chronicle } from '../../../table/Chronicle.tsx';
import { useCatan } from '../context.ts';
import type { Line } from '../log/lines.ts';
import { lineWords } from '../text/log-words.ts';
import { useWords } from '../words/index.ts';

/** The chronicle of the game. */
export function Log() {
  const t = useWords();
  const { lines, view, people } = useCatan();
  const hexes = useStable(view.hexes);
  const tell = useCallback(
    (line: Line) => ({
      after: line.after,
      seats: line.seat === null ? [] : [line.seat],
      words: lineWords(t, line, { hexes }, people),
      gain: line.kind === 'ended' ? undefined : line.points,
      rule: isWorth(line) ? line.rule : undefined,
    }),
    [t, hexes, people],
  );
  return <Chronicle lines={lines} tell={tell} empty={t('catan.log.empty')} />;
}

/** Where the rule is more than a matter of course. */
const isWorth = ({ kind }: Line): boolean =>
  kind === 'rolled' || kind === 'award' || kind === 'revealed' || kind === 'ended';
