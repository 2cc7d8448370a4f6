/** The cache that keeps packs for the next visits. Names of their files contain a hash, so a kept one is never outdated. */
export const PACK_CACHE = 'paintings-packs';

/** Number of missing pictures from which on downloading their packs is quicker than painting: a new game has fewer. */
export const WORTH_DOWNLOAD = 30;

/** Not available without HTTPS. */
export const cacheStorage = (): CacheStorage | undefined => globalThis.caches;

/** Tells whether an earlier visit has kept packs. */
export const hasKeptPacks = async (): Promise<boolean> =>
  (await cacheStorage()
    ?.has(PACK_CACHE)
    .catch(() => false)) ?? false;
