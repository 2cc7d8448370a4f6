import type { MouseEvent, ReactNode } from 'react';
import { navigate, openReplay } from './history.ts';
import { hrefOf, type Route } from './route.ts';

interface Props {
  readonly to: Route;
  readonly className?: string;
  readonly label?: string | undefined;
  readonly isCurrent?: boolean;
  /** True if something there waits for the reader. */
  readonly hasAlert?: boolean;
  /** True for a link to a replay that starts by itself. */
  readonly autoplay?: boolean;
  readonly children: ReactNode;
}

/** Links to another screen of this page; with a modifier key it opens in another window, as links do. */
export function Link({ to, className, label, isCurrent, hasAlert, autoplay, children }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (autoplay) openReplay(to);
    else navigate(to);
  };
  return (
    <a
      href={hrefOf(to)}
      className={className}
      aria-label={label}
      data-called={hasAlert || undefined}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
