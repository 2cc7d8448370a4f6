import type { FastifyInstance } from 'fastify';
import { problem } from './problem.ts';

/** Refuses addresses with a zero in them: none has one, and PostgreSQL fails at a text that has. */
export function refuseNulCharacters(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.url.includes('%00')) throw problem('malformed');
  });
}
