import { SETS } from '@bastide/carcassonne';
import { FORM_FAULTS, type Refusal } from '@bastide/contract';
import { OPTION_NAMES } from '../games/carcassonne/editions/options.ts';
import { optionName } from '../games/carcassonne/editions/words.ts';
import { refusalWords } from '../games/carcassonne/text/refusal-words.ts';
import { capital } from '../i18n/capital.ts';
import type { Words } from '../i18n/words.ts';

/** What a game says of its own options and rules; undefined: nothing. */
export interface FaultWords {
  option(t: Words, fault: Refusal, option: string): string | undefined;
  rule(t: Words, fault: Refusal): string | undefined;
}

/** What is wrong with a record, in the language of the page. */
export function faultWords(t: Words, fault: Refusal, game: FaultWords = CARCASSONNE): string {
  const option = fault.facts?.option;
  if (option !== undefined)
    return game.option(t, fault, String(option)) ?? t('fault.option.unknown', { option });
  if (fault.rule === 'RECORD') return formFault(t, fault);
  return game.rule(t, fault) ?? t('fault.rule');
}

const CARCASSONNE: FaultWords = { option: optionFault, rule: ruleFault };

function ruleFault(t: Words, fault: Refusal): string | undefined {
  const said = refusalWords(t, fault);
  if (said !== fault.because) return said;
  const rule = RULES.find((one) => one === fault.rule);
  if (rule) return t(`fault.${rule}`);
  const key = REASONS[fault.rule];
  return key && `${capital(t(key), t.language)}.`;
}

/** Refusals that the table never meets, because it offers only what is allowed; or says with more facts. */
const RULES = [
  'CAR-TURN-01',
  'CAR-TURN-02',
  'CAR-TURN-06',
  'CAR-TILE-05',
  'CAR-GEN-03',
  'CAR-GEN-04',
  'CAR-RIV-01',
  'CAR-END-01',
  'CAR-MEEP-01',
  'CAR-MEEP-02',
  'CAR-MEEP-04',
  'CAR-ABB-01',
  'CAR-ABB-04',
  'CAR-ABB-05',
  'CAR-TB-BUILDER-02',
  'CAR-TB-BUILDER-04',
  'CAR-TB-BUILDER-14',
  'CAR-TB-PIG-01',
  'CAR-TB-PIG-25',
] as const;

/** Those that the table says in the same words. */
const REASONS: Readonly<Record<string, ReasonKey>> = {
  'CAR-ABB-02': 'refusal.garden',
  'CAR-TB-BUILDER-05': 'refusal.builderOut',
  'CAR-TB-BUILDER-20': 'refusal.builderPaired',
  'CAR-TB-BUILDER-24': 'refusal.builderByStacks',
  'CAR-TB-PIG-02': 'refusal.pigAlone',
  'CAR-TB-PIG-03': 'refusal.pigOut',
  'CAR-TB-PIG-20': 'refusal.pigPaired',
};
type ReasonKey =
  `refusal.${'garden' | 'builderOut' | 'builderPaired' | 'builderByStacks' | 'pigAlone' | 'pigOut' | 'pigPaired'}`;

/** What is no record at all, or an action of no form that the game knows. */
function formFault(t: Words, { facts }: Refusal): string {
  const form = FORM_FAULTS.find((one) => one === facts?.fault) ?? 'action';
  return t(`fault.form.${form}`, { what: facts?.what ?? '' });
}

const WHOLE = ['options', 'edition', 'sets', 'seats'] as const;

function optionFault(t: Words, { facts }: Refusal, option: string): string | undefined {
  const whole = WHOLE.find((one) => one === option);
  if (whole) return t(`fault.option.${whole}`);
  const known = OPTION_NAMES.find((one) => one === option);
  if (!known) return undefined;
  const set = SETS.find((one) => one === facts?.needs);
  const name = optionName(t, known);
  return set
    ? t('edition.needs', { option: name, set: t(`start.set.${set}`) })
    : t('fault.option.value', { option: name });
}
