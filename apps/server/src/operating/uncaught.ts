/** Milliseconds after an error was told in which no other one is: telling may itself be what fails, as where the log's disk is full. */
const QUIET = 100;

export interface Uncaught {
  count(): void;
  tell(error: unknown): void;
}

/**
 * Keeps the process alive after an error that nobody caught, counts it and tells of it. Going on is safe here: memory holds copies of
 * what the store has, each change is made on a copy, and the store takes it only if the log has not moved (`rooms/room.ts`). Returns
 * the way to stop.
 */
export function surviveUncaught({ count, tell }: Uncaught): () => void {
  let told = Number.NEGATIVE_INFINITY;
  const note = (error: unknown) => {
    count();
    if (performance.now() - told < QUIET) return;
    told = performance.now();
    try {
      tell(error);
    } catch {
      // Telling of it must not end the process either.
    }
  };
  // Rejections that nobody handles arrive here, too.
  process.on('uncaughtException', note);
  return () => process.off('uncaughtException', note);
}
