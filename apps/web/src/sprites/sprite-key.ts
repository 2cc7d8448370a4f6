/** A subject with a width and height in pixels. Equal requests have the same key. */
export type SpriteRequest = readonly [subject: unknown, width: number, height: number];

export const spriteKey = (...order: SpriteRequest): string => JSON.stringify(order);
export const parseSpriteKey = (name: string): SpriteRequest => JSON.parse(name) as SpriteRequest;
