import type english from '../../../../locales/en/page-review.json';
import { useTranslator } from '../i18n/context.ts';
import { type MessageKey, messageSource } from '../i18n/messages.ts';
import type { Translator } from '../i18n/translator.ts';

/** Messages of the coach, and shared ones. */
export type ReviewKey = MessageKey | keyof typeof english;
export type ReviewTranslator = Translator<ReviewKey>;

export const useReviewTranslator = (): ReviewTranslator => useTranslator<ReviewKey>();

/** Fetched with the first hint or review. */
export const REVIEW_MESSAGES = messageSource(import.meta.glob('../../../../locales/*/page-review.json'));
