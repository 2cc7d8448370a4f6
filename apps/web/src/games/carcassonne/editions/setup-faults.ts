import { SETS } from '@bastide/carcassonne';
import type { Refusal } from '@bastide/contract';
import type { FaultTexts } from '../../../game/game-ui.ts';
import type { CarcassonneKey, CarcassonneTranslator } from '../messages.ts';
import { optionName } from './option-text.ts';
import { OPTION_NAMES } from './options.ts';

/** Faults of a record of Carcassonne: options, and rules that it breaks. */
export const faultTexts: FaultTexts<CarcassonneKey> = { option, rule };

function rule(t: CarcassonneTranslator, fault: Refusal): string | undefined {
  const reason = t.reason(fault);
  return reason && t.sentence(reason);
}

const WHOLE = ['options', 'edition', 'sets', 'seats'] as const;

function option(t: CarcassonneTranslator, { facts }: Refusal, name: string): string | undefined {
  const whole = WHOLE.find((one) => one === name);
  if (whole) return t(`recordFault.option.${whole}`);
  const known = OPTION_NAMES.find((one) => one === name);
  if (!known) return undefined;
  const set = SETS.find((one) => one === facts?.needs);
  const said = optionName(t, known);
  return set ? t('edition.needs', { option: said, set }) : t('recordFault.option.value', { option: said });
}
