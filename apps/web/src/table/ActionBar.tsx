import type { ReactNode } from 'react';
import { useTableBase } from './context.ts';

interface Props {
  /** The prompt with its details. */
  readonly prompt: ReactNode;
  /** The choice and its buttons. */
  readonly children: ReactNode;
}

/** The bar at the player's edge of the table. */
export function ActionBar({ prompt, children }: Props) {
  const { colours, frontSeat } = useTableBase();
  return (
    <footer className="action-bar" data-colour={colours[frontSeat]}>
      <div className="prompt-line">{prompt}</div>
      <div className="action-bar-row">{children}</div>
    </footer>
  );
}
