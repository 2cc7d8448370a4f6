/** Sources of expected points, beside those scored already; the first ones by kind of feature. */
export const SOURCES = [
  'roads',
  'cities',
  'monasteries',
  'gardens',
  'fields',
  'joining',
  'meeples',
  'turn',
  'goods',
] as const;
export const SOURCE = Object.fromEntries(SOURCES.map((name, i) => [name, i])) as Record<
  (typeof SOURCES)[number],
  number
>;
