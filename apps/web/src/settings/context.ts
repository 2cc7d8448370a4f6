import { createContext, useContext } from 'react';
import { DEFAULTS, type Settings } from './settings.ts';

export interface SettingsUse {
  readonly settings: Settings;
  change(part: Partial<Settings>): void;
}

export const SettingsContext = createContext<SettingsUse>({ settings: DEFAULTS, change: () => {} });

export const useSettings = (): SettingsUse => useContext(SettingsContext);
