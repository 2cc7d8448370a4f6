import { useMemo } from 'react';
import { useSettings } from './context.ts';

/** A setting that only one game has. It is kept beside the shared ones, under its name. */
export interface GameSetting<Value> {
  readonly name: string;
  /** What was kept, or the default if that makes no sense. */
  read(kept: unknown): Value;
}

/** Its value, and how to change it. */
export function useGameSetting<Value>({
  name,
  read,
}: GameSetting<Value>): readonly [Value, (value: Value) => void] {
  const { settings, change } = useSettings();
  const { own } = settings;
  const kept = own[name];
  // A default may hang on the device, which is asked once and not at each drawing.
  const value = useMemo(() => read(kept), [read, kept]);
  return [value, (next) => change({ own: { ...own, [name]: next } })];
}
