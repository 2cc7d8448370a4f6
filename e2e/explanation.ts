import type { Page } from '@playwright/test';

/** Consecutive actions of one seat. */
type Row = readonly [{ readonly type: string }, ...{ readonly type: string }[]];

/** Makes the coach of this page answer at once with these moves, best first. */
export async function explainedMove(page: Page, ...rows: readonly Row[]): Promise<void> {
  const thoughts = rows.map(([action, ...then], i) => ({ action, then, chance: (90 - i) / 100, terms: [] }));
  await page.addInitScript((thoughts) => {
    class Coach extends EventTarget {
      postMessage() {
        const data = { kind: 'hint', thoughts };
        setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
      }
      terminate() {}
    }
    window.Worker = new Proxy(Worker, {
      construct: (made, given) =>
        String(given[0]).includes('coach-worker') ? new Coach() : Reflect.construct(made, given),
    });
  }, thoughts);
}

/** Stops the bots of this page from thinking. Returns the function that lets them go on. */
export async function pausedBots(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const released = new Promise<void>((resolve) => addEventListener('bots-go-on', () => resolve()));
    window.Worker = new Proxy(Worker, {
      construct(made, given) {
        const worker: Worker = Reflect.construct(made, given);
        if (!String(given[0]).includes('bot-worker')) return worker;
        const post = worker.postMessage.bind(worker);
        worker.postMessage = (message: unknown) => void released.then(() => post(message));
        return worker;
      },
    });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('bots-go-on')));
}

/** Lets the coach of this page be stopped. Returns the function that stops it: its findings stay as they are. */
export async function stoppableCoach(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    window.Worker = new Proxy(Worker, {
      construct(made, given) {
        const worker: Worker = Reflect.construct(made, given);
        if (String(given[0]).includes('coach-worker'))
          addEventListener('coach-rests', () => worker.terminate());
        return worker;
      },
    });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('coach-rests')));
}

/**
 * Lets the coach of this page do only so many tasks of a review, so that its findings are the same each time. Returns the
 * function that waits for the last of them.
 */
export async function coachStoppingAfter(page: Page, tasks: number): Promise<() => Promise<void>> {
  await page.addInitScript((tasks) => {
    window.Worker = new Proxy(Worker, {
      construct(made, given) {
        const worker: Worker = Reflect.construct(made, given);
        if (String(given[0]).includes('coach-worker'))
          worker.addEventListener('message', ({ data }) => {
            if (data.done < tasks) return;
            worker.terminate();
            document.documentElement.dataset.coach = 'stopped';
          });
        return worker;
      },
    });
  }, tasks);
  return () => page.locator('html[data-coach=stopped]').waitFor({ timeout: 90_000 });
}
