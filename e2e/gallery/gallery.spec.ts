import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type TestInfo, test } from '@playwright/test';
import { pausedBots } from '../explanation.ts';
import { withSameChance } from '../page.ts';
import { type GalleryState, SIZES } from './gallery-state.ts';
import { countPaintings, photograph } from './photograph.ts';
import { compare, encode } from './pictures.ts';
import { NOW, STATES } from './states.ts';

const FOLDER = path.join(import.meta.dirname, '../../docs/gallery');
const PAGE = 'README.md';
const fileOf = ({ name }: GalleryState) => `${name}.webp`;

/** Part of the pixels that may differ from run to run on one machine: Chromium scales the painted images a little differently. */
const NOISE = 0.0001;
/** Part of the pixels that may differ without a report. */
const UNREPORTED = 0.005;
const MOST_BYTES = 3_000_000;

// A clock of its own must not reach other tests, and a service worker would answer for the network.
test.use({ reuseContext: false, serviceWorkers: 'block', timezoneId: 'UTC' });
test.describe.configure({ mode: 'parallel' });

/** True for `npm run gallery`, which takes all pictures anew. */
const isRenewed = ({ config }: TestInfo) => config.updateSnapshots === 'all';

for (const state of STATES)
  test.describe(() => {
    const { name, size, language, theme, steps, covered } = state;
    test.use({ viewport: SIZES[size], locale: language, contextOptions: { reducedMotion: 'reduce' } });

    test(`${name} can be reached and photographed`, async ({ page, browser }, info) => {
      await page.clock.setFixedTime(NOW);
      // A pack may come before or after the browser has painted the same pictures.
      await page.route('**/*.bin', (route) => route.abort());
      await pausedBots(page);
      await withSameChance(page, 1);
      await countPaintings(page);
      await steps(page, { language, theme: theme ?? 'light' }, browser);
      const picture = await encode(await photograph(page, covered));
      const file = path.join(FOLDER, fileOf(state));
      if (isRenewed(info)) await renew(file, picture);
      else await report(name, readFileSync(file), picture, info);
    });
  });

/** Writes a picture, unless the one that is there shows the same. */
async function renew(file: string, picture: Buffer): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  if (existsSync(file) && (await compare(readFileSync(file), picture)).share <= NOISE) return;
  writeFileSync(file, picture);
}

/**
 * Prints a line about a picture that has changed. Fonts and browsers differ between machines, so only another size
 * makes the test fail.
 */
async function report(name: string, before: Buffer, now: Buffer, info: TestInfo): Promise<void> {
  if (now.equals(before)) return;
  const { sizes, share, difference } = await compare(before, now);
  expect(sizes[1], 'size of the picture').toEqual(sizes[0]);
  if (share <= UNREPORTED) return;
  const file = info.outputPath(`${name}-difference.png`);
  writeFileSync(file, difference);
  writeFileSync(info.outputPath(`${name}.webp`), now);
  console.log(`gallery: ${name} changed by ${(100 * share).toFixed(1)} % (${path.relative('', file)})`);
}

test(`the page of the gallery lists every picture, in less than ${MOST_BYTES / 1e6} MB`, () => {
  const names = [PAGE, ...STATES.map(fileOf)].sort();
  if (isRenewed(test.info())) {
    writeFileSync(path.join(FOLDER, PAGE), listed(STATES));
    for (const file of readdirSync(FOLDER)) if (!names.includes(file)) rmSync(path.join(FOLDER, file));
    return;
  }
  const hint = 'npm run gallery brings it up to date';
  expect(readdirSync(FOLDER).sort(), hint).toEqual(names);
  expect(readFileSync(path.join(FOLDER, PAGE), 'utf8'), hint).toBe(listed(STATES));
  const bytes = names.map((name) => statSync(path.join(FOLDER, name)).size).reduce((sum, size) => sum + size);
  expect(bytes).toBeLessThan(MOST_BYTES);
});

const listed = (
  states: readonly GalleryState[],
) => `<!-- Written by npm run gallery from e2e/gallery/states.ts. -->

# Gallery

${states.length} screens of the page. \`npm run gallery\` takes all pictures anew; \`npm run gallery -- -g catan-trade\` takes some.

\`npm run test:all\` photographs every screen again and prints a line for each picture in which more than ${100 * UNREPORTED} % of the pixels have
changed, with the path of a picture of the difference. That alone is no failure: fonts and browsers differ between machines. A test
fails if a screen cannot be reached, has another size, or if the page reports an error.

Take them with a Chromium that has a font for Chinese (Debian: fonts-noto-cjk). A picture that shows the same as before is not written again.

| screen | contents | picture |
|---|---|---|
${states.map(row).join('\n')}
`;

function row(state: GalleryState): string {
  const { name, shows, size, language, theme } = state;
  const { width, height } = SIZES[size];
  const details = [`${width} × ${height}`, language, theme].filter(Boolean).join(', ');
  const file = fileOf(state);
  return `| [${name}](${file}) | ${shows} (${details}) | <img src="${file}" width="${Math.min(width, 480)}" alt=""> |`;
}
