/** Returns a value that an invariant of this program promises; where it is broken, throws its name. */
export function must<T>(value: T | null | undefined, invariant: string): T {
  if (value === undefined || value === null) throw new Error(`broken invariant: ${invariant}`);
  return value;
}

/** Returns the item at an index that this list is long enough for, or throws; negative: counted from the end. */
export function itemAt<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index < 0 ? items.length + index : index];
  if (item === undefined) throw new RangeError(`no item ${index} of ${items.length}`);
  return item;
}

/** Returns an item of a list that begins anew at both ends. */
export const cycled = <T>(items: readonly T[], index: number): T => itemAt(items, index % items.length);

export type NonEmpty<T> = readonly [T, ...T[]];

export const lastOf = <T>(items: NonEmpty<T>): T => items.at(-1) ?? items[0];

export const isNonEmpty = <T>(items: readonly T[]): items is NonEmpty<T> => items.length > 0;
