import { SETS } from '@bastide/carcassonne';
import type { Refusal } from '@bastide/contract';
import type { FaultTexts } from '../../../game/game-ui.ts';
import { refusalText } from '../text/refusal-text.ts';
import type { Key, Words } from '../words/index.ts';
import { optionName } from './option-text.ts';
import { OPTION_NAMES } from './options.ts';

/** Sentences for faults in a record of Carcassonne: wrong options, and broken rules. */
export const faultTexts: FaultTexts<Key> = { option, rule };

function rule(t: Words, fault: Refusal): string | undefined {
  const said = refusalText(t, fault);
  if (said !== fault.because) return said;
  const known = RULES.find((one) => one === fault.rule);
  return known && t(`recordFault.${known}`);
}

/** Rules that the table never breaks, because it offers only legal actions, or explains with more facts. */
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
  'CAR-ABB-02',
  'CAR-ABB-04',
  'CAR-ABB-05',
  'CAR-TB-BUILDER-01',
  'CAR-TB-BUILDER-02',
  'CAR-TB-BUILDER-04',
  'CAR-TB-BUILDER-05',
  'CAR-TB-BUILDER-14',
  'CAR-TB-BUILDER-20',
  'CAR-TB-BUILDER-24',
  'CAR-TB-DOUBLE-06',
  'CAR-TB-PIG-01',
  'CAR-TB-PIG-02',
  'CAR-TB-PIG-03',
  'CAR-TB-PIG-20',
  'CAR-TB-PIG-25',
] as const;

const WHOLE = ['options', 'edition', 'sets', 'seats'] as const;

function option(t: Words, { facts }: Refusal, name: string): string | undefined {
  const whole = WHOLE.find((one) => one === name);
  if (whole) return t(`recordFault.option.${whole}`);
  const known = OPTION_NAMES.find((one) => one === name);
  if (!known) return undefined;
  const set = SETS.find((one) => one === facts?.needs);
  const said = optionName(t, known);
  return set ? t('edition.needs', { option: said, set }) : t('recordFault.option.value', { option: said });
}
