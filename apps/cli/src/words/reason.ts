import { FORM_FAULTS, type Refusal } from '@bastide/contract';
import { gameOfRule, isRuleId, loadRules } from '@bastide/rulebook';
import type { Words } from './index.ts';

/** Beside those of the contract: what a seat may not know of a fault. */
export const HIDDEN = 'hidden';
const FORMS = [...FORM_FAULTS, HIDDEN] as const;

/**
 * Why something may not be, in the reader's language: from the rule and facts that a refusal names, since the reason that it brings
 * along is English. There it is said as it is.
 */
export async function reasonIn(words: Words, { rule, because, facts = {} }: Refusal): Promise<string> {
  if (words.language === 'en') return because;
  const { option, needs } = facts;
  if (option === 'options') return words('reason.options');
  if (option !== undefined)
    return needs === undefined
      ? words('reason.option', { option })
      : words('reason.option.needs', { option, needs });
  if (rule === 'RECORD') {
    const form = FORMS.find((one) => one === facts.fault) ?? 'action';
    return words(`reason.form.${form}`, { what: facts.what ?? '' });
  }
  if (!isRuleId(rule)) return words('reason.unsaid');
  const texts = await loadRules(gameOfRule(rule), words.language);
  return words('reason.rule', { title: texts[rule].title });
}
