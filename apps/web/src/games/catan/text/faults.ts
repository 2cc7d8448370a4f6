import { CHOICES, RANGES, type Rules } from '@bastide/catan';
import type { FaultTexts } from '../../../game/game-ui.ts';
import type { Key } from '../words/index.ts';
import { refusalText } from './refusal-words.ts';

const isName = (name: string): name is keyof Rules =>
  Object.hasOwn(CHOICES, name) || Object.hasOwn(RANGES, name);

/** What is wrong with a record of Catan: options, and rules that it breaks. */
export const faultTexts: FaultTexts<Key> = {
  option(t, _fault, option) {
    if (option === 'options') return t('fault.option.options');
    if (option === 'seats') return t('island.seats');
    return isName(option) ? t('fault.option.value', { option: t(`island.option.${option}`) }) : undefined;
  },
  rule(t, fault) {
    const said = refusalText(t, fault);
    return said === fault.because ? undefined : said;
  },
};
