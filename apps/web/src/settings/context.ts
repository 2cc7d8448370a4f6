import { createContext, useContext } from 'react';
import type { Language } from '../i18n/languages.ts';
import { DEFAULTS, type Settings } from './settings.ts';

export interface SettingsUse {
  readonly settings: Settings;
  change(part: Partial<Settings>): void;
  /** The name of the person whom the page speaks to, where several share it. */
  readonly person: string | undefined;
  speakTo(person: string | undefined): void;
  /** A language that was chosen and cannot be fetched just now. */
  readonly absent: Language | undefined;
}

export const SettingsContext = createContext<SettingsUse>({
  settings: DEFAULTS,
  change: () => {},
  person: undefined,
  speakTo: () => {},
  absent: undefined,
});

export const useSettings = (): SettingsUse => useContext(SettingsContext);
