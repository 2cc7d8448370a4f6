/** `2030-03`, by Greenwich. */
export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);
