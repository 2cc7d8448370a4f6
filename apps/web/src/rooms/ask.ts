import { ProblemError } from '../online/problem.ts';

/** Behind this page is no server that knows tables: static files only. */
export class Nowhere extends Error {
  override readonly name = 'Nowhere';
}

export interface Asking {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: object;
  /** The link by which a table is known to the reader. */
  readonly invite?: string | undefined;
}

/** A try has so long, in milliseconds. */
const TRY = 10_000;

/**
 * Asks the server behind the page. Fails with `ProblemError` where it says no, `Nowhere` where none answers in its language, and with
 * whatever `fetch` throws where there is no network.
 */
export async function ask<Answer>(
  path: string,
  { method = 'GET', body, invite }: Asking = {},
): Promise<Answer> {
  const response = await fetch(`./api/${path}`, {
    method,
    headers: {
      Accept: 'application/json',
      'Accept-Language': document.documentElement.lang,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(invite && { 'Bastide-Invite': invite }),
    },
    ...(body && { body: JSON.stringify(body) }),
    cache: 'no-store',
    signal: AbortSignal.timeout(TRY),
  });
  if (response.status === 204) return undefined as Answer;
  const isJson = /\bjson\b/.test(response.headers.get('Content-Type') ?? '');
  if (!isJson) throw new Nowhere(`no JSON from ${path}`);
  const answer: unknown = await response.json();
  if (!response.ok) throw new ProblemError(response.status, answer as object);
  return answer as Answer;
}
