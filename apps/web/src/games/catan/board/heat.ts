/** Kinds of corners by the cards that a settlement there brings in 36 rolls, from poor to rich. */
export const HEAT = [
  { from: 0, fill: '#fbf5e6', ink: '#2a1f16' },
  { from: 5, fill: '#f3dc97', ink: '#2a1f16' },
  { from: 7, fill: '#e9ac45', ink: '#2a1f16' },
  { from: 9, fill: '#b4531f', ink: '#fffdf4' },
  { from: 11, fill: '#7c1f14', ink: '#fffdf4' },
] as const;

export const heatOf = (pips: number): (typeof HEAT)[number] =>
  HEAT.findLast(({ from }) => pips >= from) ?? HEAT[0];

/** Height of numbers at usual size in units, and the least in CSS pixels. */
const TEXT_UNITS = 23;
const TEXT_PX = 15;
/** Larger things would hide what they speak of. */
const MOST = 1.8;

/** Factor by which things on the island grow, so that their numbers can be read from far. */
export const readableFactor = (scale: number): number =>
  Math.min(MOST, Math.max(1, TEXT_PX / (TEXT_UNITS * scale)));
