import type { Route } from '../router/route.ts';
import type { AnySession } from '../session/local-session.ts';

const origins = new WeakMap<AnySession, Route>();

/** Origin of a game that was branched off from another one. */
export const originOf = (session: AnySession): Route | undefined => origins.get(session);

export const setOrigin = (session: AnySession, origin: Route): void => void origins.set(session, origin);
