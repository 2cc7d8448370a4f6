import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { addHeaders, headersOf } from './headers.ts';
import { hearLanguage } from './language.ts';
import { type LogTarget, logOf } from './log.ts';
import { refuseForeign } from './origin.ts';
import { answerError, answerProblems, type IsAway } from './problems.ts';
import type { ServerSettings } from './settings.ts';
import { answerUnread } from './unread.ts';
import { refuseZeros } from './zeros.ts';

/** How long a request may take to arrive: slow ones hold a place each. */
const ARRIVES_WITHIN = 30_000;
/** Characters of one part of an address: a passkey's name is the longest. */
const PARAM_AT_MOST = 1400;

/** What does not belong to the program's side is asked of the page. */
const isPage = ({ url = '' }: IncomingMessage): boolean => !/^\/(?:api|healthz|metrics)(?:[/?]|$)/.test(url);

function served(api: RequestListener, page: RequestListener = api): Server {
  const server = createServer((request, response) => (isPage(request) ? page : api)(request, response));
  server.requestTimeout = ARRIVES_WITHIN;
  return server;
}

/**
 * A server without routes: what protects it before anybody is known, and how it answers what goes wrong. `logTo` takes the lines of
 * the log; standard output otherwise. `page` answers whatever is no address of the API.
 */
export function openHttp(
  settings: ServerSettings,
  logTo?: LogTarget,
  page?: RequestListener,
  isAway?: IsAway,
) {
  const app = Fastify({
    serverFactory: (api: RequestListener) => served(api, page),
    logger: logOf(settings.log, logTo),
    bodyLimit: settings.limits.body,
    trustProxy: settings.trustProxy,
    routerOptions: { maxParamLength: PARAM_AT_MOST },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    clientErrorHandler: answerUnread,
    // These come before any hook.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers(headersOf(settings))),
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerProblems(app, isAway);
  addHeaders(app, settings);
  hearLanguage(app);
  refuseZeros(app);
  refuseForeign(app, settings);
  return app.withTypeProvider<ZodTypeProvider>();
}
