import type primary from '../../../../../locales/en/page-carcassonne.json';
import type secondary from '../../../../../locales/en/page-carcassonne-secondary.json';
import { useTranslator } from '../../i18n/context.ts';
import { type GameMessageKey, type MessageCatalogue, messageSource } from '../../i18n/messages.ts';
import type { Translator } from '../../i18n/translator.ts';

/** Messages of Carcassonne, and shared ones. */
export type CarcassonneKey = GameMessageKey<'carcassonne', typeof primary, typeof secondary>;
export type CarcassonneTranslator = Translator<CarcassonneKey>;

export const useCarcassonneTranslator = (): CarcassonneTranslator => useTranslator<CarcassonneKey>();

/** All for the start: the table of Carcassonne is the first. */
export const CARCASSONNE_MESSAGES = {
  primary: messageSource(
    import.meta.glob([
      '../../../../../locales/*/page-carcassonne.json',
      '../../../../../locales/*/refusals-carcassonne.json',
    ]),
  ),
  secondary: messageSource(
    import.meta.glob([
      '../../../../../locales/*/page-carcassonne-secondary.json',
      '../../../../../locales/*/refusals-carcassonne-secondary.json',
    ]),
  ),
} as const satisfies MessageCatalogue;
