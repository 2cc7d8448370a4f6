import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Checks of accessibility, with one that axe leaves out by default: a name that is spoken contains the words that are seen. */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ rules: { 'label-content-name-mismatch': { enabled: true } } });
