import { useEffect } from 'react';
import { loadSecondaryMessages } from '../../../i18n/context.ts';
import { createStore, useStore } from '../../../ui/store.ts';

type ConsequenceTexts = typeof import('../text/consequence-text.ts');

const fetched = createStore<ConsequenceTexts | undefined>(undefined);

/** The texts for the results of a plan. They are fetched with the first plan, and undefined until they have come. */
export function useConsequenceTexts(isNeeded: boolean): ConsequenceTexts | undefined {
  useEffect(() => {
    if (isNeeded && !fetched.get()) fetchTexts().catch(() => {}); // The prompt stays general, and the next plan tries again.
  }, [isNeeded]);
  return useStore(fetched, (texts) => texts);
}

async function fetchTexts(): Promise<void> {
  const [texts] = await Promise.all([import('../text/consequence-text.ts'), loadSecondaryMessages()]);
  fetched.set(texts);
}
