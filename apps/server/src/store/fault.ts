/** The store cannot be used, and a person has to do something about it; the message says what, in a sentence. */
export class StoreFault extends Error {
  override readonly name: string = 'StoreFault';
}

/** Another process has the store. */
export class StoreInUse extends StoreFault {}

/** The file of a store is missing or empty, though a store was made there. */
export class StoreVanished extends StoreFault {
  readonly file: string;
  /** A file that tells of the store; without it a new store may be made. */
  readonly marker: string;

  constructor(file: string, sign: string) {
    super(
      `${file} is missing or empty, but a store was there: restore a copy, or delete ${sign} to begin anew`,
    );
    this.file = file;
    this.marker = sign;
  }
}

/** The file of a store is not whole. */
export class StoreDamaged extends StoreFault {
  readonly file: string;
  /** The first thing that the database found, in English. */
  readonly detail: string;

  constructor(file: string, detail: string, cause?: unknown) {
    super(`${file} is damaged: ${detail}`, { cause });
    this.file = file;
    this.detail = detail;
  }
}
