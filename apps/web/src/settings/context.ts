import { createContext, useContext, useMemo } from 'react';
import type { Language } from '../i18n/languages.ts';
import { DEFAULTS, type UserSettings } from './settings.ts';

export interface SettingsState {
  readonly settings: UserSettings;
  change(part: Partial<UserSettings>): void;
  /** The name of the person whom the page speaks to, where several share it. */
  readonly person: string | undefined;
  setReader(person: string | undefined): void;
  /** A language that was chosen and cannot be fetched just now. */
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

/** A setting that only one game has. It is kept beside the shared ones, under its name. */
export interface GameSetting<Value> {
  readonly name: string;
  /** The stored value, or the default if it makes no sense. */
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
