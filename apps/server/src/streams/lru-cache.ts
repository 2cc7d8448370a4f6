/** Texts that were made a short while ago: as many as there is room for, the longest unused go first. */
export class LruCache {
  readonly #maxLength: number;
  readonly #texts = new Map<string, string>();
  #length = 0;

  /** `maxLength`: characters of all texts together. */
  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  getOrMake(key: string, make: () => string): string {
    const known = this.#texts.get(key);
    const text = known ?? make();
    // A map keeps the order in which its keys came.
    this.#texts.delete(key);
    this.#texts.set(key, text);
    if (known === undefined) this.#length += text.length;
    for (const [oldest, { length }] of this.#texts) {
      if (this.#length <= this.#maxLength) break;
      this.#texts.delete(oldest);
      this.#length -= length;
    }
    return text;
  }
}
