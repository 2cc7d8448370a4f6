/** Whether a bot has been thinking for a while. Whoever shows it listens alone: for a mark the table is not drawn anew. */
export class ThinkingFlag {
  #isOn = false;
  readonly #listeners = new Set<() => void>();

  readonly isOn = (): boolean => this.#isOn;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(isOn: boolean): void {
    if (isOn === this.#isOn) return;
    this.#isOn = isOn;
    for (const listener of this.#listeners) listener();
  }
}
