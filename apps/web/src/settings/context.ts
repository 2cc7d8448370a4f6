import { createContext, useContext, useMemo } from 'react';
import type { Language } from '../i18n/languages.ts';
import { DEFAULTS, type UserSettings } from './settings.ts';

export interface SettingsState {
  readonly settings: UserSettings;
  change(part: Partial<UserSettings>): void;
  /** Name of the person whom the page addresses, if several share it. */
  readonly person: string | undefined;
  setReader(person: string | undefined): void;
  /** A chosen language that cannot be loaded now. */
  readonly unavailableLanguage: Language | undefined;
}

export const SettingsContext = createContext<SettingsState>({
  settings: DEFAULTS,
  change: () => {},
  person: undefined,
  setReader: () => {},
  unavailableLanguage: undefined,
});

export const useSettings = (): SettingsState => useContext(SettingsContext);

/** A setting of one game, stored beside the shared ones under its name. */
export interface GameSetting<Value> {
  readonly name: string;
  /** Reads the stored value; the default if it is invalid. */
  read(kept: unknown): Value;
}

/** Returns the value of a game's setting, and the function that changes it. */
export function useGameSetting<Value>({
  name,
  read,
}: GameSetting<Value>): readonly [Value, (value: Value) => void] {
  const { settings, change } = useSettings();
  const { own } = settings;
  const kept = own[name];
  // A default may depend on the device, so it is read once and not at each rendering.
  const value = useMemo(() => read(kept), [read, kept]);
  return [value, (next) => change({ own: { ...own, [name]: next } })];
}
