/**
 * Order of painting: first the tile in hand and the latest tiles, where everybody looks; then pieces, which are few
 * and important; then tiles that may be placed next, other tiles, and ornaments.
 */
export const SPRITE_PRIORITY = { latest: -3, piece: -2, next: -1, tile: 0, ornaments: 1 } as const;

/** Milliseconds after which such pictures are drawn flat: nobody waits for them. */
export const SPRITE_TIMEOUT_MS = 300;
