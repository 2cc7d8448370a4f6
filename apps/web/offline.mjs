import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Files that make up the page; fonts of scripts that no language here uses never get into the build. */
const KEPT = /\.(js|css|html|svg|avif|woff2|webmanifest)$/;

/** Files that come into the build unchanged. */
const AS_THEY_ARE = readdirSync(path.join(import.meta.dirname, 'public'));

/** What is said in one language only, by the name of its file. */
const SAID = /^([a-z]{2})(-later|-table)?$/;

/** What the service worker does; `VERSION`, `FILES` and `SAID`, by language, stand before it. */
const WORKER = `
const ROOT = new URL('./', self.location);
const PAGE = new URL('./index.html', self.location).href;
const fresh = (path) => new Request(new URL(path, self.location).href, { cache: 'reload' });

addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all([caches.open(VERSION), languagesRead()]).then(([cache, languages]) =>
      cache.addAll([...FILES, ...saidIn(languages)].map(fresh)),
    ),
  );
});

// The page is read in other languages from now on.
addEventListener('message', (event) => {
  event.waitUntil(
    caches.open(VERSION).then((cache) =>
      Promise.all(
        saidIn(event.data?.languages ?? []).map(async (path) => (await cache.match(path)) || cache.add(fresh(path))),
      ),
    ),
  );
});

const saidIn = (languages) =>
  languages.filter((language) => Object.hasOwn(SAID, language)).flatMap((language) => SAID[language]);

/** As the page noted them; all, where an older page noted nothing. */
const languagesRead = async () =>
  (await (await caches.open('bastide.reader')).match('./languages'))?.json() ?? Object.keys(SAID);

addEventListener('activate', (event) => {
  const others = (names) => names.filter((name) => name.startsWith('bastide-') && name !== VERSION);
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(others(names).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.includes('/api/')) return;
  const isStart = url.pathname === ROOT.pathname;
  // Servers that vary by origin would make module scripts miss their copies.
  const kept = caches.match(isStart ? PAGE : request, { ignoreVary: true, ignoreSearch: true });
  const found = kept.then((response) => response || fetch(request));
  // Where an address leads that is no page, the server says; without one, to the start.
  const isAstray = request.mode === 'navigate' && !isStart;
  event.respondWith(isAstray ? found.catch(() => Response.redirect(ROOT)) : found);
});

// A table of the server waits: { table, title, body }; or waits no more: { table }.
addEventListener('push', (event) => {
  const { table = '', title, body = '' } = told(event.data);
  const tag = 'bastide-' + table;
  event.waitUntil(
    title === undefined
      ? registration.getNotifications({ tag }).then((shown) => shown.forEach((one) => one.close()))
      : registration.showNotification(title, { body, tag, icon: './icon.svg', data: { table } }),
  );
});

const told = (data) => {
  try {
    return Object(data?.json());
  } catch {
    return {};
  }
};

// Leads to the table: in a window that shows it, or in a new one.
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table = '' } = Object(event.notification.data);
  const url = new URL(table === '' ? './' : './?game=' + encodeURIComponent(table), self.location);
  const shows = (one) => new URL(one.url).searchParams.get('game') === table;
  event.waitUntil(
    clients.matchAll({ type: 'window' }).then((open) => {
      const there = open.find(shows);
      return there ? there.focus() : clients.openWindow(url);
    }),
  );
});
`;

/** Emits `sw.js`, which keeps every file of the build, so that the page works without a network after one visit. */
export function offline() {
  return {
    name: 'bastide-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle)
          .filter((file) => KEPT.test(file))
          .sort();
        const hash = createHash('sha256');
        for (const file of files) hash.update(file).update(bundle[file].code ?? bundle[file].source);
        const version = `bastide-${hash.digest('hex').slice(0, 12)}`;
        const languageOf = (file) => SAID.exec(bundle[file].name)?.[1];
        const languages = new Set(files.map(languageOf).filter(Boolean));
        const said = Object.fromEntries(
          [...languages].map((language) => [language, files.filter((file) => languageOf(file) === language)]),
        );
        const list = [...AS_THEY_ARE, ...files.filter((file) => !languageOf(file))];
        const source = [
          `const VERSION = '${version}';`,
          `const FILES = ${JSON.stringify(list)};`,
          `const SAID = ${JSON.stringify(said)};`,
          WORKER,
        ].join('\n');
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
