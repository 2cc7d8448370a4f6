// Measures how long strong bots think in the page, and if the page stutters meanwhile, on a slow processor.
// node apps/web/dev/measure-thinking.mjs [decisions] [game]; a built page must be served: npm start -- --port 5190 --no-open
// Chromium slows the page down, but not its workers. To slow down everything, use one busy processor:
// NEIGHBOURS=3 taskset -c 0 node apps/web/dev/measure-thinking.mjs
import { spawn } from 'node:child_process';
import { launch } from './browser.mjs';

const URL_OF_PAGE = process.env.URL ?? 'http://127.0.0.1:5190/';
const decisions = Number(process.argv[2] ?? 40);
const GAMES = process.argv[3] ? [process.argv[3]] : ['carcassonne', 'catan'];
const SLOWER = (process.env.SLOWER ?? '1,4,6').split(',').map(Number);
const NEIGHBOURS = Number(process.env.NEIGHBOURS ?? 0);

/**
 * Records when each question goes to a bot's worker and when its answer comes, and all long tasks of the page. The
 * worker receives the question that many milliseconds later.
 */
function watch(later) {
  const seen = { thoughts: [], tasks: [] };
  window.thinking = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    #asked = new Map();
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (this.#asked.has(data?.id)) seen.thoughts.push([this.#asked.get(data.id), performance.now()]);
      });
    }
    postMessage(question, ...more) {
      const isForBot = question?.bot !== undefined;
      if (isForBot) this.#asked.set(question.id, performance.now());
      if (isForBot && later > 0) setTimeout(() => super.postMessage(question, ...more), later);
      else super.postMessage(question, ...more);
    }
  };
}

/** Plays a game between bots of that level, until they have made that many decisions. */
async function measure(game, level, slower, later) {
  const browser = await launch();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(watch, later);
  await page.goto(URL_OF_PAGE);
  await page
    .locator('.game')
    .nth(game === 'catan' ? 1 : 0)
    .getByRole('button', { name: 'Players on this device' })
    .click();
  const players = page.getByLabel(/^Player, seat/);
  await players.first().waitFor();
  for (let seat = 0; seat < (await players.count()); seat++) await players.nth(seat).selectOption(level);
  await page.locator('dialog .btn.primary').click();
  await page.locator('.board-map image').first().waitFor({ state: 'attached', timeout: 60_000 });
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.waitForFunction((many) => window.thinking.thoughts.length >= many, decisions, {
    timeout: 600_000,
    polling: 1000,
  });
  const { thoughts, tasks } = await page.evaluate(() => window.thinking);
  await browser.close();
  // The first answers load the weights of the bot, and the table is still being painted.
  const counted = thoughts.slice(4);
  const times = counted.map(([from, to]) => to - from).sort((a, b) => a - b);
  const meanwhile = tasks.filter(([start]) => counted.some(([from, to]) => start > from && start < to));
  return {
    decisions: times.length,
    'median ms': Math.round(times[Math.floor(times.length / 2)]),
    'slowest ms': Math.round(times.at(-1)),
    'over 2 s': times.filter((time) => time > 2000).length,
    'seconds thought': Math.round(times.reduce((sum, time) => sum + time, 0) / 1000),
    'tasks over 50 ms': meanwhile.length,
    'longest task': Math.round(Math.max(0, ...meanwhile.map(([, duration]) => duration))),
  };
}

const busy = Array.from({ length: NEIGHBOURS }, () => spawn(process.execPath, ['-e', 'for (;;);']));
try {
  const found = {};
  for (const game of GAMES)
    for (const slower of SLOWER) {
      const masters = await measure(game, 'strong', slower, 0);
      found[`${game}, page ${slower} × slower`] = masters;
      // Bots that answer at once, asked after the time that strong bots think: the page is idle that long, and
      // nothing runs beside it.
      found[`${game}, page ${slower} × slower, nobody thinks`] = await measure(
        game,
        'greedy',
        slower,
        masters['median ms'],
      );
    }
  console.table(found);
} finally {
  for (const one of busy) one.kill();
}
