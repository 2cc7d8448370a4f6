import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { bareAnswer } from './details.ts';
import { acceptedLanguage } from './language.ts';
import type { ProblemCode } from './problem.ts';

export interface Handlers {
  /** The routes of the API, health and figures. */
  readonly api: RequestListener;
  /** The files of the page. */
  readonly page: RequestListener;
  /** Tells whether a request is meant for this server. */
  readonly isForHere: (request: IncomingMessage) => boolean;
  /** Is told of an error that no handler caught, and which of them it left. */
  readonly failed: (error: unknown, handler: 'api' | 'page') => void;
  /** Headers of every answer that is given here. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Health is asked for by machines under whatever name they know; it tells nothing that a stranger may not know. */
const HEALTH = /^\/healthz(?:\?|$)/;
/** Targets of the API; all others belong to the page. */
const API = /^\/(?:api|healthz|metrics)(?:[/?]|$)/;

/**
 * Hands each request to its handler. The one error boundary around all of them: an error that leaves a handler is answered with 500,
 * and the process goes on. Targets that are no paths (`*`, `http://…`) are answered with 400, names of other servers with 421.
 */
export const dispatch =
  (handlers: Handlers): RequestListener =>
  (request, response) => {
    const { url = '' } = request;
    const name = API.test(url) ? 'api' : 'page';
    try {
      if (!url.startsWith('/')) answer(request, response, 'malformed', handlers);
      else if (!HEALTH.test(url) && !handlers.isForHere(request))
        answer(request, response, 'misdirected', handlers);
      else handlers[name](request, response);
    } catch (error) {
      handlers.failed(error, name);
      answer(request, response, 'internal', handlers);
    }
  };

/** Answers with a problem where no route can, and closes the connection: what follows on it may be no request. */
function answer(
  { headers: { 'accept-language': accepted = '' } }: IncomingMessage,
  response: ServerResponse,
  code: ProblemCode,
  { headers }: Handlers,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { status, headers: own, body } = bareAnswer(code, acceptedLanguage(accepted) ?? 'en');
  // A handler may have begun with headers of another answer.
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, { ...headers, ...own }).end(body);
}
