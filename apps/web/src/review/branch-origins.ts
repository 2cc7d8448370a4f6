import type { Route } from '../router/route.ts';
import type { AnySession } from '../session/local-session.ts';

const origins = new WeakMap<AnySession, Route>();

/** Returns the route of the game from which this one was branched off. */
export const originOf = (session: AnySession): Route | undefined => origins.get(session);

export const setOrigin = (session: AnySession, origin: Route): void => void origins.set(session, origin);
