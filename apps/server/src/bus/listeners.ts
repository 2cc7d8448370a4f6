/** Who wants to hear of something, each as often as he said so. */
export class Listeners<What> {
  readonly #all = new Set<{ readonly hear: (what: What) => void }>();

  /** Returns the way to hear no more. */
  add(hear: (what: What) => void): () => void {
    const listener = { hear };
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  }

  /** One that throws harms neither the others nor who tells: it has lost a hint, which may happen anyway. */
  tell(what: What): void {
    for (const { hear } of [...this.#all]) {
      try {
        hear(what);
      } catch {}
    }
  }
}
