import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { streamsAllowed } from '../http/connections.ts';
import { networkOf } from '../http/network.ts';
import { problem } from '../http/problem.ts';
import type { Key } from '../people/who.ts';
import type { Following } from '../streams/hub.ts';
import { type Form, Pipe } from '../streams/pipe.ts';
import { readCursor } from '../streams/reader.ts';
import { Sets } from '../streams/sets.ts';
import { roomFor, type TablesGround } from './ground.ts';

/** A stream follows no more tables. */
const FOLLOWED_AT_MOST = 20;

/** What happens, as it happens. */
export const streaming: FastifyPluginAsyncZod<TablesGround> = async (app, ground) => {
  const { hub, settings } = ground;
  /** All streams of each network, and those of strangers among them. */
  const [all, strangers] = [new Sets<string, Pipe>(), new Sets<string, Pipe>()];

  function open(
    request: FastifyRequest,
    reply: FastifyReply,
    following: Omit<Following, 'person' | 'key'>,
  ): void {
    if (hub.readers >= streamsAllowed(settings.limits))
      throw problem('unavailable', { headers: { 'retry-after': '5' } });
    const person = request.person?.id;
    const { networkStreams, streams, strangersStreams } = settings.limits;
    const network = networkOf(request.ip);
    const isTooMany =
      all.of(network).size >= networkStreams ||
      (person === undefined
        ? strangers.of(network).size >= strangersStreams
        : hub.streamsOf(person) >= streams);
    if (isTooMany)
      throw problem('too-many-requests', { values: { seconds: 10 }, headers: { 'retry-after': '10' } });
    const headers = reply.getHeaders() as Record<string, string>;
    reply.hijack();
    const pipe = new Pipe(reply.raw, formOf(request), headers);
    for (const counted of person === undefined ? [all, strangers] : [all]) {
      counted.add(network, pipe);
      pipe.onClose(() => counted.delete(network, pipe));
    }
    void hub.add(pipe, { ...following, person, key: keyIdOf(request.key) }).catch(() => pipe.end());
  }

  app.get(
    '/me/stream',
    {
      exposeHeadRoute: false, // it would never end
      config: { rate: 'stream', scope: 'bot:play' },
      schema: {
        summary: 'All that concerns the caller: their tables, those that are followed, the lobby',
        querystring: z.strictObject({
          follow: z.string().max(1000).default('').describe('id:version, parted by commas'),
          lobby: z.enum(['0', '1']).default('0'),
          views: z.enum(['all', 'needed']).optional(),
          looks: z
            .enum(['0', '1'])
            .default('1')
            .describe('0: nobody looks at the page just now, so that its person is told of turns by push'),
        }),
      },
    },
    async (request, reply) => {
      const { follow, lobby, views, looks } = request.query;
      const asked = readCursor(follow);
      const known = readCursor(cursorOf(request));
      const tables = new Map([...asked].map(([id, version]) => [id, known.get(id) ?? version]));
      if (tables.size > FOLLOWED_AT_MOST)
        throw problem('limit-reached', { values: { what: 'followed', most: FOLLOWED_AT_MOST } });
      open(request, reply, {
        tables,
        lobby: lobby === '1',
        looks: looks === '1',
        mine: true,
        wish: { isFull: (views ?? usual(request)) === 'all' },
      });
    },
  );

  app.get(
    '/tables/:id/stream',
    {
      exposeHeadRoute: false,
      config: { rate: 'stream', scope: 'bot:play' },
      schema: {
        summary: 'One table, entry by entry',
        params: z.strictObject({ id: z.string().max(20) }),
        querystring: z.strictObject({ views: z.enum(['all', 'needed']).optional() }),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      // Told at once, since nothing will ever come.
      await roomFor(ground, request, id);
      const cursor = cursorOf(request);
      const version = /^\d{1,9}$/.test(cursor) ? Number(cursor) : (readCursor(cursor).get(id) ?? 0);
      open(request, reply, {
        tables: new Map([[id, version]]),
        lobby: false,
        looks: true,
        mine: false,
        wish: { isFull: (request.query.views ?? usual(request)) === 'all' },
      });
    },
  );
};

/** The id of the session or token, which opens nothing by itself. */
const keyIdOf = (key: Key | undefined): string | undefined =>
  key?.by === 'cookie' ? key.session : key?.token;

const cursorOf = ({ headers }: FastifyRequest): string => {
  const id = headers['last-event-id'];
  return typeof id === 'string' ? id : '';
};

/** Programs read lines of JSON, and have no engine to play along. */
const formOf = ({ headers }: FastifyRequest): Form =>
  headers.accept?.includes('application/x-ndjson') ? 'ndjson' : 'sse';
const usual = (request: FastifyRequest) => (formOf(request) === 'ndjson' ? 'all' : 'needed');
