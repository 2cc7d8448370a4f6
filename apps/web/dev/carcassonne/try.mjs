// Tries the board with mouse, fingers and keys: node apps/web/dev/carcassonne/try.mjs. The dev server must run.
import assert from 'node:assert/strict';
import { boardOf, launch } from '../browser.mjs';

const base = boardOf('carcassonne');
const browser = await launch();
const failures = [];
async function attempt(name, options, query, act) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  page.on('pageerror', (error) => failures.push([name, String(error)]));
  await page.goto(base + query);
  await page.waitForSelector('.board-map image');
  await page.waitForTimeout(400);
  let session;
  const tools = {
    log: () => page.evaluate(() => globalThis.log.splice(0)),
    transform: () => page.locator('.board-map > g').getAttribute('transform'),
    /** Middle of the n-th legal cell, in CSS pixels. */
    cell: async (n, fits) => {
      const box = await page
        .locator(`.board-cells > g${fits === undefined ? '' : `[data-fits="${fits}"]`}`)
        .nth(n)
        .boundingBox();
      return [box.x + box.width / 2, box.y + box.height / 2];
    },
    /** Middle of a cell by its place. */
    at: async (x, y) => {
      const t = await page.locator('.board-map > g').getAttribute('transform');
      const [, dx, dy, k] = /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(t).map(Number);
      return [dx + (x + 0.5) * 240 * k, dy + (y + 0.5) * 240 * k];
    },
    fingers: async (type, points) => {
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

await attempt('a click on a legal cell', {}, '?tiles=33', async (page, { log, cell }) => {
  const [x, y] = await cell(0);
  await page.mouse.click(x, y);
  assert.equal((await log()).filter(([what]) => what === 'cell').length, 1);
  assert.equal(await page.locator('.board-ghost').count(), 1);
});
await attempt('a drag moves and is no click', {}, '?tiles=33', async (page, { log, cell, transform }) => {
  const before = await transform();
  const [x, y] = await cell(0);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 80, y + 40, { steps: 6 });
  await page.mouse.up();
  assert.notEqual(await transform(), before);
  assert.deepEqual(
    (await log()).filter(([what]) => what === 'cell'),
    [],
  );
});
await attempt('the wheel zooms at the pointer', {}, '?tiles=33', async (page, { at, transform }) => {
  const [x, y] = await at(1, 1);
  await page.mouse.move(x, y);
  const before = await transform();
  await page.mouse.wheel(0, -300);
  await page.waitForTimeout(300);
  assert.notEqual(await transform(), before);
  const [nx, ny] = await at(1, 1);
  assert.ok(Math.hypot(nx - x, ny - y) < 3, `${nx - x} ${ny - y}`);
});
await attempt('hover previews and looks', {}, '?tiles=33', async (page, { cell, log, at }) => {
  await page.mouse.move(...(await cell(0)));
  await page.waitForTimeout(150);
  assert.equal(await page.locator('.board-edge.thin').count(), 1);
  await log();
  await page.mouse.move(...(await at(0, 0)));
  await page.waitForTimeout(250);
  const looks = await log();
  assert.equal(looks.length, 1);
  assert.deepEqual(looks[0][1].at, [0, 0]);
  await page.mouse.move(5, 5);
  await page.waitForTimeout(250);
  const [last] = await log();
  assert.equal(last[0], 'look');
  assert.ok(last[1] == null);
});
await attempt(
  'the ghost turns: press, right button, wheel with Alt',
  {},
  '?tiles=33&ghost=1&clash',
  async (page, { log }) => {
    const box = await page.locator('.board-ghost').boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.click(x, y, { button: 'right' });
    assert.deepEqual(
      (await log()).filter(([w]) => w === 'turn'),
      [['turn', 1, true]],
    );
    await page.mouse.move(x, y);
    await page.keyboard.down('Alt');
    await page.mouse.wheel(0, 100);
    await page.keyboard.up('Alt');
    await page.waitForTimeout(300);
    assert.deepEqual(
      (await log()).filter(([w]) => w === 'turn'),
      [['turn', 1, true]],
    );
  },
);
await attempt('marks and features choose figures', {}, '?tiles=33&ghost=0', async (page, { log }) => {
  for (let n = 0; n < 8; n++) {
    if (await page.locator('.board-mark').count()) break;
    await page.goto(`${base}?tiles=33&ghost=${n}`);
    await page.waitForTimeout(500);
  }
  const marks = page.locator('.board-mark');
  const name = await marks.first().getAttribute('aria-label');
  await marks.first().click();
  const [figure] = (await log()).filter(([w]) => w === 'figure');
  assert.equal(figure[1].label, name);
  await page
    .getByRole('button', { name: await marks.last().getAttribute('aria-label'), exact: true })
    .dispatchEvent('click');
  assert.equal((await log()).filter(([w]) => w === 'figure').length, 1);
});
await attempt('keys: handle', {}, '?tiles=33', async (page, { transform }) => {
  const before = await transform();
  await page.evaluate(() => globalThis.board.current.zoom(1.5));
  await page.waitForTimeout(400);
  const zoomed = await transform();
  assert.notEqual(zoomed, before);
  await page.evaluate(() => globalThis.board.current.pan(0.5, 0));
  await page.waitForTimeout(400);
  assert.notEqual(await transform(), zoomed);
  await page.evaluate(() => globalThis.board.current.fit());
  await page.waitForTimeout(500);
  assert.equal(await transform(), before);
  await page.evaluate(() => globalThis.board.current.zoom(4));
  await page.waitForTimeout(400);
  await page.evaluate(() => globalThis.board.current.reveal([5, 0]));
  await page.waitForTimeout(700);
  const inSight = await page.evaluate(() => {
    const [x, y] = [640, 400];
    return globalThis.board.current.cellAt(x, y);
  });
  assert.ok(Array.isArray(inSight));
});
await attempt('text board: one stop, arrows, N, Space', {}, '?tiles=12&text', async (page, { log }) => {
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.cell), '1,1');
  assert.equal(await page.locator('.board-focus').count(), 1);
  await page.keyboard.press('n');
  await page.keyboard.press('Shift+N');
  await page.keyboard.press(' ');
  assert.equal((await log()).filter(([w]) => w === 'choose').length, 1);
});
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
await attempt('a tap', phone, '?tiles=33', async (page, { log, cell }) => {
  await page.touchscreen.tap(...(await cell(0)));
  assert.equal((await log()).filter(([w]) => w === 'cell').length, 1);
});
await attempt('a finger drags', phone, '?tiles=33', async (page, { log, transform, fingers }) => {
  const before = await transform();
  await fingers('touchStart', [[200, 400]]);
  for (let i = 1; i <= 5; i++) await fingers('touchMove', [[200 + i * 15, 400 + i * 10]]);
  await fingers('touchEnd', []);
  await page.waitForTimeout(100);
  assert.notEqual(await transform(), before);
  assert.deepEqual(await log(), []);
});
await attempt('two fingers pinch', phone, '?tiles=33', async (page, { log, transform, fingers }) => {
  const before = await transform();
  await fingers('touchStart', [
    [180, 400],
    [220, 400],
  ]);
  for (let i = 1; i <= 5; i++)
    await fingers('touchMove', [
      [180 - i * 15, 400],
      [220 + i * 15, 400],
    ]);
  await fingers('touchEnd', []);
  await page.waitForTimeout(300);
  const scale = (text) => Number(/scale\((\S+)\)/.exec(text)[1]);
  assert.ok(scale(await transform()) > 2 * scale(before));
  assert.deepEqual(await log(), []);
});
await attempt('two fingers twist', phone, '?tiles=33&ghost=1&clash', async (_page, { log, fingers }) => {
  const spots = (degrees) => {
    const a = (degrees * Math.PI) / 180;
    return [
      [195 - 60 * Math.cos(a), 400 - 60 * Math.sin(a)],
      [195 + 60 * Math.cos(a), 400 + 60 * Math.sin(a)],
    ];
  };
  await fingers('touchStart', spots(0));
  for (let a = 0; a <= 60; a += 10) await fingers('touchMove', spots(a));
  await fingers('touchEnd', []);
  assert.deepEqual(
    (await log()).filter(([w]) => w === 'turn'),
    [['turn', 1, false]],
  );
});
await attempt('a finger that stays looks', phone, '?tiles=33', async (page, { log, fingers, at }) => {
  const spot = await at(0, 0);
  await fingers('touchStart', [spot]);
  await page.waitForTimeout(500);
  await fingers('touchEnd', []);
  const looks = (await log()).filter(([w]) => w === 'look');
  assert.equal(looks.length, 1);
  assert.deepEqual(looks[0][1].at, [0, 0]);
});
await browser.close();
for (const failure of failures) console.error(...failure);
process.exit(failures.length > 0 ? 1 : 0);
