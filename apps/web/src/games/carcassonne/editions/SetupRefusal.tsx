import { faultText } from '../../../records/FaultMessage.tsx';
import { useCarcassonneTranslator } from '../messages.ts';
import type { CarcassonneSetup } from '../setup.ts';
import { optionName } from './option-text.ts';
import { type OptionConflict, rowOf, withOption } from './options.ts';
import { faultTexts } from './setup-faults.ts';

interface Props {
  readonly fault: OptionConflict;
  readonly setup: CarcassonneSetup;
  change(part: Partial<CarcassonneSetup>): void;
}

/** The reason why the game cannot be played so, with the two ways out. */
export default function SetupRefusal({ fault, setup, change }: Props) {
  const t = useCarcassonneTranslator();
  const { option, needs, refusal } = fault;
  const name = option ? optionName(t, option) : (refusal.facts?.option ?? '');
  return (
    <div className="toast refusal inline editions-refusal" role="alert">
      <p>
        {needs
          ? t('edition.needs', { option: name, set: needs })
          : t('edition.refused', { option: name, because: faultText(t, refusal, faultTexts) })}
      </p>
      <p className="toast-row">
        {needs && (
          <button type="button" className="btn" onClick={() => change({ sets: [...setup.sets, needs] })}>
            {t('edition.addSet', { set: needs })}
          </button>
        )}
        {option && (
          <button
            type="button"
            className="btn"
            onClick={() => change({ house: withOption(setup, option, rowOf(setup.edition)[option]) })}
          >
            {t('setup.dropChange')}
          </button>
        )}
      </p>
    </div>
  );
}
