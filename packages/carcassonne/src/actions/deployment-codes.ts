/**
 * Actions of the phase `deploy` as codes:
 *
 *     bits 0–3  local of the segment
 *     bits 4–9  figure + 1; 0: an action with a code of its own
 *     bit   10  with the helper that arrives there
 */

export const SKIP = 0;
const FIGURE_SHIFT = 4;
export const deployment = (figure: number, local: number): number => ((figure + 1) << FIGURE_SHIFT) | local;
export const WITH_HELPER = 1 << 10;
export const localOf = (code: number): number => code & 15;
export const figureOf = (code: number): number => ((code >> FIGURE_SHIFT) & 63) - 1;
