import { formatNumber } from './paths.ts';
import { createDrawingRandom } from './random.ts';

/**
 * Makes a drawing look hand-made: shifts every coordinate of every path a little, each shape for itself, so that ink
 * and colour never match exactly. Leaves paths with arcs unchanged, because their flags are numbers too.
 */
export function roughen(markup: string, seed: string, amplitude: number): string {
  const random = createDrawingRandom(`hand${seed}`);
  const strayPath = (d: string) =>
    joinTokens(
      (d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map((word) => {
        const value = Number(word);
        return Number.isNaN(value) || Math.abs(value) < 0.2
          ? word
          : formatNumber(value + random.between(-amplitude, amplitude));
      }),
    );
  return markup.replace(/ d="([^"]+)"/g, (whole, d: string) =>
    /[aA]/.test(d) ? whole : ` d="${strayPath(d)}"`,
  );
}

/** Joins commands and numbers with a space only where two numbers would run together. */
const joinTokens = (words: readonly string[]) =>
  words.reduce((text, word) => text + (/[\d.]$/.test(text) && /^[\d.]/.test(word) ? ' ' : '') + word, '');
