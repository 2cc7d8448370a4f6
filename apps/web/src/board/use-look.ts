import { useEffect, useEffectEvent, useMemo } from 'react';
import { isSame } from './places.ts';
import type { BoardProps, Looked } from './props.ts';

/** How long the mouse rests on a feature before the board says so. */
const LOOK_MS = 120;

export interface Look {
  now(looked: Looked | undefined): void;
  soon(looked: Looked | undefined): void;
}

/** Tells what is looked at: at once, or when the pointer has rested there for a moment. Says nothing twice. */
export function useLook(tell: BoardProps['onLook']): Look {
  const look = useMemo(createLook, []);
  const told = useEffectEvent(tell);
  useEffect(() => look.listen((looked) => told(looked)), [look]);
  return look;
}

function createLook() {
  let timer = 0;
  let last: Looked | undefined;
  let listener: BoardProps['onLook'] | undefined;
  const now = (looked: Looked | undefined) => {
    clearTimeout(timer);
    if (isSame(last?.at, looked?.at) && last?.on === looked?.on) return;
    last = looked;
    listener?.(looked);
  };
  const soon = (looked: Looked | undefined) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => now(looked), LOOK_MS);
  };
  /** Returns the end of listening. */
  const listen = (told: BoardProps['onLook']) => {
    listener = told;
    return () => {
      clearTimeout(timer);
      listener = undefined;
    };
  };
  return { now, soon, listen };
}
