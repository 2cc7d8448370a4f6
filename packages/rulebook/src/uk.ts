/** What the rulebook says of every game in Ukrainian. */
export const statuses = {
  implemented: 'діє за цим столом',
  'out-of-scope': 'за цим столом не діє',
} as const;
