/** Pictures that outlive a visit; whatever goes wrong, there are none. */
export interface SpriteStore {
  find(name: string): Promise<Blob | undefined>;
  keep(name: string, picture: Blob): void;
}

/** Pictures kept at most, and how many of the oldest make room when there are more. */
const MAX_SPRITES = 400;
const EVICT_COUNT = 100;

export const NULL_STORE: SpriteStore = { find: async () => undefined, keep: () => {} };

/** The pictures of a game as this version of its art paints them; those of other versions are thrown away. */
export async function openSpriteStore(game: string, version: string): Promise<SpriteStore> {
  const name = `paintings-${game}-${version}`;
  try {
    // Not where the page comes over a network without encryption.
    if (!('caches' in globalThis)) return NULL_STORE;
    for (const other of await caches.keys())
      if (other.startsWith(`paintings-${game}-`) && other !== name) await caches.delete(other);
    const cache = await caches.open(name);
    return storeOn(cache, await evictOldest(cache));
  } catch {
    return NULL_STORE;
  }
}

/** Throws the oldest away where there are too many; what is wanted again is painted and kept again. Returns how many stay. */
async function evictOldest(cache: Cache): Promise<number> {
  const all = await cache.keys();
  if (all.length <= MAX_SPRITES) return all.length;
  const old = all.slice(0, EVICT_COUNT + all.length - MAX_SPRITES);
  await Promise.all(old.map((one) => cache.delete(one)));
  return all.length - old.length;
}

/** Throws all pictures of all games away, to make room for what cannot be painted again. */
export async function clearSprites(): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) if (name.startsWith('paintings-')) await caches.delete(name);
}

const storeOn = (cache: Cache, count: number): SpriteStore => ({
  find: async (name) => {
    const found = await cache.match(cacheUrl(name)).catch(() => undefined);
    return found?.blob();
  },
  // A full or forbidden store is no fault: the picture is painted again next time.
  keep: (name, picture) => {
    const thin = async () => {
      await cache.put(cacheUrl(name), new Response(picture));
      if (++count > MAX_SPRITES) count = await evictOldest(cache);
    };
    thin().catch(() => {});
  },
});

/** Nothing is ever fetched from there. */
const cacheUrl = (name: string): string => `/painting?${encodeURIComponent(name)}`;
