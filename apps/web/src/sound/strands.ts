/** What sounds are made of. */

/** One strand of a sound. Seconds from its beginning, hertz, loudness from 0 to 1. */
export interface Strand {
  readonly wave: 'sine' | 'triangle' | 'noise';
  readonly at: number;
  readonly last: number;
  /** Noise is heard round this pitch. */
  readonly from: number;
  /** Where the pitch glides to. */
  readonly to?: number;
  readonly level: number;
}

export interface Recipe {
  /** A word for it, if it is one of a game's own. */
  readonly called?: string;
  /** When the next sound of the same moment may begin, in seconds. */
  readonly next: number;
  readonly strands: readonly Strand[];
}

type Glide = number | readonly [from: number, to: number];
const strand =
  (wave: Strand['wave']) =>
  (at: number, last: number, pitch: Glide, level: number): Strand => {
    const [from, to] = typeof pitch === 'number' ? [pitch] : pitch;
    return { wave, at, last, from: from!, level, ...(to !== undefined && { to }) };
  };
export const sine = strand('sine');
export const triangle = strand('triangle');
export const noise = strand('noise');
