/** Listeners to one kind of event. A listener that was added twice is called twice. */
export class Listeners<Event> {
  readonly #all = new Set<{ readonly listener: (event: Event) => void }>();

  /** Returns the way to hear no more. */
  add(listener: (event: Event) => void): () => void {
    const entry = { listener };
    this.#all.add(entry);
    return () => void this.#all.delete(entry);
  }

  /** One that throws harms neither the others nor who tells: it has lost a hint, which may happen anyway. */
  emit(event: Event): void {
    for (const { listener } of [...this.#all]) {
      try {
        listener(event);
      } catch {}
    }
  }
}
