import { useWords } from '../i18n/context.ts';
import { useTableBase } from './context.ts';
import type { Sentence } from './Say.tsx';

/**
 * What is said in place of the sentence while nothing can be decided. `isAsked`: somebody here could decide; whoever waits
 * need not know more than that the line is cut.
 */
export function useHold(isAsked: boolean): Sentence | undefined {
  const t = useWords();
  const { hold } = useTableBase();
  if (hold === 'sending') return { head: t('hold.sending'), details: [t('hold.sendingNote')], rules: [] };
  if (hold === 'cut' && isAsked) return { head: t('hold.cut'), details: [t('hold.cutNote')], rules: [] };
  return undefined;
}
