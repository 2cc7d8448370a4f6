// Tries the island with mouse, fingers and keys: node apps/web/dev/catan/try.mjs. The dev server must run.
import assert from 'node:assert/strict';
import { boardOf, launch } from '../browser.mjs';

const base = boardOf('catan');
const browser = await launch();
const failures = [];
async function attempt(name, options, query, act) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  page.on('pageerror', (error) => failures.push([name, String(error)]));
  await page.goto(base + query);
  await page.waitForSelector('.board-map image');
  await page.waitForTimeout(500);
  let session;
  const tools = {
    log: async (what) => (await page.evaluate(() => globalThis.log.splice(0))).filter(([w]) => w === what),
    transform: () => page.locator('.board-map > g').getAttribute('transform'),
    /** A point of the island, in units, as CSS pixels. */
    at: async (x, y) => {
      const t = await page.locator('.board-map > g').getAttribute('transform');
      const [, dx, dy, k] = /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(t).map(Number);
      return [dx + x * k, dy + y * k];
    },
    finger: async (type, points) => {
      session ??= await context.newCDPSession(page);
      await session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      });
    },
  };
  try {
    await act(page, tools);
    console.log('ok  ', name);
  } catch (error) {
    failures.push([name, error.message]);
    console.log('FAIL', name, error.message);
  }
  await context.close();
}

const SETUP = '?turns=0&marks=settlement';
/** V00, the northernmost intersection of H00; the middle of the island; the open sea. */
const V00 = [-208, -480];
const MIDDLE = [0, 0];

