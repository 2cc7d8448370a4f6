import { optionsBehind } from '@bastide/carcassonne';
import { rulesOf } from '../editions/options.ts';
import { optionName, optionValue } from '../editions/words.ts';
import type { CarcassonneSetup } from '../setup.ts';
import { useWords } from '../words/index.ts';

/** The options in force on which the rule depends. */
export function ActiveOptions({ id, setup }: { readonly id: string; readonly setup: CarcassonneSetup }) {
  const t = useWords();
  const rules = rulesOf(setup);
  return optionsBehind(id).map((name) => (
    <p key={name} className="small in-force">
      {t('rules.inForce', {
        option: optionName(t, name),
        value: optionValue(t, name, String(rules[name])),
      })}
    </p>
  ));
}
