/** Sets by a key; there is none that is empty. */
export class SetMap<Key, Value> {
  readonly #all = new Map<Key, Set<Value>>();

  get(key: Key): ReadonlySet<Value> {
    return this.#all.get(key) ?? EMPTY;
  }

  has(key: Key): boolean {
    return this.#all.has(key);
  }

  keys(): IterableIterator<Key> {
    return this.#all.keys();
  }

  add(key: Key, value: Value): void {
    const set = this.#all.get(key);
    if (set) set.add(value);
    else this.#all.set(key, new Set([value]));
  }

  delete(key: Key, value: Value): void {
    const set = this.#all.get(key);
    set?.delete(value);
    if (set?.size === 0) this.#all.delete(key);
  }
}

const EMPTY: ReadonlySet<never> = new Set();
