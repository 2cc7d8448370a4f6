import { createContext, useContext } from 'react';
import { DEFAULTS, type Settings } from './settings.ts';

export interface SettingsUse {
  readonly settings: Settings;
  change(part: Partial<Settings>): void;
  /** The name of the person whom the page speaks to, where several share it. */
  readonly person: string | undefined;
  speakTo(person: string | undefined): void;
}

export const SettingsContext = createContext<SettingsUse>({
  settings: DEFAULTS,
  change: () => {},
  person: undefined,
  speakTo: () => {},
});

export const useSettings = (): SettingsUse => useContext(SettingsContext);
