import type { ProblemDetails } from '@bastide/protocol';
import type { Language } from '@bastide/rulebook';
import type { FastifyError, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';

const { de, en, es, ru, uk, zhCN } = z.locales;
/** What the schemas say of members that do not fit. */
export const SAYS = { de, en, es, ru, uk, zh: zhCN } as const;

/** More are not told: they are no help. */
const FAULTS_AT_MOST = 20;

type Faults = NonNullable<ProblemDetails['errors']>;

/** The members of a request that do not fit its schema, each with its path; undefined where it is no matter of schemas. */
export function faultsOf(
  error: FastifyError,
  request: FastifyRequest,
  language: Language,
): Faults | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  const { localeError } = SAYS[language]();
  const whole = partOf(request, error.validationContext);
  return error.validation.slice(0, FAULTS_AT_MOST).map(({ instancePath, keyword, params }) => {
    const path = instancePath.split('/').filter((one) => one !== '');
    const issue = { ...params, code: keyword, path, input: memberAt(whole, path) };
    const said = localeError(issue as unknown as Parameters<typeof localeError>[0]);
    return {
      path: path.join('/'),
      code: keyword,
      detail: (typeof said === 'string' ? said : said?.message) ?? keyword,
    };
  });
}

function partOf(request: FastifyRequest, context: string | undefined): unknown {
  if (context === 'querystring') return request.query;
  return context === 'params' ? request.params : request.body;
}

const memberAt = (whole: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Record<string, unknown>)[name]
        : undefined,
    whole,
  );
