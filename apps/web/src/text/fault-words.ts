import { SETS } from '@bastide/carcassonne';
import type { Refusal } from '@bastide/contract';
import { OPTION_NAMES } from '../editions/options.ts';
import { optionName } from '../editions/words.ts';
import type { Words } from '../i18n/words.ts';
import { capital } from './capital.ts';
import { refusalWords } from './refusal-words.ts';

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
  if (fault.rule === 'RECORD') return formFault(t, fault.because);
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

/** Faults of form come with a sentence only; by its beginning each is told from the others. */
const FORMS = [
  ['line', /^line (\d+): /],
  ['json', /^no JSON/],
  ['form', /^neither JSON|^a record is a JSON object/],
  ['format', /^the format is|^the member "game"/],
  ['game', /^this is a record of ([\w-]{1,40})/],
  ['member', /^a record has no member (.+)$/],
  ['seats', /^the member "seats" needs (\d+)/],
  ['name', /^each seat needs/],
  ['actions', /^the member "actions"/],
  ['many', /^more than (\d+) actions/],
  ['times', /^the member "at"/],
  ['early', /^a result is given/],
  ['result', /^the result given/],
  ['by', /^nobody is called/],
  ['action', /^an action is|^there is no action|^\w+ has no member|^"(at|turned|returns|with)"/],
] as const;

function formFault(t: Words, because: string): string {
  for (const [form, begins] of FORMS) {
    const found = begins.exec(because);
    if (found) return t(`fault.form.${form}`, { what: found[1] ?? '' });
  }
  return t('fault.rule');
}

const WHOLE = ['options', 'edition', 'sets', 'seats'] as const;

function optionFault(t: Words, { because }: Refusal, option: string): string | undefined {
  const whole = WHOLE.find((one) => one === option);
  if (whole) return t(`fault.option.${whole}`);
  const known = OPTION_NAMES.find((one) => one === option);
  if (!known) return undefined;
  const set = SETS.find((one) => because.includes(`needs the set ${one},`));
  const name = optionName(t, known);
  return set
    ? t('edition.needs', { option: name, set: t(`start.set.${set}`) })
    : t('fault.option.value', { option: name });
}
