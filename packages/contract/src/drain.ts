/** What comes of work that is done in pieces, all of it now. */
export function drain<Result>(pieces: Iterator<undefined, Result>): Result {
  for (;;) {
    const piece = pieces.next();
    if (piece.done) return piece.value;
  }
}
