/** Changes that come close together, told as one. */
export class Gathering<What> {
  readonly #after: number;
  readonly #tell: (changed: ReadonlySet<What>) => void;
  #changed = new Set<What>();
  #timer: NodeJS.Timeout | undefined;

  /** `after`: milliseconds from the first change until they are told. */
  constructor(after: number, tell: (changed: ReadonlySet<What>) => void) {
    this.#after = after;
    this.#tell = tell;
  }

  add(what: What): void {
    this.#changed.add(what);
    this.#timer ??= setTimeout(() => this.#end(), this.#after).unref();
  }

  /** What is not told by now is told no more. */
  close(): void {
    clearTimeout(this.#timer);
  }

  #end(): void {
    const changed = this.#changed;
    this.#changed = new Set();
    this.#timer = undefined;
    this.#tell(changed);
  }
}
