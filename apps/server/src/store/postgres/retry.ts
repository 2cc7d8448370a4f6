/** Nothing was done: the database took the whole back because others were in the way. Deadlock, serialization. */
export const isRolledBack = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** The database cannot be reached, is being started or ended; what was under way may have been done or not. */
export const isDown = (error: unknown): boolean =>
  isRolledBack(error) ||
  isUnreachable(error) ||
  DOWN_CODES.test(codeOf(error)) ||
  BROKEN_MESSAGES.test((error as Error | null)?.message ?? '');

/** No connection was had, so nothing can have been done. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof AggregateError
    ? error.errors.every(isUnreachable)
    : ['ECONNREFUSED', '57P03', '53300'].includes(codeOf(error));

/** Class 08: the connection; 57P01 to 57P03: ended by an operator, by a crash, being started; or of the system. */
const DOWN_CODES = /^(08...|57P0[123]|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** Messages of the driver about it, without a code. */
const BROKEN_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

const codeOf = (error: unknown): string => String((error as { code?: unknown })?.code ?? '');

/** Between two attempts, in milliseconds. */
const FIRST_WAIT_MS = 20;
const MAX_WAIT_MS = 500;

/** Does it, and for so many milliseconds again after a growing while, if it fails in a way that may be tried again. */
export async function withRetries<Result>(
  mayRetry: (error: unknown) => boolean,
  work: () => Promise<Result>,
  timeout: number,
): Promise<Result> {
  const until = performance.now() + timeout;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, MAX_WAIT_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!mayRetry(error) || performance.now() + wait > until) throw error;
      // Spread, so that those who were in each other's way do not meet again.
      await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random())));
    }
  }
}
