import type { Page } from '@playwright/test';

/** The part of a node of React's tree that tells renders. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly type: unknown;
}

declare global {
  interface Window {
    /** Names of the components rendered so far, one for each render: anew, and for the first time. */
    renders: Renders;
  }
}

/** Names of components, one for each render. */
export interface Renders {
  readonly again: string[];
  readonly first: string[];
}

/**
 * Counts the components that React renders from the page's start, by the hook that it offers to developer tools; the
 * page itself holds nothing for it.
 */
export async function countRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** Tags of function and class components, of those with a ref handed on, and of memoized ones. */
    const COMPONENTS = new Set([0, 1, 11, 14, 15]);
    const PERFORMED_WORK = 1;
    window.renders = { again: [], first: [] };
    const nameOf = (type: unknown): string => {
      const { displayName, name, type: inner, render } = type as Record<string, unknown>;
      return String(displayName ?? name ?? (inner || render ? nameOf(inner ?? render) : '?'));
    };
    const count = (fiber: Fiber): void => {
      if (COMPONENTS.has(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0)
        window.renders[fiber.alternate ? 'again' : 'first'].push(nameOf(fiber.type));
      // Children that are still the same objects were passed over.
      if (fiber.child === fiber.alternate?.child) return;
      for (let child = fiber.child; child; child = child.sibling) count(child);
    };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => count(root.current),
        onCommitFiberUnmount: () => {},
        onPostCommitFiberRoot: () => {},
        checkDCE: () => {},
      },
    });
  });
}

/** Names of the components rendered while something is done, and until the page has been quiet for a moment. */
export async function rendersDuring(page: Page, act: () => Promise<void>): Promise<Renders> {
  await quiet(page);
  await page.evaluate(() => {
    window.renders = { again: [], first: [] };
  });
  await act();
  await quiet(page);
  return page.evaluate(() => window.renders);
}

/** Longer than a pointer rests before the board reports what lies under it, in milliseconds. */
const QUIET = 400;

/** Longer than anything new stays lit by itself, in milliseconds. */
const SETTLED = 3000;

/** Waits until a table that was just opened renders nothing by itself any more. */
export const settle = (page: Page) => quiet(page, SETTLED);

async function quiet(page: Page, forMs = QUIET): Promise<void> {
  const count = () => page.evaluate(() => window.renders.again.length + window.renders.first.length);
  let before: number;
  do {
    before = await count();
    await page.waitForTimeout(forMs);
  } while ((await count()) !== before);
}
