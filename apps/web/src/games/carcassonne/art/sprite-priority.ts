/**
 * Order of painting: the tile in the hand and those laid last, at which everybody looks; pieces say most and are few;
 * then what may be laid next, the other tiles, what grows over them.
 */
export const SPRITE_PRIORITY = { latest: -3, piece: -2, next: -1, tile: 0, ornaments: 1 } as const;

/** Milliseconds after which such pictures are drawn flat: nobody waits for them. */
export const SPRITE_TIMEOUT_MS = 300;
