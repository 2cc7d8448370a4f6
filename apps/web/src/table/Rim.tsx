import type { ReactNode } from 'react';
import { useTableBase } from './context.ts';

interface Props {
  /** The sentence, and what belongs to it. */
  readonly say: ReactNode;
  /** What is chosen and done. */
  readonly children: ReactNode;
}

/** The edge of the table before the player. */
export function Rim({ say, children }: Props) {
  const { colours, front } = useTableBase();
  return (
    <footer className="rim" data-colour={colours[front]}>
      <div className="say-line">{say}</div>
      <div className="rim-row">{children}</div>
    </footer>
  );
}
