import { createContext, useContext } from 'react';
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
