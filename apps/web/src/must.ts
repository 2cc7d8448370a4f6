/** Returns a value that an invariant of this program promises; where it is broken, throws its name. */
export function must<T>(value: T | null | undefined, invariant: string): T {
  if (value === undefined || value === null) throw new Error(`broken invariant: ${invariant}`);
  return value;
}

/** Returns the item at an index that counts the items of this or an equally long list, or throws. */
export function itemAt<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item ${index} of ${items.length}`);
  return item;
}

export type NonEmpty<T> = readonly [T, ...T[]];

export const lastOf = <T>(items: NonEmpty<T>): T => items.at(-1) ?? items[0];

export const isNonEmpty = <T>(items: readonly T[]): items is NonEmpty<T> => items.length > 0;
