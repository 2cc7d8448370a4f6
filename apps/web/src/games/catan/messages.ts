import type primary from '../../../../../locales/en/page-catan.json';
import type secondary from '../../../../../locales/en/page-catan-secondary.json';
import type table from '../../../../../locales/en/page-catan-table.json';
import { useTranslator } from '../../i18n/context.ts';
import { type GameMessageKey, type MessageCatalogue, messageSource } from '../../i18n/messages.ts';
import type { Translator } from '../../i18n/translator.ts';

/** Messages of Catan, and shared ones. */
export type CatanKey = GameMessageKey<'catan', typeof primary, typeof secondary> | keyof typeof table;
export type CatanTranslator = Translator<CatanKey>;

export const useCatanTranslator = (): CatanTranslator => useTranslator<CatanKey>();

/** Little for the start page, all the rest for the table. */
export const CATAN_MESSAGES = {
  primary: messageSource(import.meta.glob('../../../../../locales/*/page-catan.json')),
  secondary: messageSource(import.meta.glob('../../../../../locales/*/page-catan-secondary.json')),
  table: messageSource(
    import.meta.glob([
      '../../../../../locales/*/page-catan-table.json',
      '../../../../../locales/*/refusals-catan.json',
    ]),
  ),
} as const satisfies MessageCatalogue;
