import { useSyncExternalStore } from 'react';
import type { Address } from './address.ts';
import { present, subscribe } from './history.ts';

/** Which screen is shown. */
export const useAddress = (): Address => useSyncExternalStore(subscribe, present);
