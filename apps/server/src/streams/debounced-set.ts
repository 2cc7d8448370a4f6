/** Changes that come close together, told as one. */
export class DebouncedSet<Item> {
  readonly #delay: number;
  readonly #onFlush: (changed: ReadonlySet<Item>) => void;
  #changed = new Set<Item>();
  #timer: NodeJS.Timeout | undefined;

  /** `delay`: milliseconds from the first change until they are told. */
  constructor(delay: number, onFlush: (changed: ReadonlySet<Item>) => void) {
    this.#delay = delay;
    this.#onFlush = onFlush;
  }

  add(item: Item): void {
    this.#changed.add(item);
    this.#timer ??= setTimeout(() => this.#flush(), this.#delay).unref();
  }

  /** Drops the changes that were not reported yet. */
  close(): void {
    clearTimeout(this.#timer);
  }

  #flush(): void {
    const changed = this.#changed;
    this.#changed = new Set();
    this.#timer = undefined;
    this.#onFlush(changed);
  }
}
