// Measures how long the page lets a finger wait on a slow processor: Chromium slows the page down by four. node
// apps/web/dev/measure-smooth.mjs [runs] [game]; a built page must be served: npm start -- --port 5190 --no-open
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { clock, waitUntilIdle as watched, watchedPage } from '../../../e2e/frame-timing.mjs';
import { launch } from './browser.mjs';

const SLOWER = Number(process.env.SLOWER ?? 4);
/** Milliseconds without rendering after which the page counts as idle. */
const QUIET = 2500;
const SETTLED = 4000;
const URL_OF_PAGE = process.env.URL ?? 'http://127.0.0.1:5190/';
const runs = Number(process.argv[2] ?? 3);
const GAMES = {
  carcassonne: ['--seats', '5', '--with', 'river,inns,traders,abbot'],
  catan: ['--seats', '4'],
};

/**
 * Returns a game that greedy bots played nearly to its end, in the browser's stored form: a person sits at the seat
 * that decides.
 */
function lateGame(name) {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'bastide-')), 'games.jsonl');
  const args = ['simulate', name, '--bots', 'greedy', '--games', '1', '--seed', '5', '--record', file];
  execFileSync(process.execPath, ['apps/cli/bin/bastide.js', ...args, ...GAMES[name]], { stdio: 'ignore' });
  const { result, ...record } = JSON.parse(readFileSync(file, 'utf8').split('\n')[0]);
  const last = record.actions.findLastIndex(
    ({ by, type }, i) => by !== 'chance' && type !== 'deploy' && i < record.actions.length - 2,
  );
  const person = record.actions[last].by;
  const colours = ['woad', 'madder', 'verdigris', 'saffron', 'plum'];
  const table = record.seats.map((_, seat) => ({
    colour: colours[seat],
    player: seat === person ? 'person' : 'greedy',
  }));
  const content = JSON.stringify({ ...record, actions: record.actions.slice(0, last), meta: { table } });
  return JSON.stringify({ page: '', at: 0, content });
}

/** Waits until the page is idle, and returns measurements since a moment of its clock. */
async function rested(page, since, wanted = '.board-map image') {
  if (wanted) await page.waitForSelector(wanted, { timeout: 60_000, state: 'attached' });
  const { tasks, answer, painted } = await watched(page, since, QUIET);
  return {
    longest: Math.round(Math.max(0, ...tasks)),
    'over 200': tasks.filter((long) => long > 200).length,
    blocked: Math.round(tasks.reduce((sum, long) => sum + long - 50, 0)),
    answered: answer || undefined,
    painted: Math.round(painted),
  };
}

async function measure(name, kept) {
  const browser = await launch();
  const results = {};
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const newPage = () => watchedPage(context, SLOWER);
  const pressed = async (page) => {
    const box = await page
      .locator('.game-acts .btn.primary')
      .nth(name === 'catan' ? 1 : 0)
      .boundingBox();
    const since = await clock(page);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForSelector('.board-over', { state: 'attached' });
    await page.waitForFunction(() => !document.querySelector('.game-acts'));
    return rested(page, since);
  };
  let page = await newPage();
  await page.waitForTimeout(SETTLED); // a new browser is still busy with other things
  await page.goto(URL_OF_PAGE);
  await page.waitForSelector('.game-acts .btn.primary');
  results['start, first visit'] = await rested(page, 0, null);
  await page.close();
  await context.clearCookies();
  // Pressed while the start page is still busy.
  page = await newPage();
  await page.goto(URL_OF_PAGE);
  await page.waitForSelector('.game-acts .btn.primary');
  await page.waitForTimeout(600);
  results['play, first'] = await pressed(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.close();
  page = await newPage();
  await page.goto(URL_OF_PAGE);
  await page.waitForSelector('.game-acts .btn.primary');
  results['start, second visit'] = await rested(page, 0, null);
  results['play, second'] = await pressed(page);
  await page.close();

  page = await newPage();
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('bastide.late')) return;
    sessionStorage.setItem('bastide.late', '1');
    localStorage.setItem('bastide.table', kept);
  }, kept);
  await page.goto(URL_OF_PAGE);
  await page.waitForSelector('button.resume');
  results['start, with a late game'] = await rested(page, 0, null);
  const resumed = async () => {
    const from = await clock(page);
    await page.click('button.resume');
    return rested(page, from);
  };
  results['late, resumed: pictures are new'] = await resumed();
  await page.goto(URL_OF_PAGE);
  await page.waitForSelector('button.resume');
  await rested(page, 0, null);
  results['late, resumed: pictures are kept'] = await resumed();
  await page.reload();
  results['late, reloaded'] = await rested(page, 0);
  await page.keyboard.press('r');
  await page
    .waitForSelector('.scrubber', { timeout: 20_000 })
    .catch(() => page.getByRole('button', { name: 'Replay' }).click());
  await page.waitForSelector('.scrubber');
  await page.waitForTimeout(500);
  let since = await clock(page);
  await page.locator('.scrubber input').evaluate((slider) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
    set.call(slider, Math.round(Number(slider.max) / 2));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  });
  results['replay, to the middle'] = await rested(page, since);
  since = await clock(page);
  await page.locator('.scrub-row .btn').click();
  results['replay, back to now'] = await rested(page, since);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await browser.close();
  return results;
}

const median = (list) => {
  const sorted = list.filter((value) => value !== undefined).sort((a, b) => a - b);
  return sorted.length === 0 ? undefined : sorted[Math.floor((sorted.length - 1) / 2)];
};

for (const name of process.argv[3] ? [process.argv[3]] : Object.keys(GAMES)) {
  const kept = lateGame(name);
  const all = [];
  for (let run = 0; run < runs; run++) all.push(await measure(name, kept));
  console.log(`\n${name}, medians of ${runs} runs, in ms`);
  console.table(
    Object.fromEntries(
      Object.keys(all[0]).map((scene) => [
        scene,
        Object.fromEntries(
          Object.keys(all[0][scene]).map((what) => [what, median(all.map((one) => one[scene][what]))]),
        ),
      ]),
    ),
  );
}
