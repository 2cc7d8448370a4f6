// Takes pictures of the island to look at: node apps/web/dev/catan/shots.mjs <folder> [name…]. The dev server must
// run.
import { takeShots } from '../browser.mjs';

const SHOTS = {
  rest: [1280, 800, '?marks=none'],
  road: [1280, 800, '?marks=road'],
  all: [1280, 800, '?marks=all'],
  ghost: [1280, 800, '?marks=road&ghost=road&recent'],
  ghosthouse: [1280, 800, '?marks=all&ghost=settlement'],
  ghostcity: [1280, 800, '?marks=city&ghost=city'],
  robber: [1280, 800, '?marks=hex'],
  robberghost: [1280, 800, '?marks=hex&ghost=hex&theme=dark'],
  setup: [1280, 800, '?turns=0&marks=settlement'],
  dice: [1280, 800, '?lit=hexes&gains=9'],
  trace: [1280, 800, '?lit=road'],
  tracedim: [1280, 800, '?lit=road&dim'],
  hexdim: [1280, 800, '?lit=hexes&dim&theme=dark'],
  placedim: [1280, 800, '?lit=place&dim'],
  production: [1280, 800, '?production'],
  dark: [1280, 800, '?marks=road&theme=dark&recent'],
  contrast: [1280, 800, '?marks=all&theme=contrast'],
  large: [1920, 1080, '?marks=road'],
  largedark: [1920, 1080, '?marks=none&theme=dark'],
  phone: [390, 500, '?marks=road'],
  phonedark: [390, 500, '?marks=all&theme=dark&ghost=road'],
  phonesetup: [390, 500, '?turns=0&marks=settlement'],
  phonedice: [390, 500, '?lit=hexes&gains=9'],
  phoneproduction: [390, 500, '?production'],
  beside: [1280, 800, '?marks=road&right=348'],
  text: [1280, 800, '?marks=all&text'],
  textuk: [1280, 800, '?marks=all&text&language=uk'],
};
await takeShots('catan', SHOTS, 3500, async (page, query) => {
  if (!query.includes('gains')) return;
  await page.evaluate(() => globalThis.roll());
  await page.waitForTimeout(1000);
});
