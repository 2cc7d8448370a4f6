/** Why a rule, or a part of it, is not played at this table. */
export const REASONS = [
  'extension',
  'neutral-colours',
  'hidden-bank',
  'server',
  'seat-order',
  'map-filters',
  'first-city',
  'r25-set-up',
] as const;
export type Reason = (typeof REASONS)[number];
