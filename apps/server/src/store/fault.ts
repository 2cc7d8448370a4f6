/** The store cannot be used, and a person has to do something about it; the message says what, in a sentence. */
export class StoreFault extends Error {
  override readonly name: string = 'StoreFault';
}

/** Another process has the store. */
export class StoreInUse extends StoreFault {}
