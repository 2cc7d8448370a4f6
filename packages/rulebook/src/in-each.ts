/** Several editions that differ from a rule in the same way. */
export function inEach<Edition extends string>(
  editions: readonly Edition[],
  text: string,
): Record<Edition, string> {
  return Object.fromEntries(editions.map((edition) => [edition, text])) as Record<Edition, string>;
}
