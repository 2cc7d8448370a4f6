import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { languageOf as languageOfModule } from './messages.mjs';

/** Files of the page; fonts for scripts that no language here uses are not in the build. */
const CACHED_FILES = /\.(js|css|html|svg|avif|woff2|webmanifest)$/;

/** Files that come into the build unchanged. */
const PUBLIC_FILES = readdirSync(path.join(import.meta.dirname, 'public'));

/** Rules in one language by the name of their chunk. */
const RULES_FILE = /^([a-z]{2})$/;

/** Code of the service worker; `VERSION`, `FILES` and `SAID`, by language, stand before it. */
const WORKER = ['cache', 'notifications'].map((part) =>
  readFileSync(path.join(import.meta.dirname, `worker/${part}.js`), 'utf8'),
);

/** Pixels of the icon in a notification: browsers accept only bitmaps. */
const ICON_PX = 192;

/** Emits `sw.js`, which caches every file of the build, so that the page works without a network after one visit. */
export function offline() {
  return {
    name: 'bastide-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.keys(bundle)
          .filter((file) => CACHED_FILES.test(file))
          .sort();
        const hash = createHash('sha256');
        for (const file of files) hash.update(file).update(bundle[file].code ?? bundle[file].source);
        const version = `bastide-${hash.digest('hex').slice(0, 12)}`;
        const languageOf = (file) =>
          RULES_FILE.exec(bundle[file].name)?.[1] ?? languageOfModule(bundle[file].facadeModuleId);
        const languages = new Set(files.map(languageOf).filter(Boolean));
        const said = Object.fromEntries(
          [...languages].map((language) => [language, files.filter((file) => languageOf(file) === language)]),
        );
        const list = [...PUBLIC_FILES, ...files.filter((file) => !languageOf(file))];
        const source = [
          `const VERSION = '${version}';`,
          `const FILES = ${JSON.stringify(list)};`,
          `const SAID = ${JSON.stringify(said)};`,
          ...WORKER,
        ].join('\n');
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
        this.emitFile({ type: 'asset', fileName: 'icon.png', source: await drawIcon() });
      },
    },
  };
}

async function drawIcon() {
  const drawing = await loadImage(readFileSync(path.join(import.meta.dirname, 'public/icon.svg')));
  drawing.width = drawing.height = ICON_PX;
  const canvas = createCanvas(ICON_PX, ICON_PX);
  canvas.getContext('2d').drawImage(drawing, 0, 0);
  return canvas.encode('png');
}
