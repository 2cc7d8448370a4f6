/** How this language says what this table does with a rule. */
export const statuses = { implemented: '本桌采用', 'out-of-scope': '本桌不采用' } as const;
