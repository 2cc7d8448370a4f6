import type { ProblemDetails } from '@bastide/protocol';
import type { Language } from '@bastide/rulebook';
import { formatMessage, refusalReason } from '../messages.ts';
import { PROBLEMS, type Problem, type ProblemCode, problemMessageKey } from './problem.ts';

/** A problem as it is answered. */
export function problemDetails(
  { code, extras }: Pick<Problem, 'code' | 'extras'>,
  language: Language,
  errors?: ProblemDetails['errors'],
): ProblemDetails {
  const [status, title] = PROBLEMS[code];
  const { rule, because, facts, values } = extras;
  return {
    type: `/problems/${code}`,
    title,
    status,
    detail: formatMessage(language, problemMessageKey(code), {
      ...values,
      ...(rule !== undefined && { rule, reason: refusalReason(language, rule, facts) ?? 'none' }),
    }),
    code,
    ...(rule !== undefined && { rule }),
    ...(because !== undefined && { because }),
    ...(facts && { facts }),
    ...(errors && { errors }),
  };
}

/** An answer that is written without the framework. */
export interface BareResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A problem for a request that reached no route. */
export function bareProblemResponse(code: ProblemCode, language: Language): BareResponse {
  // Not an error: the trace of its calls would cost more than the answer.
  const details = problemDetails({ code, extras: {} }, language);
  const body = JSON.stringify(details);
  return {
    status: details.status,
    headers: {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
    },
    body,
  };
}
