/** Pictures that outlive a visit; whatever goes wrong, there are none. */
export interface Store {
  find(name: string): Promise<Blob | undefined>;
  keep(name: string, picture: Blob): void;
}

/** Pictures kept at most, and how many of the oldest make room when there are more. */
const MOST = 400;
const ROOM = 100;

export const NO_STORE: Store = { find: async () => undefined, keep: () => {} };

/** The pictures of a game as this version of its art paints them; those of other versions are thrown away. */
export async function openStore(game: string, version: string): Promise<Store> {
  const name = `paintings-${game}-${version}`;
  try {
    // Not where the page comes over a network without encryption.
    if (!('caches' in globalThis)) return NO_STORE;
    for (const other of await caches.keys())
      if (other.startsWith(`paintings-${game}-`) && other !== name) await caches.delete(other);
    const cache = await caches.open(name);
    return storeIn(cache, await thinned(cache));
  } catch {
    return NO_STORE;
  }
}

/** Throws the oldest away where there are too many; what is wanted again is painted and kept again. Returns how many stay. */
async function thinned(cache: Cache): Promise<number> {
  const all = await cache.keys();
  if (all.length <= MOST) return all.length;
  const old = all.slice(0, ROOM + all.length - MOST);
  await Promise.all(old.map((one) => cache.delete(one)));
  return all.length - old.length;
}

/** Throws all pictures of all games away, to make room for what cannot be painted again. */
export async function forgetPaintings(): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) if (name.startsWith('paintings-')) await caches.delete(name);
}

const storeIn = (cache: Cache, count: number): Store => ({
  find: async (name) => {
    const found = await cache.match(addressOf(name)).catch(() => undefined);
    return found?.blob();
  },
  // A full or forbidden store is no fault: the picture is painted again next time.
  keep: (name, picture) => {
    const thin = async () => {
      await cache.put(addressOf(name), new Response(picture));
      if (++count > MOST) count = await thinned(cache);
    };
    thin().catch(() => {});
  },
});

/** Nothing is ever fetched from there. */
const addressOf = (name: string): string => `/painting?${encodeURIComponent(name)}`;
