import type { ReactNode } from 'react';
import { useTableBase } from './context.ts';

interface Props {
  /** The sentence, and what belongs to it. */
  readonly prompt: ReactNode;
  /** What is chosen and done. */
  readonly children: ReactNode;
}

/** The edge of the table before the player. */
export function ActionBar({ prompt, children }: Props) {
  const { colours, frontSeat } = useTableBase();
  return (
    <footer className="rim" data-colour={colours[frontSeat]}>
      <div className="say-line">{prompt}</div>
      <div className="rim-row">{children}</div>
    </footer>
  );
}
