import type { ProblemDetails } from '@bastide/protocol';
import type { Language } from '@bastide/rulebook';
import { say } from '../words/index.ts';
import { keyOf, PROBLEMS, type Problem, type ProblemCode } from './problem.ts';

/** A problem as it is answered. */
export function detailsOf(
  { code, more }: Pick<Problem, 'code' | 'more'>,
  language: Language,
  errors?: ProblemDetails['errors'],
): ProblemDetails {
  const [status, title] = PROBLEMS[code];
  const { rule, because, facts, values } = more;
  return {
    type: `/problems/${code}`,
    title,
    status,
    detail: say(language, keyOf(code), { ...values, ...(rule !== undefined && { rule }) }),
    code,
    ...(rule !== undefined && { rule }),
    ...(because !== undefined && { because }),
    ...(facts && { facts }),
    ...(errors && { errors }),
  };
}

/** An answer that is written without the framework. */
export interface BareAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A problem for a request that reached no route. */
export function bareAnswer(code: ProblemCode, language: Language): BareAnswer {
  // Not an error: the trace of its calls would cost more than the answer.
  const details = detailsOf({ code, more: {} }, language);
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
