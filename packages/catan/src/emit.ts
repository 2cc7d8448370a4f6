import type { Event } from './events.ts';
import type { State } from './state.ts';

/** Hands an event to whoever listens: ask first whether `state.events` is there, for the fast lane has none. */
export const emit = (state: State, event: Event): void => {
  state.events!.push(event);
};
