import { useSyncExternalStore } from 'react';
import type { Route } from './address.ts';
import { getRoute, subscribeToRoute } from './history.ts';

/** Which screen is shown. */
export const useRoute = (): Route => useSyncExternalStore(subscribeToRoute, getRoute);
