import { useSyncExternalStore } from 'react';

/** A value that components read by selectors: each renders only when its own part has changed. */
export interface Store<State> {
  get(): State;
  /** Returns the function that stops listening. */
  subscribe(listener: () => void): () => void;
}

export interface WritableStore<State> extends Store<State> {
  set(next: State): void;
}

export function createStore<State>(initial: State): WritableStore<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A store computed from another one; a result with the same fields stays the same object. */
export function derive<Source, State>(
  source: Store<Source>,
  compute: (state: Source) => State,
): Store<State> {
  let last: { readonly of: Source; readonly state: State } | undefined;
  const get = (): State => {
    const of = source.get();
    if (last && Object.is(last.of, of)) return last.state;
    const state = compute(of);
    last = { of, state: last && isShallowEqual(last.state, state) ? last.state : state };
    return last.state;
  };
  return { get, subscribe: source.subscribe };
}

/** The part of a store that a component shows: a primitive, or an object that lies in the state. */
export function useStore<State, Part>(store: Store<State>, select: (state: State) => Part): Part {
  const part = () => select(store.get());
  return useSyncExternalStore(store.subscribe, part, part);
}

function isShallowEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  const [before, after] = [Object.entries(a), Object.entries(b)];
  return (
    before.length === after.length && after.every(([name, value]) => Object.is(value, Reflect.get(a, name)))
  );
}
