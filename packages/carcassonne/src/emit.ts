import type { Event } from './events.ts';
import type { State } from './state.ts';

/** Hands an event to whoever listens. Build it only if `state.events` is there: the fast lane has none. */
export const emit = (state: State, event: Event): void => {
  state.events?.push(event);
};
