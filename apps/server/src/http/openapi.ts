import { ProblemDetails } from '@bastide/protocol';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** Every route may answer with a problem. */
const PROBLEM = {
  description: 'Why it was not done',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** That of the routes: it grows when something is changed that a program may rely on. */
const VERSION = '1';

type Transform = typeof jsonSchemaTransform;

const withProblems: Transform = (document) => {
  const { schema, url } = jsonSchemaTransform(document);
  if (!schema || schema.hide) return { schema, url };
  const response = (schema.response ?? {}) as object;
  return { schema: { ...schema, response: { ...response, default: PROBLEM } }, url };
};

/**
 * Describes the routes that are added from now on, from the schemas by which they are checked: OpenAPI 3.1 at `/openapi.json` below
 * `prefix`.
 */
export async function describeRoutes(app: FastifyInstance, prefix: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Bastide', version: VERSION, license: { name: 'MIT' } },
      components: {
        schemas: { Problem: z.toJSONSchema(ProblemDetails) as object },
        securitySchemes: {
          person: { type: 'apiKey', in: 'cookie', name: '__Host-bastide', description: 'Given by POST /me' },
          bot: { type: 'http', scheme: 'bearer', description: 'Given by POST /me/bots' },
        },
      },
      security: [{}, { person: [] }, { bot: [] }],
    },
    transform: withProblems,
  });
  app.get(`${prefix}/openapi.json`, { schema: { hide: true } }, async () => app.swagger());
}
