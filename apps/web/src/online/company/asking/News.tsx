import { useState } from 'react';
import { Icon } from '../../../parts/Icon.tsx';
import { happenedWords } from '../happened.ts';
import { isHappening } from '../heard/lines.ts';
import { useNames } from '../names.ts';
import { useAround } from '../state.ts';
import { useWords } from '../words/index.ts';

/** What happened last beside the game, until the game goes on or it is put away; what is shown elsewhere anyway is not told twice. */
export function News() {
  const t = useWords();
  const { table, entries, mine } = useAround();
  const names = useNames();
  // What was there when the table was opened is told by the talk.
  const [from, setFrom] = useState(table.version);
  const latest = entries.findLast(({ kind }) => kind !== 'said' && kind !== 'came' && kind !== 'hidden');
  if (!latest || latest.seq < from || !isHappening(latest) || SHOWN.has(latest.kind)) return null;
  if ('seat' in latest && mine.includes(latest.seat)) return null;
  if (latest.kind === 'answered' && latest.yes) return null;
  return (
    <div className="band">
      <p>{happenedWords(t, latest, names)}</p>
      <button
        type="button"
        className="round"
        aria-label={t('act.close')}
        onClick={() => setFrom(latest.seq + 1)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

const SHOWN: ReadonlySet<string> = new Set(['asked', 'paused', 'over', 'rematch']);
