import { printedRules, type RuleConflict, rulesOf } from '../house-rules.ts';
import { useCatanTranslator } from '../messages.ts';
import type { CatanSetup } from '../setup.ts';

interface Props {
  readonly fault: RuleConflict;
  readonly setup: CatanSetup;
  change(setup: CatanSetup): void;
}

/** The reason why the island cannot be settled so, and the way out. */
export default function SetupRefusal({ fault, setup, change }: Props) {
  const t = useCatanTranslator();
  const { name } = fault;
  return (
    <div className="toast refusal inline" role="alert">
      <p>{t('island.refused', { option: name ?? 'other', n: rulesOf(setup).startSettlements })}</p>
      {name && (
        <p className="toast-row">
          <button type="button" className="btn" onClick={() => change(printedRules(setup, name))}>
            {t('setup.dropChange')}
          </button>
        </p>
      )}
    </div>
  );
}
