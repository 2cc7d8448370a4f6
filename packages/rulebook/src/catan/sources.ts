/** Where rules are stated, what programs do where books are silent, and what we had to decide (`DEC`). */
export const SOURCES = ['ES', 'A20', 'R25', 'FAQ', 'X56', 'TB', 'JS', 'CT', 'sites', 'GEO', 'DEC'] as const;
export type Source = (typeof SOURCES)[number];
