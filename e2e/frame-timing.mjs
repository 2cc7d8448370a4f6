// How long a page keeps a finger waiting, for tests and for `apps/web/dev/measure-smooth.mjs`.

/**
 * A page that Chromium slows down by so much, and in which is noted what keeps it busy, how long presses wait for an answer,
 * and when the last picture came. Workers go on as they are.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {number} slower
 * @returns {Promise<import('@playwright/test').Page>}
 */
export async function watchedPage(context, slower) {
  const page = await context.newPage();
  await page.addInitScript(recordFrames);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}

/** In the page. */
function recordFrames() {
  const seen = { tasks: [], presses: [], picture: 0 };
  globalThis.seen = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name === 'click') seen.presses.push([startTime, duration]);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  const isPicture = (node) =>
    node instanceof Element && (node.matches('image, img') || node.querySelector('image, img') !== null);
  const isOfPictures = ({ type, target, addedNodes }) =>
    type === 'attributes' ? isPicture(target) : [...addedNodes].some(isPicture);
  new MutationObserver((changes) => {
    if (changes.some(isOfPictures)) seen.picture = performance.now();
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['href', 'src'],
  });
}

/** The page's clock, in milliseconds. */
export const clock = (page) => page.evaluate(() => performance.now());

/**
 * What was seen since a moment of the page's clock, once the page has done nothing for `quiet` milliseconds: its tasks, the
 * longest answer to a press, and when the last picture came; all in milliseconds.
 * @param {import('@playwright/test').Page} page
 * @param {number} since
 * @param {number} quiet
 * @returns {Promise<{ tasks: number[], answer: number, painted: number }>}
 */
export async function waitUntilIdle(page, since, quiet) {
  await page.waitForFunction(
    (long) => {
      const last = Math.max(seen.picture, ...seen.tasks.map(([at, took]) => at + took));
      return performance.now() - last > long;
    },
    quiet,
    { timeout: 120_000, polling: 200 },
  );
  return page.evaluate((from) => {
    const later = (all) => all.filter(([at, took]) => at + took > from).map(([, took]) => took);
    return {
      tasks: later(seen.tasks),
      answer: Math.max(0, ...later(seen.presses)),
      painted: seen.picture - from,
    };
  }, since);
}
