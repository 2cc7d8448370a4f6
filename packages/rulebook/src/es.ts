/** How this language names what the table does with a rule. */
export const statuses = {
  implemented: 'se juega aquí',
  'out-of-scope': 'no se juega aquí',
} as const;
