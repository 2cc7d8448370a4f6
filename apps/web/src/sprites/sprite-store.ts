/** Sprites stored for the next visits; after any failure there are none. */
export interface SpriteStore {
  find(name: string): Promise<Blob | undefined>;
  keep(name: string, picture: Blob): void;
}

/** Largest number of stored sprites, and how many of the oldest are dropped when there are more. */
const MAX_SPRITES = 400;
const EVICT_COUNT = 100;

export const NULL_STORE: SpriteStore = { find: async () => undefined, keep: () => {} };

/** Opens the sprites of a game for this version of its art; deletes those of other versions. */
export async function openSpriteStore(game: string, version: string): Promise<SpriteStore> {
  const name = `paintings-${game}-${version}`;
  try {
    // Not available without HTTPS.
    if (!('caches' in globalThis)) return NULL_STORE;
    for (const other of await caches.keys())
      if (other.startsWith(`paintings-${game}-`) && other !== name) await caches.delete(other);
    const cache = await caches.open(name);
    return storeOn(cache, await evictOldest(cache));
  } catch {
    return NULL_STORE;
  }
}

/**
 * Drops the oldest sprites if there are too many; a dropped one is painted again when needed. Returns the number
 * left.
 */
async function evictOldest(cache: Cache): Promise<number> {
  const all = await cache.keys();
  if (all.length <= MAX_SPRITES) return all.length;
  const old = all.slice(0, EVICT_COUNT + all.length - MAX_SPRITES);
  await Promise.all(old.map((one) => cache.delete(one)));
  return all.length - old.length;
}

/** Deletes all sprites of all games, to make space for data that cannot be made again. */
export async function clearSprites(): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) if (name.startsWith('paintings-')) await caches.delete(name);
}

const storeOn = (cache: Cache, count: number): SpriteStore => ({
  find: async (name) => {
    const found = await cache.match(cacheUrl(name)).catch(() => undefined);
    return found?.blob();
  },
  // A full or forbidden store is no fault: the sprite is painted again next time.
  keep: (name, picture) => {
    const thin = async () => {
      await cache.put(cacheUrl(name), new Response(picture));
      if (++count > MAX_SPRITES) count = await evictOldest(cache);
    };
    thin().catch(() => {});
  },
});

/** A cache key; no request ever goes there. */
const cacheUrl = (name: string): string => `/painting?${encodeURIComponent(name)}`;
