import type { Address } from '../address/address.ts';
import type { AnySession } from '../session/any.ts';

const origins = new WeakMap<AnySession, Address>();

/** Where a game was branched off from another one, if it was. */
export const originOf = (session: AnySession): Address | undefined => origins.get(session);

export const setOrigin = (session: AnySession, origin: Address): void => void origins.set(session, origin);
