import { FORM_FAULTS, type Refusal } from '@bastide/contract';
import type { FairnessFault } from '@bastide/fair';
import { refusalKey, refusalValues } from '@bastide/messages';
import type { Translator } from './translator.ts';

/** Beside those of the contract: what a seat may not know of a fault. */
export const HIDDEN = 'hidden';
const FORMS = [...FORM_FAULTS, HIDDEN] as const;

/**
 * Reason of a refusal in the reader's language: the sentence of its game, or from what is wrong with a record. That the engines
 * say in English with more detail.
 */
export function reasonIn(words: Translator, refusal: Refusal): string {
  const key = refusalKey(refusal.rule);
  const game = words.games.find((one) => words.has(one, key));
  if (game !== undefined && refusal.facts?.option === undefined)
    return words.of(game)(key, refusalValues(refusal.facts));
  return words.language === 'en' ? refusal.because : faultIn(words, refusal);
}

function faultIn(words: Translator, { rule, facts = {} }: Refusal): string {
  const { option, needs, same, choices } = facts;
  if (option === 'options') return words('reason.options');
  if (needs !== undefined) return words('reason.option.needs', { option: option!, needs });
  if (same !== undefined) return words('reason.option.same', { option: option!, same });
  if (choices !== undefined) return words('reason.option.choices', { option: option!, choices });
  if (option !== undefined) return words('reason.option.unknown', { option });
  if (rule === 'RECORD') {
    const form = FORMS.find((one) => one === facts.fault) ?? 'action';
    return words(`recordFault.form.${form}`, { what: facts.what ?? '' });
  }
  if (rule === 'FAIRNESS')
    return words(`recordFault.fairness.${facts.fault as FairnessFault}`, { what: facts.what ?? '' });
  return words('reason.unsaid');
}
