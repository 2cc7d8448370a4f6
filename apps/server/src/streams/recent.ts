/** Texts that were made a short while ago: as many as there is room for, the longest unused go first. */
export class Recent {
  readonly #most: number;
  readonly #texts = new Map<string, string>();
  #length = 0;

  /** `most`: characters of all texts together. */
  constructor(most: number) {
    this.#most = most;
  }

  once(key: string, make: () => string): string {
    const known = this.#texts.get(key);
    const text = known ?? make();
    // A map keeps the order in which its keys came.
    this.#texts.delete(key);
    this.#texts.set(key, text);
    if (known === undefined) this.#length += text.length;
    for (const [oldest, { length }] of this.#texts) {
      if (this.#length <= this.#most) break;
      this.#texts.delete(oldest);
      this.#length -= length;
    }
    return text;
  }
}
