/** What sounds are made of. */

/** One strand of a sound. Seconds from its beginning, hertz, loudness from 0 to 1. */
export interface SoundLayer {
  readonly wave: 'sine' | 'triangle' | 'noise';
  readonly at: number;
  readonly last: number;
  /** Noise is heard round this pitch. */
  readonly from: number;
  /** Where the pitch glides to. */
  readonly to?: number;
  readonly level: number;
}

export interface SoundRecipe {
  /** A word for it, if it is one of a game's own. */
  readonly name?: string;
  /** When the next sound of the same moment may begin, in seconds. */
  readonly next: number;
  readonly layers: readonly SoundLayer[];
}

type Pitch = number | readonly [from: number, to: number];
const layerOf =
  (wave: SoundLayer['wave']) =>
  (at: number, last: number, pitch: Pitch, level: number): SoundLayer => {
    const [from, to] = typeof pitch === 'number' ? [pitch] : pitch;
    return { wave, at, last, from: from!, level, ...(to !== undefined && { to }) };
  };
export const sineLayer = layerOf('sine');
export const triangleLayer = layerOf('triangle');
export const noiseLayer = layerOf('noise');
