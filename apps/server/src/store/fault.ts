/** The store cannot be used, and a person has to do something about it; the message says what, in a sentence. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';
}
