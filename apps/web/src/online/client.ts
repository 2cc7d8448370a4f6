import { backoff, type Waits } from './backoff.ts';
import { ProblemError, Unreached } from './problem.ts';

/** What the client needs of the world around it. */
export interface Around {
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

const WORLD: Around = {
  fetch: (...request) => fetch(...request),
  now: () => performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

export interface Asking {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  /** Says that this is the same request, however often it comes: only such a one, or one that changes nothing, is repeated. */
  readonly key?: string;
  /** The link by which a table is known to the reader. */
  readonly invite?: string | undefined;
}

const WAITS: Waits = { first: 300, longest: 4000 };
/** A try has so long, and all of them together, in milliseconds. */
const TRY = 6000;
const ALL = 12_000;

/** Asks the server: JSON both ways, answers to a mistake as errors, and what may be repeated is, while there is no network. */
export class Client {
  readonly #root: string;
  readonly #around: Around;

  /** `root`: where the paths of the interface begin, `api/` beside the page. */
  constructor(root = 'api/', around: Around = WORLD) {
    this.#root = root;
    this.#around = around;
  }

  /** Fails with a `ProblemError` where the server says no, `Unreached` where no answer could be had for some seconds. */
  async ask<Answer>(path: string, asking: Asking = {}): Promise<Answer> {
    const { method = 'GET', key } = asking;
    const isRepeatable = method === 'GET' || key !== undefined;
    const { now, sleep } = this.#around;
    const end = now() + ALL;
    for (let failed = 0; ; failed++) {
      const left = end - now();
      const answer = await this.#try(path, asking, Math.min(TRY, left)).catch((error: unknown) => {
        if (error instanceof ProblemError) throw error;
        return undefined;
      });
      if (answer?.isRead) return answer.value as Answer;
      const wait = Math.max(backoff(failed, WAITS), answer?.after ?? 0);
      if (!isRepeatable || now() + wait >= end) throw new Unreached(`no answer from ${path}`);
      await sleep(wait);
    }
  }

  /** Undefined `isRead`: it may be tried again, after so many milliseconds. */
  async #try(path: string, { method = 'GET', body, key, invite }: Asking, limit: number): Promise<Tried> {
    const response = await this.#around.fetch(this.#root + path, {
      method,
      headers: {
        Accept: 'application/json',
        // Problems are told in the language of the page.
        ...(language() && { 'Accept-Language': language() }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
        ...(invite !== undefined && { 'Bastide-Invite': invite }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      cache: 'no-store',
      signal: AbortSignal.timeout(limit),
    });
    if (response.status === 429 || response.status >= 500)
      return { after: Number(response.headers.get('Retry-After') ?? 0) * 1000 };
    const text = await response.text();
    if (response.ok) return { isRead: true, value: text === '' ? undefined : JSON.parse(text) };
    throw new ProblemError(response.status, detailsIn(text));
  }
}

interface Tried {
  readonly isRead?: true;
  readonly value?: unknown;
  readonly after?: number;
}

function detailsIn(text: string): ConstructorParameters<typeof ProblemError>[1] {
  try {
    const details: unknown = JSON.parse(text);
    return typeof details === 'object' && details !== null ? details : {};
  } catch {
    return {};
  }
}

const language = (): string => globalThis.document?.documentElement.lang ?? '';

/** A key that no other request has. */
export const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
