import { createServer, type RequestListener } from 'node:http';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { rejectUnsafeBodies } from './bodies.ts';
import { Connections } from './connections.ts';
import { dispatch } from './dispatch.ts';
import { handleErrors, type IsStoreDown, sendError } from './error-handler.ts';
import { addHeaders, apiHeaders } from './headers.ts';
import { hostCheck } from './host-check.ts';
import { readLanguageParameter } from './language.ts';
import { LoadGate } from './load-gate.ts';
import { type LogTarget, logOptions } from './log.ts';
import { refuseNulCharacters } from './nul-characters.ts';
import { refuseCrossSite } from './origin.ts';
import { addressCheck, proxyCheck } from './proxies.ts';
import type { ServerSettings } from './settings.ts';
import { answerUnparsable, refuseConnect } from './unparsable.ts';

/**
 * Milliseconds in which the head of a request, and the whole of it, has to arrive; without a byte in either direction; and of a kept
 * connection until its next request: a proxy keeps its own for longer, and must never send on one that is just being closed.
 */
const TIMEOUTS_MS = { head: 10_000, whole: 30_000, silent: 30_000, kept: 10_000, keptByProxy: 75_000 };
/** Milliseconds between two looks for requests that are late. */
const CHECK_INTERVAL_MS = 1_000;
/** Characters of one part of an address: a passkey's name is the longest. */
const MAX_PARAM_LENGTH = 1400;

/** Parts of a server beside its settings. */
export interface HttpOptions {
  /** Takes the lines of the log; standard output otherwise. */
  readonly logTo?: LogTarget | undefined;
  /** Answers whatever is no address of the API; the API, where there is none. */
  readonly page?: RequestListener | undefined;
  readonly isStoreDown?: IsStoreDown;
  /** Is told that an error left a handler. */
  readonly onError?: (handler: 'api' | 'page') => void;
  /** Is told that a request was turned away. */
  readonly onRequestShed?: () => void;
  readonly gate?: LoadGate;
}

/** A server without routes: its guards that stand before anybody is known, and its answers to what goes wrong. */
export function openHttp(
  settings: ServerSettings,
  { logTo, page, isStoreDown, onError, onRequestShed = () => {}, gate = new LoadGate() }: HttpOptions = {},
) {
  const headers = apiHeaders(settings);
  let connections: Connections;
  const app = Fastify({
    serverFactory: (api: RequestListener) => {
      const server = createServer({
        ...{
          headersTimeout: TIMEOUTS_MS.head,
          requestTimeout: TIMEOUTS_MS.whole,
          connectionsCheckingInterval: CHECK_INTERVAL_MS,
        },
        keepAliveTimeout: settings.trustProxy === false ? TIMEOUTS_MS.kept : TIMEOUTS_MS.keptByProxy,
      });
      server.timeout = TIMEOUTS_MS.silent;
      connections = new Connections(server, { ...settings.limits, isProxy: proxyCheck(settings) });
      gate.observe(server);
      const reportError = (error: unknown, handler: 'api' | 'page') => {
        app.log.error({ err: error, handler }, 'a handler failed');
        onError?.(handler);
      };
      const handlers = {
        api,
        page: page ?? api,
        isOwnHost: hostCheck(settings),
        addressOf: addressCheck(settings),
        gate,
        onError: reportError,
        onRequestShed,
        headers,
      };
      server.on('request', dispatch(handlers));
      refuseConnect(server);
      return server;
    },
    logger: logOptions(settings.log, logTo),
    bodyLimit: settings.limits.body,
    trustProxy: settings.trustProxy,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    clientErrorHandler: answerUnparsable(() => connections),
    // These come before any hook.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(headers)),
  });
  app.addHook('onSend', async (_, reply) => gate.onResponse(reply.raw));
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app, isStoreDown);
  addHeaders(app, settings);
  readLanguageParameter(app);
  refuseNulCharacters(app);
  refuseCrossSite(app, settings);
  rejectUnsafeBodies(app);
  return app.withTypeProvider<ZodTypeProvider>();
}
