import { NewPerson, PersonChange, WhoAmI } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { giveToken, takeToken } from '../cookie.ts';
import { erase } from '../erasing.ts';
import { acceptName } from '../naming.ts';
import { changePerson, makePerson } from '../people.ts';
import { closeSession, renewed } from '../sessions.ts';
import { mayBecome, signIn } from '../signing-in.ts';
import { tableCount } from '../table-count.ts';
import { told, toldById } from '../told.ts';
import { type Ground, mustBe } from '../who.ts';

const NOTHING = z.null().describe('Nothing');

/** Who somebody is: arriving, being called otherwise, leaving, going for good. */
export const me: FastifyPluginAsyncZod<Ground> = async (app, ground) => {
  const { store, settings, now } = ground;

  app.post(
    '/me',
    {
      config: { rate: 'arrive' },
      schema: { summary: 'Play at once as a guest', body: NewPerson, response: { 201: WhoAmI } },
    },
    async (request, reply) => {
      mayBecome(request, false);
      const name = acceptName(request.body.name);
      const person = await makePerson(store.db, { name, language: request.body.language, now: now() });
      await signIn(request, reply, ground, person.id);
      return reply.code(201).send({ me: await told(store.db, person) });
    },
  );

  app.get(
    '/me',
    { config: { scope: 'bot:play' }, schema: { summary: 'Who the caller is', response: { 200: WhoAmI } } },
    async (request, reply) => {
      const { person, key } = request;
      if (!person) return { me: null };
      if (key?.by === 'cookie') {
        const token = await renewed(store.db, key, now());
        if (token) giveToken(request, reply, settings, token);
      }
      return { me: await told(store.db, person), tables: await tableCount(store.db, person.id) };
    },
  );

  app.patch(
    '/me',
    {
      config: { rate: 'account' },
      schema: {
        summary: 'Change name, language, or whether others find ratings and results',
        body: PersonChange,
        response: { 200: WhoAmI },
      },
    },
    async (request) => {
      const { id } = mustBe(request);
      const { name, language, isListed } = request.body;
      await changePerson(store.db, id, {
        ...(name !== undefined && { name: acceptName(name) }),
        ...{ language, isListed },
      });
      return { me: await toldById(store.db, id) };
    },
  );

  app.post(
    '/me/leave',
    {
      config: { rate: 'account', evenBanned: true },
      schema: { summary: 'Sign out in this browser', response: { 204: NOTHING } },
    },
    async (request, reply) => {
      const { key, person } = request;
      if (key?.by === 'cookie' && person) {
        await closeSession(store.db, person.id, key.session);
        ground.signedOut?.(key.session);
      }
      takeToken(request, reply, settings);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/me',
    {
      config: { rate: 'account', evenBanned: true },
      schema: { summary: 'Erase the account and its bots, for good', response: { 204: NOTHING } },
    },
    async (request, reply) => {
      const { id } = mustBe(request);
      await erase(ground, id);
      takeToken(request, reply, settings);
      return reply.code(204).send(null);
    },
  );
};
