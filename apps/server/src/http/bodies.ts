import type { FastifyInstance } from 'fastify';
import { problem } from './problem.ts';

/** Levels of objects and arrays in a body. Whatever works on bodies may be recursive. */
const MAX_LEVELS = 32;

/**
 * Members that JavaScript calls to turn an object into text or a number. One that is no function makes every such conversion throw:
 * in schemas (`value.length > 30`), in games (`${action.type}`), in libraries.
 */
const CONVERSIONS = ['toString', 'valueOf'] as const;

/** Refuses bodies that are nested too deeply, or hold objects that cannot be converted to text or numbers. */
export function rejectUnsafeBodies(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body }) => checkBody(body));
}

/** Goes through a body level by level, so that its depth cannot exhaust the stack. */
function checkBody(body: unknown): void {
  let level = [body].filter(isObject);
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_LEVELS) throw problem('too-deep', { values: { most: MAX_LEVELS } });
    for (const object of level)
      if (CONVERSIONS.some((name) => Object.hasOwn(object, name))) throw problem('malformed');
    level = level.flatMap(Object.values).filter(isObject);
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
