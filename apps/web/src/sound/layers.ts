/** The layers of a sound. */

/** One layer of a sound. Seconds from its beginning, hertz, loudness from 0 to 1. */
export interface SoundLayer {
  readonly wave: 'sine' | 'triangle' | 'noise';
  readonly at: number;
  readonly last: number;
  /** Pitch of a tone, or the middle of the noise. */
  readonly from: number;
  /** Pitch at the end of a glide. */
  readonly to?: number;
  readonly level: number;
}

export interface SoundRecipe {
  /** Name of a sound that only one game has. */
  readonly name?: string;
  /** Seconds until the next sound of the same moment may begin. */
  readonly next: number;
  readonly layers: readonly SoundLayer[];
}

type Pitch = number | readonly [from: number, to: number];
const layerOf =
  (wave: SoundLayer['wave']) =>
  (at: number, last: number, pitch: Pitch, level: number): SoundLayer => {
    if (typeof pitch === 'number') return { wave, at, last, from: pitch, level };
    const [from, to] = pitch;
    return { wave, at, last, from, level, to };
  };
export const sineLayer = layerOf('sine');
export const triangleLayer = layerOf('triangle');
export const noiseLayer = layerOf('noise');
