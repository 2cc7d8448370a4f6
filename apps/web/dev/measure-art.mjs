// Measures when the pictures of a late game of Carcassonne are on the screen, with the processor slowed down by four:
// node apps/web/dev/measure-art.mjs [runs]; a built page must be served: npm start -- --port 5190 --no-open
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineSendMouse, launch } from './browser.mjs';

const SLOWER = Number(process.env.SLOWER ?? 4);
const URL_OF_PAGE = process.env.URL ?? 'http://127.0.0.1:5190/';
const runs = Number(process.argv[2] ?? 3);
const SETS = ['--seats', '5', '--with', 'river,inns,traders,abbot'];
/** Milliseconds in which no picture changes, after which all have come. */
const QUIET = 1500;
/** Tiles of the late game, and actions of the early one, in which 44 types and more are left. */
const TILES = 125;
const EARLY = 20;

/** Returns a game of greedy bots in the browser's stored form, cut where `isEnough`; a person has the next decision. */
function gameUntil(isEnough) {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'bastide-')), 'games.jsonl');
  const args = [
    'simulate',
    'carcassonne',
    '--bots',
    'greedy',
    '--games',
    '1',
    '--seed',
    '5',
    '--record',
    file,
  ];
  execFileSync(process.execPath, ['apps/cli/bin/bastide.js', ...args, ...SETS], { stdio: 'ignore' });
  const { result, ...record } = JSON.parse(readFileSync(file, 'utf8').split('\n')[0]);
  let tiles = 0;
  const last = record.actions.findIndex(({ type }, i) => {
    if (type === 'place') tiles++;
    return isEnough(tiles) && record.actions[i + 1]?.type === 'place';
  });
  const cut = last < 0 ? record.actions.findLastIndex(({ type }) => type === 'place') - 1 : last;
  const person = record.actions[cut + 1].by;
  const colours = ['woad', 'madder', 'verdigris', 'saffron', 'plum'];
  const table = record.seats.map((_, seat) => ({
    colour: colours[seat],
    player: seat === person ? 'person' : 'greedy',
  }));
  const content = JSON.stringify({ ...record, actions: record.actions.slice(0, cut + 1), meta: { table } });
  return JSON.stringify({ page: '', at: 0, content });
}

/** Runs in the page: notes in every frame how many pictures are there, and how many of them are flat. */
function watchPictures() {
  const seen = { frames: [], changed: 0 };
  globalThis.pictures = seen;
  requestAnimationFrame(function frame(now) {
    const board = [...document.querySelectorAll('.board-map image')];
    const single = [...document.querySelectorAll('.remaining .tile')];
    const isFlat = (url) => url.startsWith('data:image/svg');
    const count = {
      at: now,
      board: board.length,
      flat: board.filter((image) => isFlat(image.getAttribute('href') ?? '')).length,
      single: single.length,
      painted: single.filter((tile) =>
        [...tile.querySelectorAll('img')].some(({ src, complete }) => !isFlat(src) && complete),
      ).length,
      shown: single.filter((tile) => tile.querySelector('img')).length,
    };
    const last = seen.frames.at(-1);
    const isSame = last && Object.keys(count).every((key) => key === 'at' || count[key] === last[key]);
    if (!isSame) {
      seen.frames.push(count);
      seen.changed = now;
    }
    requestAnimationFrame(frame);
  });
}

async function newPage(context, kept) {
  const page = await context.newPage();
  await page.addInitScript(watchPictures);
  await page.addInitScript(defineSendMouse);
  await page.addInitScript((kept) => localStorage.setItem('bastide.table', kept), kept);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** Waits until no picture has changed for a while; returns the frames since a moment. */
async function framesSince(page, since) {
  await page.waitForFunction(
    ([since, quiet]) => pictures.changed > since && performance.now() - pictures.changed > quiet,
    [since, QUIET],
    { timeout: 60_000 },
  );
  return page.evaluate(
    (since) =>
      pictures.frames.filter(({ at }) => at >= since).map((frame) => ({ ...frame, at: frame.at - since })),
    since,
  );
}

const clock = (page) => page.evaluate(() => performance.now());

async function opened(context, kept, tiles) {
  const page = await newPage(context, kept);
  await page.goto(URL_OF_PAGE);
  await page.waitForSelector('button.resume');
  await page.waitForTimeout(1500);
  const since = await clock(page);
  await page.click('button.resume');
  await page.waitForSelector('.board-map image', { state: 'attached', timeout: 60_000 });
  const hasAll = (least) => document.querySelectorAll('.board-map image').length >= least;
  await page.waitForFunction(hasAll, tiles, { timeout: 120_000 });
  const frames = await framesSince(page, since);
  const tilesShown = frames.find(({ board }) => board >= tiles);
  const whole = frames.at(-1);
  return {
    page,
    times: {
      'tiles shown': Math.round(tilesShown?.at ?? NaN),
      'all painted': Math.round(whole.at),
      images: whole.board,
    },
  };
}

async function dialogTime(page) {
  const since = await clock(page);
  await page.locator('.stack button, button.stack').first().click();
  await page.waitForSelector('.remaining .tile');
  const frames = await framesSince(page, since);
  const total = frames.at(-1).single;
  return {
    types: total,
    shown: Math.round(frames.find(({ single, shown }) => single === total && shown === total)?.at ?? NaN),
    painted: Math.round(
      frames.find(({ single, painted }) => single === total && painted === total)?.at ?? NaN,
    ),
  };
}

/** Frames while the map is dragged for three seconds. */
async function pan(page) {
  const box = await page.locator('.board').boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  return page.evaluate(
    ([x, y]) =>
      new Promise((done) => {
        const host = document.querySelector('.board');
        sendMouse('mousedown', x, y, host);
        const start = performance.now();
        const spans = [];
        let last = start;
        requestAnimationFrame(function frame(now) {
          const t = (now - start) / 1000;
          sendMouse('mousemove', x + Math.sin(t * 1.7) * 220, y + (Math.cos(t * 1.3) - 1) * 130);
          spans.push(now - last);
          last = now;
          if (now - start < 3000) return requestAnimationFrame(frame);
          sendMouse('mouseup', x, y);
          spans.sort((a, b) => a - b);
          const at = (part) => Math.round(spans[Math.floor((spans.length - 1) * part)]);
          done({ fps: Math.round(spans.length / 3), median: at(0.5), p95: at(0.95) });
        });
      }),
    [x, y],
  );
}

async function measure(late, early) {
  const browser = await launch();
  const context = () => browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const results = {};
  const big = await context();
  const first = await opened(big, late, TILES);
  results['first visit'] = first.times;
  await first.page.waitForTimeout(2000); // the service worker stores the files
  await first.page.close();
  const second = await opened(big, late, TILES);
  results['second visit'] = second.times;
  results.panning = await pan(second.page);
  await big.close();
  const small = await context();
  const few = await opened(small, early, EARLY);
  results['remaining tiles, first'] = await dialogTime(few.page);
  await few.page.close();
  const again = await opened(small, early, EARLY);
  results['remaining tiles, again'] = await dialogTime(again.page);
  await browser.close();
  return results;
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor((list.length - 1) / 2)];
const late = gameUntil((tiles) => tiles >= TILES - 1);
const early = gameUntil((tiles) => tiles >= EARLY);
const all = [];
for (let run = 0; run < runs; run++) all.push(await measure(late, early));
for (const name of Object.keys(all[0]))
  console.log(
    name,
    Object.fromEntries(
      Object.keys(all[0][name]).map((what) => [what, median(all.map((one) => one[name][what]))]),
    ),
  );
