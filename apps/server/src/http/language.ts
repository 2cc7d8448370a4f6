import { isLanguage, type Language } from '@bastide/rulebook';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Language that the address asks for (`?lang=`), or that the person reads; undefined: as the browser asks. */
    language: Language | undefined;
  }
}

/** At most so much of a header is read. */
const MAX_HEADER_LENGTH = 256;

/** The language that a browser asks for (`Accept-Language`), of those that are spoken here. */
export function acceptedLanguage(header: string): Language | undefined {
  const asked = header
    .slice(0, MAX_HEADER_LENGTH)
    .split(',')
    .map((one) => {
      const [tag = '', weight = ''] = one.trim().split(/\s*;\s*q=/i);
      return { language: tag.toLowerCase().split('-')[0]!, weight: weight === '' ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    // Sorting keeps the order of those that weigh the same.
    .sort((one, other) => other.weight - one.weight);
  return asked.map(({ language }) => language).find(isLanguage);
}

/** The language in which to speak to a caller; English where none is asked for that is spoken here. */
export const requestLanguage = (request: FastifyRequest): Language =>
  request.language ?? acceptedLanguage(request.headers['accept-language'] ?? '') ?? 'en';

/** `?lang=` is taken out of the query before a route looks at it, so that no schema has to name it. */
export function readLanguageParameter(app: FastifyInstance): void {
  app.decorateRequest('language', undefined);
  app.addHook('onRequest', async (request) => {
    const query = request.query as Record<string, unknown>;
    const { lang } = query;
    delete query.lang;
    if (typeof lang === 'string' && isLanguage(lang)) request.language = lang;
  });
}
