import type { ProblemDetails } from '@bastide/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestLanguage } from './language.ts';
import { PROBLEMS, Problem, type ProblemCode, problem } from './problem.ts';
import { problemDetails } from './problem-details.ts';
import { validationFaults } from './validation-errors.ts';

/** Problems that the framework finds, by its code, and else by the status it would give. */
const BY_FRAMEWORK_CODE: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-content-type',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
};
const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  404: 'not-found',
  413: 'too-large',
  414: 'too-large',
  415: 'wrong-content-type',
  429: 'too-many-requests',
  503: 'unavailable',
};

/** An error of any kind as a problem. What nobody foresaw is `internal`, and tells nothing of the inside. */
function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  const status = error.statusCode ?? 500;
  const code =
    BY_FRAMEWORK_CODE[error.code] ??
    BY_STATUS[status] ??
    (status >= 400 && status < 500 ? 'malformed' : 'internal');
  return problem(code);
}

/** Answers a request with a problem. */
export function sendProblem(
  problemFound: Problem,
  request: FastifyRequest,
  reply: FastifyReply,
  errors?: ProblemDetails['errors'],
): FastifyReply {
  const language = requestLanguage(request);
  return reply
    .code(PROBLEMS[problemFound.code][0])
    .headers({ ...problemFound.extras.headers, 'content-language': language, vary: 'Accept-Language' })
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problemDetails(problemFound, language, errors));
}

/** Tells whether an error only says that the store cannot be reached now. */
export type IsStoreDown = (error: unknown) => boolean;

/** Answers any error with a problem. Logs our own mistakes. */
export function sendError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  isStoreDown: IsStoreDown = () => false,
): FastifyReply {
  const validationErrors = validationFaults(error, request, requestLanguage(request));
  if (validationErrors) return sendProblem(problem('invalid'), request, reply, validationErrors);
  // What has a status is about the request: it may have been cut off as a line to a store is.
  const problemFound =
    error.statusCode === undefined && isStoreDown(error)
      ? problem('unavailable', { headers: { 'retry-after': '5' } })
      : problemOf(error);
  if (PROBLEMS[problemFound.code][0] >= 500) request.log.error({ err: error }, 'a request failed');
  return sendProblem(problemFound, request, reply);
}

/** All problems of a server: errors, addresses that there are not, and methods that an address does not know. */
export function handleErrors(app: FastifyInstance, isStoreDown?: IsStoreDown): void {
  const routes: { readonly method: string; readonly pattern: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, pattern: routePattern(url) });
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply, isStoreDown));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!;
    const allowed = routes.flatMap(({ method, pattern }) => (pattern.test(path) ? [method] : []));
    const problemFound =
      allowed.length > 0
        ? problem('method-not-allowed', { headers: { allow: [...new Set(allowed)].sort().join(', ') } })
        : problem('not-found');
    return sendProblem(problemFound, request, reply);
  });
}

/** `/games/:id` as a pattern of addresses. Such as take everything are left out: there, nothing is missing. */
function routePattern(url: string): RegExp {
  if (url.includes('*')) return /(?!)/;
  const parts = url.split('/').map((part) => {
    const fixed = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return part.startsWith(':') ? '[^/]+' : fixed;
  });
  return new RegExp(`^${parts.join('/')}/?$`);
}
