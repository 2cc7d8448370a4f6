import type { ProblemDetails } from '@bastide/protocol';
import type { Language } from '@bastide/rulebook';
import { say } from '../words/index.ts';
import { keyOf, PROBLEMS, type Problem } from './problem.ts';

/** A problem as it is answered. */
export function detailsOf(
  { code, more }: Problem,
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
