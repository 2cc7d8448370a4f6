/** What this table does with a rule. */
export const statuses = {
  implemented: 'действует за этим столом',
  'out-of-scope': 'за этим столом не действует',
} as const;
