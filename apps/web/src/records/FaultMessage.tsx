import { FORM_FAULTS, type Refusal } from '@bastide/contract';
import type { FairnessFault } from '@bastide/fair';
import type { FaultTexts } from '../game/game-ui.ts';
import { useTranslator } from '../i18n/context.ts';
import type { MessageKey } from '../i18n/messages.ts';
import type { Translator } from '../i18n/translator.ts';
import type { OpenFailure } from './open-record.ts';

/** Describes the fault of a record in the reader's language. Loaded when first needed, with its messages. */
export function FaultMessage({ fault }: { readonly fault: OpenFailure }) {
  return faultText(useTranslator<string>(), fault, fault.words);
}

/** Describes the fault of a record, in the language of the page and the words of its game. */
export function faultText<OwnKey extends string>(
  t: Translator<OwnKey | MessageKey>,
  fault: Refusal,
  game: FaultTexts<OwnKey>,
): string {
  const { option, same } = fault.facts ?? {};
  if (option !== undefined && same !== undefined) return t('recordFault.option.same', { option, same });
  if (option !== undefined)
    return game.option(t, fault, String(option)) ?? t('recordFault.option.unknown', { option });
  if (fault.rule === 'RECORD') return formatFaultText(t, fault);
  if (fault.rule === 'FAIRNESS')
    return t.sentence(
      t(`recordFault.fairness.${fault.facts?.fault as FairnessFault}`, { what: fault.facts?.what ?? '' }),
    );
  return game.rule(t, fault) ?? t('recordFault.rule');
}

/** Describes the fault of a text that is no record, or of an action in a form unknown to the game. */
function formatFaultText(t: Translator, { facts }: Refusal): string {
  const form = FORM_FAULTS.find((one) => one === facts?.fault) ?? 'action';
  return t.sentence(t(`recordFault.form.${form}`, { what: facts?.what ?? '' }));
}
