import { type RefObject, useEffect } from 'react';
import type { ScreenLayout } from '../../../table/use-layout.ts';

/** Tells the table's style how far what is to be decided reaches up over the wood: `--rise`, in pixels. */
export function useRevealOnToast(table: RefObject<HTMLElement | null>, layout: ScreenLayout): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each layout has its own parts
  useEffect(() => {
    const wood = table.current;
    const rim = wood?.parentElement?.querySelector(':scope > .rim-area');
    if (!wood || !rim) return;
    const measured = new ResizeObserver(() => {
      const over = wood.getBoundingClientRect().bottom - rim.getBoundingClientRect().top;
      wood.style.setProperty('--rise', `${Math.max(0, Math.round(over))}px`);
    });
    measured.observe(wood);
    measured.observe(rim);
    return () => {
      measured.disconnect();
      wood.style.removeProperty('--rise');
    };
  }, [table, layout]);
}
