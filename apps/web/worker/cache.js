/* global VERSION, FILES, SAID */
const ROOT = new URL('./', self.location);
const PAGE = new URL('./index.html', self.location).href;
const fresh = (path) => new Request(new URL(path, self.location).href, { cache: 'reload' });

// The next page that is loaded is of this version. Pages of earlier versions go on with their own files.
addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all([caches.open(VERSION), languagesRead()])
      .then(([cache, languages]) => cache.addAll([...FILES, ...saidIn(languages)].map(fresh)))
      .then(() => self.skipWaiting()),
  );
});

// A page of this version was loaded, or its languages have changed.
addEventListener('message', (event) => {
  if (event.data?.opened) return event.waitUntil(deleteEarlier(1));
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) =>
        Promise.all(
          saidIn(event.data?.languages ?? []).map(
            async (path) => (await cache.match(path)) || cache.add(fresh(path)),
          ),
        ),
      ),
  );
});

const saidIn = (languages) =>
  languages.filter((language) => Object.hasOwn(SAID, language)).flatMap((language) => SAID[language]);

/** Returns the languages that the page has stored; all, if an older page stored none. */
const languagesRead = async () =>
  (await (await caches.open('bastide.reader')).match('./languages'))?.json() ?? Object.keys(SAID);

addEventListener('activate', (event) => {
  event.waitUntil(deleteEarlier(0).then(() => clients.claim()));
});

/** Deletes the files of earlier versions, unless more windows are open than can do without them. */
const deleteEarlier = async (windows) => {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length > windows) return;
  const versions = (await caches.keys()).filter((name) => name.startsWith('bastide-'));
  // Caches are listed as they were made: those after this one are of a version that is being installed.
  await Promise.all(versions.slice(0, versions.indexOf(VERSION)).map((name) => caches.delete(name)));
};

// Servers that vary by origin would make module scripts miss their copies.
const LOOSE = { ignoreVary: true, ignoreSearch: true };

/** Returns the copy of this version, or of one before it for a page that was loaded then. */
const copyOf = async (request) =>
  (await (await caches.open(VERSION)).match(request, LOOSE)) || (await caches.match(request, LOOSE));

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.includes('/api/'))
    return;
  const isStart = url.pathname === ROOT.pathname;
  const found = copyOf(isStart ? PAGE : request).then((response) => response || fetch(request));
  // The server answers for an address that is no page; without a server, the start page is shown.
  const isAstray = request.mode === 'navigate' && !isStart;
  event.respondWith(isAstray ? found.catch(() => Response.redirect(ROOT)) : found);
});
