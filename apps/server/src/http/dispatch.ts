import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { acceptedLanguage } from './language.ts';
import type { LoadGate } from './load-gate.ts';
import type { ProblemCode } from './problem.ts';
import { bareProblemResponse } from './problem-details.ts';

export interface Handlers {
  /** The routes of the API, health and figures. */
  readonly api: RequestListener;
  /** The files of the page. */
  readonly page: RequestListener;
  /** Tells whether a request is meant for this server. */
  readonly isOwnHost: (request: IncomingMessage) => boolean;
  /** Address from which a request comes, as far as proxies are believed. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly gate: Pick<LoadGate, 'admit'>;
  /** Called with an error that no handler caught, and which of them it left. */
  readonly onError: (error: unknown, handler: 'api' | 'page') => void;
  /** Called with a request that was turned away because there was too much to do. */
  readonly onRequestShed: () => void;
  /** Headers of every answer that is given here. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Health is asked for by machines under whatever name they know; it tells nothing that a stranger may not know. */
const HEALTH = /^\/healthz(?:\?|$)/;
/** Health and figures are wanted most when there is too much to do. */
const NEVER_SHED = /^\/(?:healthz|metrics)(?:\?|$)/;
/** Targets of the API; all others belong to the page. */
const API = /^\/(?:api|healthz|metrics)(?:[/?]|$)/;
const STREAM = /^\/api\/[^?]*\/stream(?:\?|$)/;

/** Seconds after which a rejected client tries again: one of these, so that not all come at once. */
const RETRY_AFTER_SECONDS = [1, 2, 3] as const;

/**
 * Hands each request to its handler. The one error boundary around all of them: an error that leaves a handler is answered with 500,
 * and the process goes on.
 */
export const dispatch =
  (handlers: Handlers): RequestListener =>
  (request, response) => {
    // Whatever else comes on a connection that was closed.
    if (request.socket.destroyed) return;
    const handler = API.test(request.url ?? '') ? 'api' : 'page';
    const catchErrors = (work: () => void) => {
      try {
        work();
      } catch (error) {
        handlers.onError(error, handler);
        answerProblem(request, response, 'internal', handlers);
      }
    };
    catchErrors(() => {
      const begin = () => catchErrors(() => handlers[handler](request, response));
      const code = admit(request, response, handlers, begin);
      if (code === 'overloaded') handlers.onRequestShed();
      if (code) answerProblem(request, response, code, handlers);
    });
  };

/** Begins a request, or returns why it goes to no handler. */
function admit(
  request: IncomingMessage,
  response: ServerResponse,
  { isOwnHost, gate, addressOf }: Handlers,
  begin: () => void,
): ProblemCode | undefined {
  const { url = '' } = request;
  // A target that is no path: `*`, `http://…`.
  if (!url.startsWith('/')) return 'malformed';
  if (!HEALTH.test(url) && !isOwnHost(request)) return 'misdirected';
  if (NEVER_SHED.test(url)) {
    begin();
    return undefined;
  }
  const isPatient = !API.test(url) || STREAM.test(url);
  return gate.admit(request, response, { isPatient, address: addressOf(request), begin })
    ? undefined
    : 'overloaded';
}

/** Answers with a problem where no route can. */
function answerProblem(
  { headers: { 'accept-language': accepted = '' } }: IncomingMessage,
  response: ServerResponse,
  code: ProblemCode,
  { headers }: Handlers,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // A handler may have begun with headers of another answer.
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const { status, headers: ownHeaders, body } = bareProblemResponse(code, acceptedLanguage(accepted) ?? 'en');
  const more =
    code === 'overloaded'
      ? { 'Retry-After': String(RETRY_AFTER_SECONDS[Math.floor(Math.random() * RETRY_AFTER_SECONDS.length)]) }
      : // What follows on this connection may be no request.
        { Connection: 'close' };
  response.writeHead(status, { ...headers, ...ownHeaders, ...more }).end(body);
}