await attempt(
  'a click on a mark plans, one on the ghost changes nothing',
  {},
  SETUP,
  async (page, { log, at }) => {
    await page.mouse.click(...(await at(V00[0] + 12, V00[1] - 9)));
    assert.deepEqual(await log('place'), [['place', 'settlement', 'V00']]);
    assert.equal(await page.locator('.island-ghost').count(), 1);
    await page.mouse.click(...(await at(...V00)));
    assert.deepEqual(await log('place'), []);
    assert.equal(await page.locator('.island-ghost').count(), 1);
  },
);
await attempt('a click elsewhere is blank', {}, SETUP, async (page, { log, at }) => {
  await page.mouse.click(...(await at(...V00)));
  await page.mouse.click(...(await at(...MIDDLE)));
  assert.equal((await log('blank')).length, 1);
  assert.equal(await page.locator('.island-ghost').count(), 0);
});
await attempt('a drag moves and is no click', {}, SETUP, async (page, { log, at, transform }) => {
  const before = await transform();
  const [x, y] = await at(...V00);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 80, y + 40, { steps: 6 });
  await page.mouse.up();
  assert.notEqual(await transform(), before);
  assert.deepEqual(await log('place'), []);
});
await attempt('wheel and double click zoom at the pointer', {}, SETUP, async (page, { at, transform }) => {
  const [x, y] = await at(20, 10);
  await page.mouse.move(x, y);
  const before = await transform();
  await page.mouse.wheel(0, -300);
  await page.waitForTimeout(300);
  assert.notEqual(await transform(), before);
  const [nx, ny] = await at(20, 10);
  assert.ok(Math.hypot(nx - x, ny - y) < 3, `${nx - x} ${ny - y}`);
  await page.evaluate(() => globalThis.island.current.fit());
  await page.waitForTimeout(400);
  assert.equal(await transform(), before);
  await page.mouse.dblclick(x, y);
  await page.waitForTimeout(500);
  assert.notEqual(await transform(), before);
  const [dx, dy] = await at(20, 10);
  assert.ok(Math.hypot(dx - x, dy - y) < 4, `${dx - x} ${dy - y}`);
  await page.mouse.dblclick(640, 400);
  await page.waitForTimeout(500);
  assert.equal(await transform(), before);
});
await attempt('hover aims and looks', {}, SETUP, async (page, { log, at }) => {
  await page.mouse.move(...(await at(...V00)));
  await page.waitForTimeout(250);
  assert.equal(await page.locator('.island-aim').count(), 1);
  assert.deepEqual(await log('look'), [['look', 'V00']]);
  await page.mouse.move(...(await at(...MIDDLE)));
  await page.waitForTimeout(250);
  assert.deepEqual(await log('look'), [['look', 'H09']]);
});
await attempt('keys: one stop, arrows, N, Enter', {}, SETUP, async (page, { log }) => {
  await page.keyboard.press('Tab');
  const label = () =>
    page.evaluate(
      () =>
        document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))?.textContent,
    );
  assert.equal(await page.locator('.board-focus').count(), 1);
  const first = await label();
  await page.keyboard.press('ArrowRight');
  assert.notEqual(await label(), first);
  await page.keyboard.press('ArrowLeft');
  assert.equal(await label(), first);
  await page.keyboard.press('n');
  await page.keyboard.press('Shift+N');
  assert.equal(await label(), first);
  await page.keyboard.press('Enter');
  const [[, kind, place]] = await log('place');
  assert.equal(`${kind} ${place}`, first);
  await page.keyboard.press('Enter');
  assert.deepEqual(await log('place'), []);
  await page.keyboard.press('Tab');
  assert.equal(await page.locator('.board-focus').count(), 0);
});
await attempt('keys walk through the hexes if nothing is marked', {}, '?turns=60', async (page, { log }) => {
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  const [, place] = (await log('look')).at(-1);
  assert.ok(['H04', 'H05'].includes(place), place);
});
await attempt(
  'the text: hexes, own places, buttons',
  {},
  '?turns=60&marks=road&text',
  async (page, { log }) => {
    assert.equal(await page.locator('.island-text ul').first().locator('li').count(), 19);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    assert.equal((await log('place')).length, 1);
  },
);
await attempt('the island is fitted anew when its area changes', {}, SETUP, async (page, { at }) => {
  await page.setViewportSize({ width: 900, height: 500 });
  await page.waitForTimeout(500);
  const [x, y] = await at(...MIDDLE);
  assert.ok(Math.abs(x - 450) < 3 && Math.abs(y - 250) < 8, `${x} ${y}`);
});
await attempt('moved by hand, it keeps its middle when its area shrinks', {}, SETUP, async (page, { at }) => {
  await page.evaluate(() => globalThis.island.current.zoom(2));
  await page.waitForTimeout(400);
  const [x, y] = await at(...MIDDLE);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.waitForTimeout(500);
  const [nx, ny] = await at(...MIDDLE);
  assert.ok(Math.abs(nx - x) < 3 && Math.abs(ny - (y - 150)) < 3, `${nx - x} ${ny - y}`);
});
const phone = { viewport: { width: 390, height: 500 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
await attempt('a tap within reach of a finger', phone, SETUP, async (page, { log, at }) => {
  const [x, y] = await at(...V00);
  await page.touchscreen.tap(x + 4, y - 20);
  assert.deepEqual(await log('place'), [['place', 'settlement', 'V00']]);
});
await attempt('two fingers pinch', phone, SETUP, async (page, { log, transform, finger }) => {
  const scale = (text) => Number(/scale\((\S+)\)/.exec(text)[1]);
  const before = scale(await transform());
  const spots = (apart) => [
    [195 - apart, 250],
    [195 + apart, 250],
  ];
  await finger('touchStart', spots(20));
  for (let i = 1; i <= 5; i++) await finger('touchMove', spots(20 + i * 15));
  await finger('touchEnd', []);
  await page.waitForTimeout(300);
  assert.ok(scale(await transform()) > 2 * before);
  assert.deepEqual(await log('place'), []);
});
await attempt('a finger that stays looks', phone, '?turns=60', async (page, { log, finger, at }) => {
  const spot = await at(...MIDDLE);
  await finger('touchStart', [spot]);
  await page.waitForTimeout(500);
  await finger('touchEnd', []);
  assert.deepEqual(await log('look'), [['look', 'H09']]);
  assert.deepEqual(await log('blank'), []);
});
await browser.close();
for (const failure of failures) console.error(...failure);
process.exit(failures.length > 0 ? 1 : 0);
