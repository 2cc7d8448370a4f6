import { FORM_FAULTS, type Refusal } from '@bastide/contract';
import type { FairnessFault } from '@bastide/fair';
import type { Words } from './index.ts';

/** Beside those of the contract: what a seat may not know of a fault. */
export const HIDDEN = 'hidden';
const FORMS = [...FORM_FAULTS, HIDDEN] as const;

/** Facts that messages choose by, and that some refusals do not bring along. */
const LEFT_OUT = { step: '', gone: '' };

/**
 * Why something may not be, in the reader's language: from the rule and facts that a refusal names, since the reason that it brings
 * along is English. There it is said as it is.
 */
export function reasonIn(words: Words, { rule, because, facts = {} }: Refusal): string {
  if (words.language === 'en') return because;
  const { option, needs, choices } = facts;
  if (option === 'options') return words('reason.options');
  if (needs !== undefined) return words('reason.option.needs', { option: option!, needs });
  if (choices !== undefined) return words('reason.option.choices', { option: option!, choices });
  if (option !== undefined) return words('reason.option.unknown', { option });
  if (rule === 'RECORD') {
    const form = FORMS.find((one) => one === facts.fault) ?? 'action';
    return words(`reason.form.${form}`, { what: facts.what ?? '' });
  }
  if (rule === 'FAIRNESS')
    return words(`reason.fairness.${facts.fault as FairnessFault}`, { what: facts.what ?? '' });
  const game = words.games.find((one) => words.has(one, `refusal.${rule}`));
  return game === undefined
    ? words('reason.unsaid')
    : words.of(game)(`refusal.${rule}`, { ...LEFT_OUT, ...facts });
}
