import './island-rules.css';
import { CHOICES, OPTION_RULES, RANGES, type Rules } from '@bastide/catan';
import { type ReactNode, useId } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { changedRules, printedRules, type RuleName, ruleConflict, rulesOf } from '../house-rules.ts';
import { useCatanTranslator } from '../messages.ts';
import type { CatanSetup } from '../setup.ts';
import SetupRefusal from './SetupRefusal.tsx';

const numbers = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i);
const [FEWEST_SAFE, ALL_SAFE] = RANGES.discardLimit;

/** Options in the order in which players ask for them, with their values. */
const OPTIONS = {
  friendlyRobber: { box: [false, true] },
  noSevenRounds: { values: numbers(0, 5) },
  discardLimit: { values: [...numbers(FEWEST_SAFE, 12), ALL_SAFE] },
  dice: { values: CHOICES.dice },
  robberDesert: { box: ['forbidden', 'allowed'] },
  playerTrades: { box: [false, true] },
  tradeBuild: { values: CHOICES.tradeBuild },
  cardTracking: { box: [false, true] },
  startSettlements: { values: numbers(...RANGES.startSettlements) },
} as const satisfies Partial<Record<RuleName, Choices>>;
type Option = keyof typeof OPTIONS;
const NAMES = Object.keys(OPTIONS) as readonly Option[];

type Choices =
  | { readonly values: readonly Rules[RuleName][] }
  /** Values without and with a mark in the box. */
  | { readonly box: readonly [Rules[RuleName], Rules[RuleName]] };

interface Props {
  readonly setup: CatanSetup;
  change(setup: CatanSetup): void;
}

/** The rules that this table may change. */
export default function IslandRules({ setup, change, onClose }: Props & { onClose(): void }) {
  const t = useCatanTranslator();
  const fault = ruleConflict(setup);
  const changes = NAMES.filter((name) => setup.house && name in setup.house);
  return (
    <Dialog title={t('island.title')} onClose={onClose} wide>
      <div className="island-rules">
        {NAMES.map((name) => (
          <Row key={name} name={name} setup={setup} change={change}>
            {fault?.name === name && <SetupRefusal fault={fault} setup={setup} change={change} />}
          </Row>
        ))}
      </div>
      <p className="form-row island-foot">
        <span className="small muted" role="status">
          {t('island.changes', { n: changes.length })}
        </span>
        {changes.length > 0 && (
          <button type="button" className="btn" onClick={() => change(changes.reduce(printedRules, setup))}>
            {t('island.asPrinted')}
          </button>
        )}
        <button type="button" className="btn primary" onClick={onClose}>
          {t('island.done')}
        </button>
      </p>
    </Dialog>
  );
}

interface RowProps extends Props {
  readonly name: Option;
  /** Its fault. */
  readonly children: ReactNode;
}

function Row({ name, setup, change, children }: RowProps) {
  const t = useCatanTranslator();
  const field = useId();
  const note = useId();
  const options: Choices = OPTIONS[name];
  const value = rulesOf(setup)[name];
  // Also offers a value from a record.
  const values = 'values' in options ? options.values : [];
  const offered = values.includes(value) ? values : [...values, value];
  const choose = (chosen: Rules[RuleName]) => change(changedRules(setup, { [name]: chosen }));
  return (
    <div className="island-rule">
      <label htmlFor={field}>{t(`island.option.${name}`)}</label>
      {'box' in options ? (
        <input
          id={field}
          type="checkbox"
          checked={value === options.box[1]}
          aria-describedby={note}
          onChange={(event) => choose(options.box[event.target.checked ? 1 : 0])}
        />
      ) : (
        <select
          id={field}
          value={String(value)}
          aria-describedby={note}
          onChange={(event) => {
            const chosen = offered.find((one) => String(one) === event.target.value);
            if (chosen !== undefined) choose(chosen);
          }}
        >
          {offered.map((one) => (
            <option key={String(one)} value={String(one)}>
              {t(`island.value.${name as Valued}`, { value: typeof one === 'number' ? one : selector(one) })}
            </option>
          ))}
        </select>
      )}
      <p className="small muted" id={note}>
        {t(`island.note.${name}`)} <RuleLink id={OPTION_RULES[name]} />
      </p>
      {children}
    </div>
  );
}

/** Options chosen from a list. */
type Valued = { [Name in Option]: (typeof OPTIONS)[Name] extends { values: unknown } ? Name : never }[Option];

/** Returns a value for messages, which allow no hyphens. */
const selector = (value: Rules[RuleName]) => String(value).replace('-', '_');
