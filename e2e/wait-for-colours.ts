import { expect, type Page } from '@playwright/test';

/** Waits until all colours have stopped changing. */
export async function waitForColours(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter((one) => one instanceof CSSTransition && one.playState === 'running').length,
      ),
    )
    .toBe(0);
}
