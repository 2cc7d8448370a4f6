import type { ProblemDetails } from '@bastide/protocol';
import type { Language } from '@bastide/rulebook';
import type { FastifyError, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';

const { de, en, es, ru, uk, zhCN } = z.locales;
/** Messages of the schemas about members that do not fit. */
export const ZOD_LOCALES = { de, en, es, ru, uk, zh: zhCN } as const;

/** More are not told: they are no help. */
const MAX_FAULTS = 20;

type Faults = NonNullable<ProblemDetails['errors']>;

/** The members of a request that do not fit its schema, each with its path; undefined where it is no matter of schemas. */
export function validationFaults(
  error: FastifyError,
  request: FastifyRequest,
  language: Language,
): Faults | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  const { localeError } = ZOD_LOCALES[language]();
  const source = validatedPart(request, error.validationContext);
  return error.validation.slice(0, MAX_FAULTS).map(({ instancePath, keyword, params }) => {
    const path = instancePath.split('/').filter((one) => one !== '');
    const issue = { ...params, code: keyword, path, input: memberAt(source, path) };
    const message = localeError(issue as unknown as Parameters<typeof localeError>[0]);
    return {
      path: path.join('/'),
      code: keyword,
      detail: (typeof message === 'string' ? message : message?.message) ?? keyword,
    };
  });
}

function validatedPart(request: FastifyRequest, part: string | undefined): unknown {
  if (part === 'querystring') return request.query;
  return part === 'params' ? request.params : request.body;
}

const memberAt = (source: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Record<string, unknown>)[name]
        : undefined,
    source,
  );
