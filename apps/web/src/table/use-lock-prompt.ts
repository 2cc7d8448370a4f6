import { useTranslator } from '../i18n/context.ts';
import { useTableBase } from './context.ts';
import type { PromptText } from './Prompt.tsx';

/**
 * The prompt in place of the usual one while nothing can be decided. `isAsked`: somebody here could decide; others need
 * only know that the connection is lost.
 */
export function useLockPrompt(isAsked: boolean): PromptText | undefined {
  const t = useTranslator();
  const { inputLock } = useTableBase();
  if (inputLock === 'sending')
    return { head: t('inputLock.sending'), details: [t('inputLock.sendingNote')], rules: [] };
  if (inputLock === 'cut' && isAsked)
    return { head: t('inputLock.cut'), details: [t('inputLock.cutNote')], rules: [] };
  return undefined;
}
