/** Why a rule, or a part of it, is not played at this table. */
export const REASONS = ['other-expansions', 'pig-herd'] as const;
export type Reason = (typeof REASONS)[number];
