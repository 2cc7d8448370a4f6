import { useTranslator } from '../i18n/context.ts';
import { useTableBase } from './context.ts';
import type { PromptText } from './Prompt.tsx';

/**
 * What is said in place of the sentence while nothing can be decided. `isAsked`: somebody here could decide; whoever waits
 * need not know more than that the line is cut.
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
