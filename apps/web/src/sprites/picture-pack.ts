/** First byte and length of each picture in a pack, by name. */
type PackIndex = Readonly<Record<string, readonly [start: number, length: number]>>;

/** Bytes of the number that says how long the index is. */
const HEAD = 4;

/**
 * A file of many small pictures, which are decoded only where they are shown: the length of its index (four bytes, little
 * endian), the index as JSON, the pictures in AVIF. `packs.mjs` writes it.
 */
export class PicturePack {
  readonly #pictures: Uint8Array<ArrayBuffer>;
  readonly #index: PackIndex;
  readonly #urls = new Map<string, string>();

  constructor(file: ArrayBuffer) {
    const length = new DataView(file).getUint32(0, true);
    this.#index = JSON.parse(new TextDecoder().decode(new Uint8Array(file, HEAD, length)));
    this.#pictures = new Uint8Array(file, HEAD + length);
  }

  get names(): readonly string[] {
    return Object.keys(this.#index);
  }

  /** URL with the data of a picture. A blob's would ask another process each time, a millisecond on a phone. */
  url(name: string): string | undefined {
    const known = this.#urls.get(name);
    const place = this.#index[name];
    if (known !== undefined || place === undefined) return known;
    const [start, length] = place;
    const url = `data:image/avif;base64,${btoa(textOf(this.#pictures.subarray(start, start + length)))}`;
    this.#urls.set(name, url);
    return url;
  }
}

/** Returns bytes as characters: a picture is short enough for one call. */
const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
