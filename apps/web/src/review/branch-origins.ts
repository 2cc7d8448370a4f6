import type { Route } from '../router/route.ts';
import type { AnySession } from '../session/local-session.ts';

const origins = new WeakMap<AnySession, Route>();

/** Where a game was branched off from another one, if it was. */
export const originOf = (session: AnySession): Route | undefined => origins.get(session);

export const setOrigin = (session: AnySession, origin: Route): void => void origins.set(session, origin);
