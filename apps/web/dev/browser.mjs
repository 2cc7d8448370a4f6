// The browser for trying, measuring and viewing boards of the dev server.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Headless, without graphics hardware. */
export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });

/** Run in a page: `sendMouse(type, x, y, target)` sends a mouse event to the window, unless it is for another target. */
export function defineSendMouse() {
  globalThis.sendMouse = (type, clientX, clientY, target = window) =>
    target.dispatchEvent(
      new MouseEvent(type, { bubbles: true, cancelable: true, view: window, clientX, clientY, button: 0 }),
    );
}

/** Returns the dev server's address of a game's board. */
export const boardOf = (game) => process.env.URL ?? `http://127.0.0.1:5190/${game}/`;

/**
 * Takes pictures of a game's board: `[width, height, query]` by name, into the folder on the command line; of the
 * names that follow it, or of all. Each one after `wait` milliseconds, and after `act` has used the page.
 */
export async function takeShots(game, shots, wait, act) {
  const [folder = '.', ...names] = process.argv.slice(2);
  mkdirSync(folder, { recursive: true });
  const browser = await launch();
  for (const [name, [width, height, query]] of Object.entries(shots)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: width < 500 ? 2 : 1,
    });
    page.on('pageerror', (error) => console.log(name, String(error)));
    page.on('console', (message) => message.type() === 'error' && console.log(name, message.text()));
    await page.goto(boardOf(game) + query);
    await page.waitForSelector('.board-map image');
    await page.waitForTimeout(Number(process.env.WAIT ?? wait));
    await act?.(page, query);
    await page.screenshot({ path: path.join(folder, `${name}.png`) });
    await page.close();
  }
  await browser.close();
}
