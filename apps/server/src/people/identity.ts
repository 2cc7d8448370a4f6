import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../http/problem.ts';
import type { ServerSettings } from '../http/settings.ts';
import type { Store } from '../store/store.ts';
import { findBotToken, type Scope } from './bot-tokens.ts';
import { tokenFromCookie } from './cookie.ts';
import type { Person } from './people.ts';
import { parseToken } from './secret.ts';
import { findSession } from './sessions.ts';

/** By what somebody is known to a request. */
export type Credential =
  | { readonly by: 'cookie'; readonly session: string; readonly changed: number; readonly secret: string }
  | { readonly by: 'token'; readonly token: string; readonly scopes: readonly Scope[] };

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; undefined: nobody is signed in. */
    person: Person | undefined;
    key: Credential | undefined;
  }
  interface FastifyContextConfig {
    /** Permission that a bot's token needs here; absent: no token opens the route. */
    scope?: Scope;
    /** Also for those who are banned: to leave, and to take along what is theirs. */
    evenBanned?: boolean;
  }
}

/** Services of the routes of accounts. */
export interface RouteContext {
  readonly store: Pick<Store, 'db' | 'transact'>;
  readonly settings: ServerSettings;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Further work when accounts are erased, before their rows are gone, and after. */
  readonly erasureHooks?: ErasureHooks;
  /** Is told of a session or token that opens nothing any more, by its id. */
  readonly onSignedOut?: (key: string) => void;
}

/** Ids of a person and their bots. */
export interface ErasureHooks {
  before(people: readonly string[]): Promise<void>;
  after(people: readonly string[]): void;
}

/** Finds out who asks: by a cookie or by a token, never by both. To be called for each request before its route. */
export async function identify(request: FastifyRequest, context: RouteContext): Promise<void> {
  const { authorization } = request.headers;
  const shown = tokenFromCookie(request, context.settings);
  if (authorization !== undefined && shown !== undefined) throw problem('two-keys');
  if (authorization !== undefined) await identifyByToken(request, authorization, context);
  else if (shown !== undefined) await identifyByCookie(request, shown, context);
  request.language ??= request.person?.language;
}

async function identifyByCookie(
  request: FastifyRequest,
  shown: string,
  { store, now }: RouteContext,
): Promise<void> {
  const token = parseToken(shown);
  const session = token && (await findSession(store.db, token, now()));
  // A cookie that opens nothing any more is that of nobody: the browser cannot help having it.
  if (!token || !session) return;
  request.person = session.person;
  request.key = { by: 'cookie', session: session.id, changed: session.changed, secret: token.secret };
}

async function identifyByToken(
  request: FastifyRequest,
  header: string,
  { store, now }: RouteContext,
): Promise<void> {
  const found = await findBotToken(store.db, header, now());
  if (!found) throw problem('token-invalid', { headers: { 'www-authenticate': 'Bearer' } });
  const { scope } = request.routeOptions.config;
  if (!request.is404 && (scope === undefined || !found.scopes.includes(scope))) throw problem('not-for-bots');
  request.person = found.person;
  request.key = { by: 'token', token: found.id, scopes: found.scopes };
}

/** Returns the caller. Throws a problem where nobody is signed in. */
export function requirePerson(request: FastifyRequest): Person {
  if (!request.person) throw problem('sign-in-needed');
  return request.person;
}

export async function prepareRequests(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('person', undefined);
  app.decorateRequest('key', undefined);
}
