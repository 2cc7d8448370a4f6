/** Milliseconds after an error was told in which no other one is: telling may itself be what fails, as where the log's disk is full. */
const QUIET_MS = 100;

export interface UncaughtReporter {
  count(): void;
  report(error: unknown): void;
}

/**
 * Keeps the process alive after an error that nobody caught, counts it and tells of it. Going on is safe here: memory holds copies of
 * what the store has, each change is made on a copy, and the store takes it only if the log has not moved (`live/live-table.ts`). Returns
 * the way to stop.
 */
export function surviveUncaughtErrors({ count, report }: UncaughtReporter): () => void {
  let reportedAt = Number.NEGATIVE_INFINITY;
  const onUncaught = (error: unknown) => {
    count();
    if (performance.now() - reportedAt < QUIET_MS) return;
    reportedAt = performance.now();
    try {
      report(error);
    } catch {
      // Telling of it must not end the process either.
    }
  };
  // Rejections that nobody handles arrive here, too.
  process.on('uncaughtException', onUncaught);
  return () => process.off('uncaughtException', onUncaught);
}
