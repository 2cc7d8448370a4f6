import { addJitter, type BackoffRange, backoff, retryAfter } from './backoff.ts';
import { NoServerError, ProblemError, UnreachableError } from './problem.ts';

/** What the client needs of the world around it. */
export interface ClientEnvironment {
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

const BROWSER_ENVIRONMENT: ClientEnvironment = {
  fetch: (...request) => fetch(...request),
  now: () => performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  /** Says that this is the same request, however often it comes: only such a one, or one that changes nothing, is repeated. */
  readonly key?: string;
  /** The link by which a table is known to the reader. */
  readonly invite?: string | undefined;
}

const RETRY_WAITS: BackoffRange = { first: 300, longest: 4000 };
/** A try has so long, and all of them together, in milliseconds. */
const TRY_TIMEOUT_MS = 6000;
const TOTAL_TIMEOUT_MS = 12_000;

/** Asks the server: JSON both ways, answers to a mistake as errors, and what may be repeated is, while there is no network. */
export class Client {
  readonly #root: string;
  readonly #around: ClientEnvironment;

  /** `root`: where the paths of the interface begin, `api/` beside the page. */
  constructor(root = 'api/', around: ClientEnvironment = BROWSER_ENVIRONMENT) {
    this.#root = root;
    this.#around = around;
  }

  /**
   * Fails with a `ProblemError` where the server says no, `Nowhere` where what answers is no server of tables, and `Unreached`
   * where no answer could be had for some seconds.
   */
  async ask<Answer>(path: string, asking: RequestOptions = {}): Promise<Answer> {
    const { method = 'GET', key } = asking;
    const isRepeatable = method === 'GET' || key !== undefined;
    const { now, sleep } = this.#around;
    const end = now() + TOTAL_TIMEOUT_MS;
    for (let failed = 0; ; failed++) {
      const left = end - now();
      const answer = await this.#try(path, asking, Math.min(TRY_TIMEOUT_MS, left)).catch((error: unknown) => {
        if (error instanceof ProblemError || error instanceof NoServerError) throw error;
        return undefined;
      });
      if (answer?.isRead) return answer.value as Answer;
      const wait = Math.max(backoff(failed, RETRY_WAITS), addJitter(answer?.after ?? 0));
      if (!isRepeatable || now() + wait >= end)
        throw answer?.problem ?? new UnreachableError(`no answer from ${path}`);
      await sleep(wait);
    }
  }

  /** Undefined `isRead`: it may be tried again, after so many milliseconds. */
  async #try(
    path: string,
    { method = 'GET', body, key, invite }: RequestOptions,
    limit: number,
  ): Promise<TryResult> {
    const response = await this.#around.fetch(this.#root + path, {
      method,
      headers: {
        Accept: 'application/json',
        // Problems are told in the language of the page.
        ...(pageLanguage() && { 'Accept-Language': pageLanguage() }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
        ...(invite !== undefined && { 'Bastide-Invite': invite }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      cache: 'no-store',
      signal: AbortSignal.timeout(limit),
    });
    const { status, ok } = response;
    const after = retryAfter(response.headers);
    if (status >= 500) return { after };
    if (status === 204) return { isRead: true };
    if (!isJson(response)) throw new NoServerError(`no JSON from ${path}`);
    const value: unknown = await response.json();
    if (ok) return { isRead: true, value };
    const problem = new ProblemError(status, value as object);
    // Asked too often, it was not done: later it may be.
    if (status === 429) return { after, problem };
    throw problem;
  }
}

interface TryResult {
  readonly isRead?: true;
  readonly value?: unknown;
  readonly after?: number | undefined;
  /** What is said where it is not tried again. */
  readonly problem?: ProblemError;
}

/** Where pages are only files, whatever is asked for is answered by a page. */
const isJson = ({ headers }: Response): boolean => /\bjson\b/.test(headers.get('Content-Type') ?? '');

const pageLanguage = (): string => globalThis.document?.documentElement.lang ?? '';
