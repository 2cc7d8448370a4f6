/** How this language names what this table does with a rule. */
export const statuses = {
  implemented: 'wird hier gespielt',
  'out-of-scope': 'wird hier nicht gespielt',
} as const;
