// Measures how long a page lets a finger wait, for tests and for `apps/web/dev/measure-smooth.mjs`.

/**
 * Opens a page that Chromium slows down by that factor, and that records its tasks, the answers to presses, and the time of
 * the last picture. Workers keep their speed.
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

/** Runs in the page. */
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

/** Returns the page's clock, in milliseconds. */
export const clock = (page) => page.evaluate(() => performance.now());

/**
 * Waits until the page has done nothing for `quiet` milliseconds. Returns its tasks since a moment of its clock, the longest
 * answer to a press, and the time of the last picture; all in milliseconds.
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
