// Measures the frames per second while a finished map is dragged and zoomed, in a headless browser without graphics
// hardware. node apps/web/dev/measure-pan.mjs [page and query]; the dev server must run. Goal: 49 or more while
// dragging. Catan: node apps/web/dev/measure-pan.mjs 'catan/?turns=150&marks=all&recent'
import { defineSendMouse, launch } from './browser.mjs';

const query = process.argv[2] ?? 'carcassonne/?tiles=95&cells=0&last=0&seats=6';
const images = query.startsWith('catan') ? 50 : 90;
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.addInitScript(defineSendMouse);
await page.goto((process.env.URL ?? 'http://127.0.0.1:5190/') + query);
await page.waitForSelector('.board-map image');
await page.waitForFunction((least) => document.querySelectorAll('.board-map image').length > least, images);
await page.waitForTimeout(6000);
const laid = await page.locator('.board-map image').count();

/** Calls `act` in every frame for 3.5 s and returns the number of frames. */
const run = (kind) =>
  page.evaluate(
    (kind) =>
      new Promise((done) => {
        const host = document.querySelector('.board');
        const acts = {
          drag: (t) =>
            sendMouse('mousemove', 640 + Math.sin(t * 1.7) * 220, 400 + (Math.cos(t * 1.3) - 1) * 130),
          zoom: (t) =>
            host.dispatchEvent(
              new WheelEvent('wheel', {
                bubbles: true,
                cancelable: true,
                clientX: 640,
                clientY: 400,
                deltaY: Math.sin(t * 2) > 0 ? -12 : 12,
              }),
            ),
        };
        if (kind === 'drag') sendMouse('mousedown', 640, 400, host);
        const start = performance.now();
        let last = start;
        let frames = 0;
        const spans = [];
        requestAnimationFrame(function frame(now) {
          acts[kind]((now - start) / 1000);
          if (++frames > 2) spans.push(now - last);
          last = now;
          if (now - start < 3500) return requestAnimationFrame(frame);
          sendMouse('mouseup', 640, 400);
          spans.sort((a, b) => a - b);
          const at = (part) => Math.round(spans[Math.floor((spans.length - 1) * part)]);
          done({
            fps: +(frames / ((now - start) / 1000)).toFixed(1),
            median: at(0.5),
            p95: at(0.95),
            worst: at(1),
          });
        });
      }),
    kind,
  );

console.log({ images: laid });
for (const kind of ['drag', 'drag', 'drag', 'zoom', 'zoom'])
  console.log(kind, JSON.stringify(await run(kind)));
await browser.close();
