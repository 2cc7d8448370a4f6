import { createServer, type RequestListener } from 'node:http';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { checkBodies } from './bodies.ts';
import { Connections } from './connections.ts';
import { dispatch } from './dispatch.ts';
import { addHeaders, headersOf } from './headers.ts';
import { hostCheck } from './hosts.ts';
import { hearLanguage } from './language.ts';
import { LoadGate } from './load-gate.ts';
import { type LogTarget, logOf } from './log.ts';
import { refuseForeign } from './origin.ts';
import { answerError, answerProblems, type IsAway } from './problems.ts';
import { addressCheck, proxyCheck } from './proxies.ts';
import type { ServerSettings } from './settings.ts';
import { answerUnread, refuseTunnels } from './unread.ts';
import { refuseZeros } from './zeros.ts';

/**
 * Milliseconds in which the head of a request, and the whole of it, has to arrive; without a byte in either direction; and of a kept
 * connection until its next request: a proxy keeps its own for longer, and must never send on one that is just being closed.
 */
const TIMEOUTS = { head: 10_000, whole: 30_000, silent: 30_000, kept: 10_000, keptByProxy: 75_000 };
/** Milliseconds between two looks for requests that are late. */
const LOOKS = 1_000;
/** Characters of one part of an address: a passkey's name is the longest. */
const PARAM_AT_MOST = 1400;

/** Parts of a server beside its settings. */
export interface HttpParts {
  /** Takes the lines of the log; standard output otherwise. */
  readonly logTo?: LogTarget | undefined;
  /** Answers whatever is no address of the API; the API, where there is none. */
  readonly page?: RequestListener | undefined;
  readonly isAway?: IsAway;
  /** Is told that an error left a handler. */
  readonly failed?: (handler: 'api' | 'page') => void;
  /** Is told that a request was turned away. */
  readonly shed?: () => void;
  readonly gate?: LoadGate;
}

/** A server without routes: its guards that stand before anybody is known, and its answers to what goes wrong. */
export function openHttp(
  settings: ServerSettings,
  { logTo, page, isAway, failed, shed = () => {}, gate = new LoadGate() }: HttpParts = {},
) {
  const headers = headersOf(settings);
  let connections: Connections;
  const app = Fastify({
    serverFactory: (api: RequestListener) => {
      const server = createServer({
        ...{
          headersTimeout: TIMEOUTS.head,
          requestTimeout: TIMEOUTS.whole,
          connectionsCheckingInterval: LOOKS,
        },
        keepAliveTimeout: settings.trustProxy === false ? TIMEOUTS.kept : TIMEOUTS.keptByProxy,
      });
      server.timeout = TIMEOUTS.silent;
      connections = new Connections(server, { ...settings.limits, isProxy: proxyCheck(settings) });
      gate.watch(server);
      const note = (error: unknown, handler: 'api' | 'page') => {
        app.log.error({ err: error, handler }, 'a handler failed');
        failed?.(handler);
      };
      const handlers = {
        api,
        page: page ?? api,
        isForHere: hostCheck(settings),
        addressOf: addressCheck(settings),
        gate,
        failed: note,
        shed,
        headers,
      };
      server.on('request', dispatch(handlers));
      refuseTunnels(server);
      return server;
    },
    logger: logOf(settings.log, logTo),
    bodyLimit: settings.limits.body,
    trustProxy: settings.trustProxy,
    routerOptions: { maxParamLength: PARAM_AT_MOST },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    clientErrorHandler: answerUnread(() => connections),
    // These come before any hook.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(headers)),
  });
  app.addHook('onSend', async (_, reply) => gate.answered(reply.raw));
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerProblems(app, isAway);
  addHeaders(app, settings);
  hearLanguage(app);
  refuseZeros(app);
  refuseForeign(app, settings);
  checkBodies(app);
  return app.withTypeProvider<ZodTypeProvider>();
}
