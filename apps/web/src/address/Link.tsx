import type { MouseEvent, ReactNode } from 'react';
import { type Address, linkTo } from './address.ts';
import { goTo, playFrom } from './history.ts';

interface Props {
  readonly to: Address;
  readonly className?: string;
  readonly label?: string | undefined;
  readonly isCurrent?: boolean;
  /** Something waits there for the reader. */
  readonly isCalled?: boolean;
  /** Leads to a replay, which is to play by itself. */
  readonly plays?: boolean;
  readonly children: ReactNode;
}

/** Leads to another screen of this page; with a key held it opens in another window, as links do. */
export function Link({ to, className, label, isCurrent, isCalled, plays, children }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (plays) playFrom(to);
    else goTo(to);
  };
  return (
    <a
      href={linkTo(to)}
      className={className}
      aria-label={label}
      data-called={isCalled || undefined}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
