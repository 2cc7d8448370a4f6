import { useEffect } from 'react';
import type { UserSettings } from './settings.ts';

const THEME_COLOURS = { light: '#DCC8A4', dark: '#1E1711', contrast: '#FFFFFF' } as const;

/** Puts theme, speed and language on the page; follows the system where the reader chose nothing. */
export function useAppearance(settings: UserSettings, language: string): void {
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const contrast = matchMedia('(prefers-contrast: more)');
    const show = () => {
      const system = contrast.matches ? 'contrast' : dark.matches ? 'dark' : 'light';
      const theme = settings.theme === 'system' ? system : settings.theme;
      const root = document.documentElement;
      root.dataset.theme = theme;
      root.dataset.hand = settings.hand;
      root.style.setProperty('--speed', String(settings.speed));
      root.lang = language;
      document.querySelector('link[rel=manifest]')?.setAttribute('href', `./app.${language}.webmanifest`);
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', THEME_COLOURS[theme]);
    };
    show();
    dark.addEventListener('change', show);
    contrast.addEventListener('change', show);
    return () => {
      dark.removeEventListener('change', show);
      contrast.removeEventListener('change', show);
    };
  }, [settings, language]);
}
