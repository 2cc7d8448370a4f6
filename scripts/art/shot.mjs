import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a page, and a picture of it if CHROMIUM_PATH or `chromium` exists. */
export function shoot(outDir, name, { html, width, height, scale = 1 }) {
  mkdirSync(outDir, { recursive: true });
  const file = path.join(outDir, `${name}.html`);
  writeFileSync(file, html);
  const shot = spawnSync(process.env.CHROMIUM_PATH ?? 'chromium', [
    ...[
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--hide-scrollbars',
    ],
    ...['--disable-background-networking', `--user-data-dir=${path.join(outDir, 'profile')}`],
    ...[
      `--force-device-scale-factor=${scale}`,
      `--screenshot=${file.replace('.html', '.png')}`,
      `--window-size=${width},${height}`,
      `file://${file}`,
    ],
  ]);
  console.log(file, `${width} × ${height}`, shot.status === 0 ? 'and its picture' : 'without a picture');
}
