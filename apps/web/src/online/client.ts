import { addJitter, type BackoffRange, backoff, retryAfter } from './backoff.ts';
import { NoServerError, ProblemError, UnreachableError } from './problem.ts';

/** Browser functions that the client uses; tests replace them. */
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
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  /** Key that marks repetitions as the same request. Only requests with a key, or without effects, are repeated. */
  readonly key?: string;
  /** Token of the invitation by which the reader knows the table. */
  readonly invite?: string | undefined;
}

const RETRY_WAITS: BackoffRange = { first: 300, longest: 4000 };
/** Milliseconds for one try, and for all of them together. */
const TRY_TIMEOUT_MS = 6000;
const TOTAL_TIMEOUT_MS = 12_000;

/**
 * Sends requests to the server, with JSON both ways. Turns refusals into errors, and repeats safe requests while
 * there is no network.
 */
export class Client {
  readonly #root: string;
  readonly #around: ClientEnvironment;

  /** `root`: path under which the API begins, `api/` beside the page. */
  constructor(root = 'api/', around: ClientEnvironment = BROWSER_ENVIRONMENT) {
    this.#root = root;
    this.#around = around;
  }

  /**
   * Fails with `ProblemError` if the server refuses, with `NoServerError` if there is no game server behind the page,
   * and with `UnreachableError` if no answer comes for some seconds.
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

  /** Tries once. Without `isRead`, the caller may try again after that many milliseconds. */
  async #try(
    path: string,
    { method = 'GET', body, key, invite }: RequestOptions,
    limit: number,
  ): Promise<TryResult> {
    const response = await this.#around.fetch(this.#root + path, {
      method,
      headers: {
        Accept: 'application/json',
        // The server writes problems in the language of the page.
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
    // The server refused because of too many requests: a later try may succeed.
    if (status === 429) return { after, problem };
    throw problem;
  }
}

interface TryResult {
  readonly isRead?: true;
  readonly value?: unknown;
  readonly after?: number | undefined;
  /** The error to throw if nobody tries again. */
  readonly problem?: ProblemError;
}

/** False for static hosting, which answers every path with a page. */
const isJson = ({ headers }: Response): boolean => /\bjson\b/.test(headers.get('Content-Type') ?? '');

const pageLanguage = (): string => globalThis.document?.documentElement.lang ?? '';
