import { cacheStorage, PACK_CACHE } from './kept-packs.ts';

/** Returns the file of a pack: kept, or else downloaded if that is worthwhile. Undefined: neither. */
export async function fetchPack(
  url: string,
  isWorthDownload: () => boolean,
): Promise<ArrayBuffer | undefined> {
  const cache = await openCache();
  const kept = await cache?.match(url).catch(() => undefined);
  if (kept) return kept.arrayBuffer();
  if (!isWorthDownload()) return undefined;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  if (cache) void keep(cache, url, response.clone());
  return response.arrayBuffer();
}

/** A full or forbidden store is no fault: then it is downloaded again. */
async function keep(cache: Cache, url: string, response: Response): Promise<void> {
  try {
    await cache.put(url, response);
    for (const { url: other } of await cache.keys())
      if (nameOf(other) === nameOf(url) && !other.endsWith(fileOf(url))) await cache.delete(other);
  } catch {}
}

const fileOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** Name of a file without its hash, which has eight letters, digits, dashes or underscores. */
const nameOf = (url: string): string => fileOf(url).replace(/-[\w-]{8}(?=\.\w+$)/, '');

const openCache = async (): Promise<Cache | undefined> =>
  cacheStorage()
    ?.open(PACK_CACHE)
    .catch(() => undefined);
