import type { Language } from '@bastide/rulebook';
import type { Browser, Page } from '@playwright/test';

/** Windows in CSS pixels; `zoom` is one of 1280 × 1024 at 400 %. */
export const SIZES = {
  laptop: { width: 1280, height: 800 },
  wide: { width: 1920, height: 1080 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
  zoom: { width: 320, height: 256 },
} as const;

/** A screen of the page that the gallery shows. */
export interface GalleryState {
  /** Name of its picture. */
  readonly name: string;
  /** Contents, for the page of the gallery. */
  readonly shows: string;
  readonly size: keyof typeof SIZES;
  readonly language: Language;
  readonly theme?: 'dark' | 'contrast';
  /** Leads a fresh page to the screen, with the given settings of the reader. */
  readonly steps: (page: Page, settings: object, browser: Browser) => Promise<unknown>;
  /** Elements that differ from run to run, and are covered. */
  readonly covered?: string;
}
