import { ProblemDetails } from '@bastide/protocol';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** Answer without a body. */
export const NoContent = z.null().describe('No content');

/** Every route may answer with a problem. */
const PROBLEM = {
  description: 'Problem: the reason for a refusal',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** Description of a stream, for browsers and for programs. */
const STREAM = {
  description:
    'Events as they happen, with a heartbeat at least every 20 seconds; open until the reader disconnects',
  content: {
    'text/event-stream': {
      schema: { type: 'string' },
      example:
        'event: table\nid: k3v9x2m7qa:12\ndata: {"table":"k3v9x2m7qa","version":12,"entries":[{"seq":11,"at":1782900000000,"kind":"said","person":"2qK9fZ_hT7wLx0Vb","to":"all","preset":"hello"}],"people":{"2qK9fZ_hT7wLx0Vb":{"name":"Ann"}},"at":1782900000004}\n\n',
    },
    'application/x-ndjson': {
      schema: { type: 'string' },
      example: '{"event":"presence","data":{"table":"k3v9x2m7qa","here":["2qK9fZ_hT7wLx0Vb"]}}\n',
    },
  },
};

const DESCRIPTION = `The server of Bastide hosts tables for people and bots.

Errors are problem details (RFC 9457). Programs decide by \`code\`; people read \`detail\`, in the language of \`Accept-Language\`. Unsafe
requests must be JSON, and come from the page's own origin or carry a bot's token. A request with an \`Idempotency-Key\` may be repeated: it
gets the answer of the first time.

A table is a log of entries, numbered from 0 without gaps. A stream sends entries as they are written and resumes after \`Last-Event-ID\`.
Too many requests get 429 with \`Retry-After\`.`;

/** Version of the routes. It grows with each change of something that a program may rely on. */
const VERSION = '2';

type Transform = typeof jsonSchemaTransform;

const withProblems: Transform = (document) => {
  const { schema, url } = jsonSchemaTransform(document);
  if (!schema || schema.hide) return { schema, url };
  const isStream = document.route.config?.rate === 'stream';
  const response = { ...(schema.response as object), ...(isStream && { 200: STREAM }), default: PROBLEM };
  return { schema: { ...schema, response }, url };
};

/**
 * Describes the routes that are added from now on, from the schemas by which they are checked: OpenAPI 3.1 at `/openapi.json` below
 * `prefix`.
 */
export async function describeRoutes(app: FastifyInstance, prefix: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Bastide',
        version: VERSION,
        description: DESCRIPTION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      components: {
        schemas: { Problem: z.toJSONSchema(ProblemDetails) as object },
        securitySchemes: {
          person: { type: 'apiKey', in: 'cookie', name: '__Host-bastide', description: 'Set by POST /me' },
          bot: { type: 'http', scheme: 'bearer', description: 'Issued by POST /me/bots' },
        },
      },
      security: [{}, { person: [] }, { bot: [] }],
    },
    transform: withProblems,
  });
  app.get(`${prefix}/openapi.json`, { schema: { hide: true } }, async () => app.swagger());
}
