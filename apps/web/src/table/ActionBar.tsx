import type { ReactNode } from 'react';
import { useTableBase } from './context.ts';

interface Props {
  /** The sentence, and what belongs to it. */
  readonly prompt: ReactNode;
  /** The choice and its buttons. */
  readonly children: ReactNode;
}

/** The edge of the table before the player. */
export function ActionBar({ prompt, children }: Props) {
  const { colours, frontSeat } = useTableBase();
  return (
    <footer className="action-bar" data-colour={colours[frontSeat]}>
      <div className="prompt-line">{prompt}</div>
      <div className="action-bar-row">{children}</div>
    </footer>
  );
}
