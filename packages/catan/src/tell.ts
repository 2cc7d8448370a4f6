import type { Event } from './events.ts';
import type { State } from './state.ts';

/** Hands an event to whoever listens: ask first whether `state.sink` is there, for the fast lane has none. */
export const tell = (state: State, event: Event): void => {
  state.sink!.push(event);
};
