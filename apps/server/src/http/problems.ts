import type { ProblemDetails } from '@bastide/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { detailsOf } from './details.ts';
import { faultsOf } from './faults.ts';
import { languageOf } from './language.ts';
import { PROBLEMS, Problem, type ProblemCode, problem } from './problem.ts';

/** What the framework itself refuses, by its code, and else by the status it would give. */
const BY_CODE: Readonly<Record<string, ProblemCode>> = {
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
    BY_CODE[error.code] ?? BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'malformed' : 'internal');
  return problem(code);
}

/** Answers a request with a problem. */
export function answerProblem(
  found: Problem,
  request: FastifyRequest,
  reply: FastifyReply,
  errors?: ProblemDetails['errors'],
): FastifyReply {
  const language = languageOf(request);
  return reply
    .code(PROBLEMS[found.code][0])
    .headers({ ...found.more.headers, 'content-language': language, vary: 'Accept-Language' })
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(detailsOf(found, language, errors));
}

/** Whether an error only says that the store cannot be reached now. */
export type IsAway = (error: unknown) => boolean;

/** Whatever goes wrong is answered with a problem; a mistake of ours is noted. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  isAway: IsAway = () => false,
): FastifyReply {
  const faults = faultsOf(error, request, languageOf(request));
  if (faults) return answerProblem(problem('invalid'), request, reply, faults);
  // What has a status is about the request: it may have been cut off as a line to a store is.
  const found =
    error.statusCode === undefined && isAway(error)
      ? problem('unavailable', { headers: { 'retry-after': '5' } })
      : problemOf(error);
  if (PROBLEMS[found.code][0] >= 500) request.log.error({ err: error }, 'a request failed');
  return answerProblem(found, request, reply);
}

/** All problems of a server: errors, addresses that there are not, and methods that an address does not know. */
export function answerProblems(app: FastifyInstance, isAway?: IsAway): void {
  const routes: { readonly method: string; readonly pattern: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, pattern: patternOf(url) });
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request, reply, isAway));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!;
    const allowed = routes.flatMap(({ method, pattern }) => (pattern.test(path) ? [method] : []));
    const found =
      allowed.length > 0
        ? problem('method-not-allowed', { headers: { allow: [...new Set(allowed)].sort().join(', ') } })
        : problem('not-found');
    return answerProblem(found, request, reply);
  });
}

/** `/games/:id` as a pattern of addresses. Such as take everything are left out: there, nothing is missing. */
function patternOf(url: string): RegExp {
  if (url.includes('*')) return /(?!)/;
  const parts = url.split('/').map((part) => {
    const fixed = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return part.startsWith(':') ? '[^/]+' : fixed;
  });
  return new RegExp(`^${parts.join('/')}/?$`);
}
