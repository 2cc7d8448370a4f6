import { cacheStorage, PACK_CACHE, WORTH_DOWNLOAD } from './kept-packs.ts';
import { parseSpriteKey } from './sprite-key.ts';

/** Pictures that the build paints into one file. */
export interface SpritePack<Subject> {
  readonly name: string;
  /** Quality of the encoder, from 0 to 100; less is better. */
  readonly quality: number;
  readonly pictures: { readonly name: string; readonly subject: Subject; readonly width: number }[];
}

/** Pictures of a game that the build has painted. */
export interface PackSource<Subject> {
  /** URLs of the packs by name; none in development. */
  readonly urls: Readonly<Record<string, string>>;
  /** Place of a picture of at least that width in pixels; undefined if no pack has it. */
  placeOf(subject: Subject, width: number): PlaceInPack | undefined;
}

export interface PlaceInPack {
  readonly pack: string;
  readonly name: string;
}

/** Number of missing pictures from which on another pack is downloaded. */
const WORTH_ANOTHER = 8;

/** Loads packs when they are needed, and gives the pictures of those that are there. */
export class PackedSprites<Subject> {
  readonly #source: PackSource<Subject>;
  readonly #canShow: (url: string) => Promise<boolean>;
  readonly #packs = new Map<string, PicturePack>();
  readonly #loading = new Map<string, Promise<void>>();
  /** Packs that cannot be loaded or shown in this visit. */
  readonly #failed = new Set<string>();
  readonly #places = new Map<string, PlaceInPack | undefined>();
  #isReadable: Promise<boolean> | undefined;
  /** Number of pictures wanted at the moment. */
  #wanted = 0;

  constructor(source: PackSource<Subject>, canShow = canDecode) {
    this.#source = source;
    this.#canShow = canShow;
  }

  /** URL of a picture by its sprite key, if its pack is there. */
  url(key: string): string | undefined {
    const place = this.#placeOf(key);
    return place && this.#packs.get(place.pack)?.url(place.name);
  }

  /**
   * Loads the packs of those of some pictures that may be in one. Returns them, and a promise that resolves when the packs
   * have come or failed.
   */
  load(keys: readonly string[]): { readonly keys: readonly string[]; readonly done: Promise<unknown> } {
    const expected = keys.filter((key) => {
      const pack = this.#placeOf(key)?.pack;
      return pack !== undefined && !this.#failed.has(pack) && !this.#packs.has(pack);
    });
    this.#wanted += expected.length;
    const packs = new Set(expected.flatMap((key) => this.#placeOf(key)?.pack ?? []));
    const done = Promise.all([...packs].map((pack) => this.#load(pack))).finally(() => {
      this.#wanted -= expected.length;
    });
    return { keys: expected, done };
  }

  /** Reads the packs of some pictures, as far as an earlier visit has kept them; downloads nothing. */
  async loadKept(keys: readonly string[]): Promise<void> {
    const packs = new Set(keys.flatMap((key) => this.#placeOf(key)?.pack ?? []));
    for (const pack of packs) if (!this.#packs.has(pack)) await this.#load(pack, () => false);
  }

  #placeOf(key: string): PlaceInPack | undefined {
    if (this.#places.has(key)) return this.#places.get(key);
    const [subject, width] = parseSpriteKey(key);
    const found = this.#source.placeOf(subject as Subject, width);
    const place = found && found.pack in this.#source.urls ? found : undefined;
    this.#places.set(key, place);
    return place;
  }

  /** A visit that uses packs already may load more of them for few pictures. */
  readonly #worthDownload = () => this.#wanted >= (this.#packs.size > 0 ? WORTH_ANOTHER : WORTH_DOWNLOAD);

  #load(pack: string, isWorthDownload = this.#worthDownload): Promise<void> {
    // Whoever came before may have found it not worth a download.
    const isDone = () => this.#packs.has(pack) || this.#failed.has(pack);
    const before = this.#loading.get(pack) ?? Promise.resolve();
    const loading = before.then(() => (isDone() ? undefined : this.#open(pack, isWorthDownload)));
    this.#loading.set(pack, loading);
    return loading;
  }

  async #open(name: string, isWorthDownload: () => boolean): Promise<void> {
    try {
      const url = this.#source.urls[name];
      if (url === undefined) return;
      const file = await fetchPack(url, isWorthDownload);
      if (!file) return;
      const pack = new PicturePack(file);
      const sample = pack.url(pack.names[0] ?? '');
      // One picture of one pack shows what the browser can decode.
      this.#isReadable ??= sample === undefined ? undefined : this.#canShow(sample);
      if (await this.#isReadable) this.#packs.set(name, pack);
      else this.#failed.add(name);
    } catch {
      this.#failed.add(name); // The pictures are painted instead.
    }
  }
}

/** Tells whether the browser can decode a picture: old ones know no AVIF. */
async function canDecode(url: string): Promise<boolean> {
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => true,
    () => false,
  );
}

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

/** Returns the file of a pack: kept, or else downloaded if that is worthwhile. Undefined: neither. */
async function fetchPack(url: string, isWorthDownload: () => boolean): Promise<ArrayBuffer | undefined> {
  const cache = await openCache();
  const kept = await cache?.match(url).catch(() => undefined);
  if (kept) return kept.arrayBuffer();
  if (!isWorthDownload()) return undefined;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  if (cache) void keep(cache, url, response.clone());
  return response.arrayBuffer();
}

/** A full or forbidden store is no fault: then it is downloaded again. */
async function keep(cache: Cache, url: string, response: Response): Promise<void> {
  try {
    await cache.put(url, response);
    for (const { url: other } of await cache.keys())
      if (nameOf(other) === nameOf(url) && !other.endsWith(fileOf(url))) await cache.delete(other);
  } catch {}
}

const fileOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** Name of a file without its hash, which has eight letters, digits, dashes or underscores. */
const nameOf = (url: string): string => fileOf(url).replace(/-[\w-]{8}(?=\.\w+$)/, '');

const openCache = async (): Promise<Cache | undefined> =>
  cacheStorage()
    ?.open(PACK_CACHE)
    .catch(() => undefined);
