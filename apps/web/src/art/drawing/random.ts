import { itemAt } from '../../must.ts';

/** Seeded random numbers for drawing: the same seed always gives the same picture. */
export interface DrawingRandom {
  /** 0 up to, not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** FNV-1a over the characters, as an unsigned 32-bit number. */
export function hash(text: string): number {
  let sum = 2166136261;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 16777619);
  return sum >>> 0;
}

/** Mulberry32: small, fast and good enough for meadows. */
export function createDrawingRandom(seed: string): DrawingRandom {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]) => itemAt(list, below(list.length)),
  };
}
