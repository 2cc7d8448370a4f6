import type english from '../../../../../locales/en/page-online.json';
import { useTranslator } from '../../i18n/context.ts';
import { type MessageKey, messageSource } from '../../i18n/messages.ts';
import type { Translator } from '../../i18n/translator.ts';

/** Messages around a table of the server, and shared ones. */
export type OverlayKey = MessageKey | keyof typeof english;
export type OverlayTranslator = Translator<OverlayKey>;

export const useOverlayTranslator = (): OverlayTranslator => useTranslator<OverlayKey>();

/** Fetched with the first table of a server. */
export const OVERLAY_MESSAGES = messageSource(import.meta.glob('../../../../../locales/*/page-online.json'));
