/**
 * Choices with figures on the tile just placed, as codes:
 *
 *     bits 0–3  local of the segment
 *     bits 4–9  figure + 1; 0: an action with a code of its own
 *     bit   10  with the paired builder or pig
 */
import { BUILDER, PIG } from '../sets/traders/facts.ts';
import { FIELD } from '../tiles/tables.ts';

export const SKIP = 0;
/** Takes the own abbot back. */
export const RETRIEVE = 1;
const FIGURE_SHIFT = 4;
export const deployment = (figure: number, local: number): number => ((figure + 1) << FIGURE_SHIFT) | local;
export const WITH_HELPER = 1 << 10;
export const localOf = (code: number): number => code & 15;
export const figureOf = (code: number): number => ((code >> FIGURE_SHIFT) & 63) - 1;

/** Helper that arrives beside a meeple there, where it is paired. CAR-TB-BUILDER-20, CAR-TB-PIG-20 */
export const helperFor = (kind: number): number => (kind === FIELD ? PIG : BUILDER);
