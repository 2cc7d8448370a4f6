import type english from '../../../../locales/en/page-lobby.json';
import { useTranslator } from '../i18n/context.ts';
import { type MessageKey, messageSource } from '../i18n/messages.ts';
import type { Translator } from '../i18n/translator.ts';

/** Messages of the screens before an online game, and shared ones. */
export type LobbyKey = MessageKey | keyof typeof english;
export type LobbyTranslator = Translator<LobbyKey>;

export const useLobbyTranslator = (): LobbyTranslator => useTranslator<LobbyKey>();

/** Fetched with the first of these screens. */
export const LOBBY_MESSAGES = messageSource(import.meta.glob('../../../../locales/*/page-lobby.json'));
