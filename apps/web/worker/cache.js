/* global VERSION, FILES, SAID */
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

// The languages of the page have changed.
addEventListener('message', (event) => {
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
  const others = (names) => names.filter((name) => name.startsWith('bastide-') && name !== VERSION);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(others(names).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.includes('/api/'))
    return;
  const isStart = url.pathname === ROOT.pathname;
  // Servers that vary by origin would make module scripts miss their copies.
  const kept = caches.match(isStart ? PAGE : request, { ignoreVary: true, ignoreSearch: true });
  const found = kept.then((response) => response || fetch(request));
  // The server answers for an address that is no page; without a server, the start page is shown.
  const isAstray = request.mode === 'navigate' && !isStart;
  event.respondWith(isAstray ? found.catch(() => Response.redirect(ROOT)) : found);
});
