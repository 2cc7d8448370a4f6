import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { maxStreams } from '../../http/connections.ts';
import { networkOf } from '../../http/network.ts';
import { problem } from '../../http/problem.ts';
import type { Credential } from '../../people/identity.ts';
import type { Subscription } from '../../streams/hub.ts';
import { parseCursor } from '../../streams/reader.ts';
import { SetMap } from '../../streams/set-map.ts';
import { type StreamFormat, StreamWriter } from '../../streams/stream-writer.ts';
import { findLiveTable, type TablesContext } from './context.ts';

/** A stream follows no more tables. */
const MAX_FOLLOWED = 20;

/** Routes for streams. */
export const streamRoutes: FastifyPluginAsyncZod<TablesContext> = async (app, context) => {
  const { hub, settings } = context;
  /** All streams of each network, and those of strangers among them. */
  const [allStreams, anonymousStreams] = [
    new SetMap<string, StreamWriter>(),
    new SetMap<string, StreamWriter>(),
  ];

  function openStream(
    request: FastifyRequest,
    reply: FastifyReply,
    subscription: Omit<Subscription, 'person' | 'credentialId'>,
  ): void {
    if (hub.size >= maxStreams(settings.limits))
      throw problem('unavailable', { headers: { 'retry-after': '5' } });
    const person = request.person?.id;
    const { networkStreams, streams, strangersStreams } = settings.limits;
    const network = networkOf(request.ip);
    const isTooMany =
      allStreams.get(network).size >= networkStreams ||
      (person === undefined
        ? anonymousStreams.get(network).size >= strangersStreams
        : hub.streamsOf(person) >= streams);
    if (isTooMany)
      throw problem('too-many-requests', { values: { seconds: 10 }, headers: { 'retry-after': '10' } });
    const headers = reply.getHeaders() as Record<string, string>;
    reply.hijack();
    const pipe = new StreamWriter(reply.raw, streamFormatOf(request), headers);
    for (const counted of person === undefined ? [allStreams, anonymousStreams] : [allStreams]) {
      counted.add(network, pipe);
      pipe.onClose(() => counted.delete(network, pipe));
    }
    void hub
      .add(pipe, { ...subscription, person, credentialId: credentialIdOf(request.key) })
      .catch(() => pipe.end());
  }

  app.get(
    '/me/stream',
    {
      exposeHeadRoute: false, // it would never end
      config: { rate: 'stream', scope: 'bot:play' },
      schema: {
        summary: "Stream the caller's tables, followed tables and the lobby",
        querystring: z.strictObject({
          follow: z.string().max(1000).default('').describe('id:version, separated by commas'),
          lobby: z.enum(['0', '1']).default('0'),
          views: z.enum(['all', 'needed']).optional(),
          looks: z
            .enum(['0', '1'])
            .default('1')
            .describe('0: the page is in the background, so turns are announced by push'),
        }),
      },
    },
    async (request, reply) => {
      const { follow, lobby, views, looks } = request.query;
      const asked = parseCursor(follow);
      const known = parseCursor(cursorOf(request));
      const tables = new Map([...asked].map(([id, version]) => [id, known.get(id) ?? version]));
      if (tables.size > MAX_FOLLOWED)
        throw problem('limit-reached', { values: { what: 'followed', most: MAX_FOLLOWED } });
      openStream(request, reply, {
        tables,
        lobby: lobby === '1',
        isVisible: looks === '1',
        mine: true,
        detail: { isFull: (views ?? defaultViews(request)) === 'all' },
      });
    },
  );

  app.get(
    '/tables/:id/stream',
    {
      exposeHeadRoute: false,
      config: { rate: 'stream', scope: 'bot:play' },
      schema: {
        summary: 'Stream the entries of one table',
        params: z.strictObject({ id: z.string().max(20) }),
        querystring: z.strictObject({ views: z.enum(['all', 'needed']).optional() }),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      // Told at once, since nothing will ever come.
      await findLiveTable(context, request, id);
      const cursor = cursorOf(request);
      const version = /^\d{1,9}$/.test(cursor) ? Number(cursor) : (parseCursor(cursor).get(id) ?? 0);
      openStream(request, reply, {
        tables: new Map([[id, version]]),
        lobby: false,
        isVisible: true,
        mine: false,
        detail: { isFull: (request.query.views ?? defaultViews(request)) === 'all' },
      });
    },
  );
};

/** The id of the session or token, which opens nothing by itself. */
const credentialIdOf = (key: Credential | undefined): string | undefined =>
  key?.by === 'cookie' ? key.session : key?.token;

const cursorOf = ({ headers }: FastifyRequest): string => {
  const id = headers['last-event-id'];
  return typeof id === 'string' ? id : '';
};

/** Programs read lines of JSON, and have no engine to play along. */
const streamFormatOf = ({ headers }: FastifyRequest): StreamFormat =>
  headers.accept?.includes('application/x-ndjson') ? 'ndjson' : 'sse';
const defaultViews = (request: FastifyRequest) => (streamFormatOf(request) === 'ndjson' ? 'all' : 'needed');
