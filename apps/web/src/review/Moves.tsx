import type { Thought } from '@bastide/bots';
import { useTableBase } from '../table/context.ts';
import { percent } from './figures.ts';
import { useWords } from './words/index.ts';

interface Props {
  readonly thoughts: readonly Thought<{ readonly type: string }>[];
  /** What was played, among them. */
  readonly played?: number;
}

/** Moves that were weighed, best first, with what each promises. */
export function Moves({ thoughts, played }: Props) {
  const t = useWords();
  const { text } = useTableBase().session.kit.game;
  return (
    <ol className="moves">
      {thoughts.map(({ action, then, chance }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a move may be weighed with several ends
        <li key={i} className={i === played ? 'on' : undefined}>
          <span>
            {[action, ...then].map((one) => text.write(one)).join(' ')}
            {i === played && <small> {t('review.played')}</small>}
          </span>
          <span className="num">{percent(t, chance)}</span>
        </li>
      ))}
    </ol>
  );
}
