import './editions.css';
import { CHOICES, type EditionName, OPTION_RULES, SETS } from '@bastide/carcassonne';
import type { RuleId } from '@bastide/rulebook';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GamePageProps } from '../../../game/game-ui.ts';
import { type GameRulebook, useBook } from '../../../rules/use-book.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LanguagePicker } from '../../../ui/LanguagePicker.tsx';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { useCarcassonneTranslator } from '../messages.ts';
import type { CarcassonneSetup } from '../setup.ts';
import { EditionPicture, SetPicture } from '../ui/FigureIcon.tsx';
import { editionText, optionName, optionValue } from './option-text.ts';
import {
  changesOf,
  EDITION_NAMES,
  type OptionName,
  type OptionValue,
  optionConflict,
  rowOf,
  rulesOf,
  withOption,
} from './options.ts';
import { type EditionRow, ROWS, usual } from './rows.ts';
import SetupRefusal from './SetupRefusal.tsx';

interface Props {
  readonly setup: CarcassonneSetup;
  change(part: Partial<CarcassonneSetup>): void;
}

/** The four editions side by side, with their differences by rule; any single line can be changed for this table. */
export default function EditionsScreen(props: GamePageProps<CarcassonneSetup>) {
  const { setup, back: toStart } = props;
  const t = useCarcassonneTranslator();
  const change = (part: Partial<CarcassonneSetup>) => props.change({ ...setup, ...part });
  const back = () => {
    toStart();
    // The keyboard finds the way it came.
    document.querySelector<HTMLElement>('.edition-help')?.focus();
  };
  const title = useRef<HTMLHeadingElement>(null);
  const [changing, setChanging] = useState(changesOf(setup.house).length > 0);
  const book = useBook('carcassonne', t.language);
  useEffect(() => title.current?.focus(), []);
  useEscape(back);
  return (
    <div className="start wood">
      <main className="editions-page sheet-like">
        <LanguagePicker />
        <button type="button" className="link back" onClick={back}>
          <Icon name="back" /> {t('carcassonne.name')}
        </button>
        <h1 ref={title} tabIndex={-1}>
          {t('edition.title')}
        </h1>
        <p className="muted lead">{t('edition.lead')}</p>
        <Sets setup={setup} change={change} />
        <EditionTable setup={setup} change={change} changing={changing} />
        {typeof book === 'object' && <EveryDifference book={book} />}
        <EditionsFooter {...props} change={change} changing={changing} setChanging={setChanging} />
      </main>
    </div>
  );
}

/** Leaves the page on Escape, unless a dialog takes the key. */
function useEscape(back: () => void): void {
  const leave = useEffectEvent(back);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
        leave();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

function EditionTable({ setup, change, changing }: Props & { readonly changing: boolean }) {
  const t = useCarcassonneTranslator();
  const fault = optionConflict(setup);
  return (
    <div className="edition-area">
      <table className="edition-table">
        <thead>
          <tr>
            <th scope="col">{t('edition.rule')}</th>
            {EDITION_NAMES.map((edition) => (
              <Column key={edition} edition={edition} setup={setup} change={change} />
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <Line
              key={row.name}
              row={row}
              setup={setup}
              change={change}
              changing={changing}
              refused={
                fault?.option === row.name ? <SetupRefusal {...{ fault, setup, change }} /> : undefined
              }
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FooterProps extends Props {
  readonly isForTable?: boolean;
  play(): void;
  readonly changing: boolean;
  setChanging(changing: boolean): void;
}

/** Changes of the table, the switch that allows them, and the button that takes the edition. */
function EditionsFooter({ setup, change, isForTable = false, play, changing, setChanging }: FooterProps) {
  const t = useCarcassonneTranslator();
  const fault = optionConflict(setup);
  const isChanged = changesOf(setup.house).length > 0;
  return (
    <footer className="editions-footer">
      <p className="small muted" role="status">
        {isChanged ? <b>{editionText(t, setup)}</b> : t('edition.house')}
      </p>
      <button
        type="button"
        className="btn"
        aria-pressed={changing}
        onClick={() => {
          if (changing) change({ house: {} });
          setChanging(!changing);
        }}
      >
        {t(changing ? 'edition.asPrinted' : 'edition.change')}
      </button>
      <button
        type="button"
        className="btn primary"
        aria-disabled={fault !== undefined || undefined}
        onClick={() => {
          if (!fault) play();
          else document.querySelector<HTMLElement>('.refused button')?.focus();
        }}
      >
        {t(isForTable ? 'edition.take' : 'edition.play', {
          changed: isChanged ? 'yes' : 'no',
          name: t(`edition.name.${setup.edition}`),
        })}
      </button>
    </footer>
  );
}

function Sets({ setup, change }: Props) {
  const t = useCarcassonneTranslator();
  return (
    <fieldset className="edition-sets">
      <legend>{t('edition.sets')}</legend>
      {SETS.map((set) => (
        <label key={set}>
          <input
            type="checkbox"
            checked={setup.sets.includes(set)}
            onChange={(event) =>
              change({
                sets: SETS.filter((one) => (one === set ? event.target.checked : setup.sets.includes(one))),
              })
            }
          />
          <span>{t(`start.set.${set}`)}</span>
          <SetPicture set={set} />
        </label>
      ))}
    </fieldset>
  );
}

function Column({ edition, setup, change }: Props & { readonly edition: EditionName }) {
  const t = useCarcassonneTranslator();
  const chosen = setup.edition === edition;
  return (
    <th scope="col" className={chosen ? 'on' : undefined}>
      <label>
        <input type="radio" name="edition" checked={chosen} onChange={() => change({ edition, house: {} })} />
        <span>
          <b>{t(`edition.name.${edition}`)}</b>
          <small>{t(`edition.mark.${edition}`)}</small>
          <EditionPicture edition={edition} />
        </span>
      </label>
    </th>
  );
}

interface LineProps extends Props {
  readonly row: EditionRow;
  readonly changing: boolean;
  readonly refused: ReactNode;
}

function Line({ row, setup, change, changing, refused }: LineProps) {
  const t = useCarcassonneTranslator();
  const most = usual(EDITION_NAMES.map((edition) => row.value(rowOf(edition))));
  const option = row.name in OPTION_RULES ? (row.name as OptionName) : undefined;
  return (
    <tr>
      <th scope="row">
        {optionName(t, row.name)} <RuleLink id={row.rule} />
        {refused}
      </th>
      {EDITION_NAMES.map((edition) => {
        const chosen = edition === setup.edition;
        const value = row.value(chosen ? rulesOf(setup) : rowOf(edition));
        const names = [chosen && 'on', value !== most && 'differs'].filter(Boolean).join(' ');
        return (
          <td key={edition} className={names || undefined} data-edition={t(`edition.name.${edition}`)}>
            {chosen && changing && option ? (
              <Choice option={option} value={value} setup={setup} change={change} />
            ) : (
              optionValue(t, row.name, value)
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** A cell of the chosen edition that may be changed. */
function Choice({
  option,
  value,
  setup,
  change,
}: Props & { readonly option: OptionName; readonly value: string }) {
  const t = useCarcassonneTranslator();
  const choices: readonly OptionValue[] = CHOICES[option];
  return (
    <select
      aria-label={optionName(t, option)}
      value={value}
      onChange={(event) => {
        const chosen = choices.find((one) => String(one) === event.target.value);
        if (chosen !== undefined) change({ house: withOption(setup, option, chosen) });
      }}
    >
      {choices.map((one) => (
        <option key={String(one)} value={String(one)}>
          {optionValue(t, option, String(one))}
        </option>
      ))}
    </select>
  );
}

/** Every rule that differs between editions, from the rulebook, chapter by chapter. */
export function EveryDifference({ book }: { readonly book: GameRulebook<'carcassonne'> }) {
  const t = useCarcassonneTranslator();
  const ids = book.RULE_IDS.carcassonne.filter((id) => book.RULES[id].differs !== 'same');
  return (
    <details className="every">
      <summary>{t('edition.every', { n: ids.length })}</summary>
      {book.CHAPTERS.carcassonne.map((chapter) => {
        const own = ids.filter((id) => id.startsWith(`${chapter}-`));
        return (
          own.length > 0 && (
            <section key={chapter}>
              <h2>{book.names.chapters[chapter]}</h2>
              {own.map((id) => (
                <OneRule key={id} book={book} id={id} />
              ))}
            </section>
          )
        );
      })}
    </details>
  );
}

function OneRule({
  book,
  id,
}: {
  readonly book: GameRulebook<'carcassonne'>;
  readonly id: RuleId<'carcassonne'>;
}) {
  const t = useCarcassonneTranslator();
  const { title, text, differs = {} } = book.texts[id];
  return (
    <article>
      <h3>
        {title} <RuleLink id={id} />
      </h3>
      <p className="small muted">{text}</p>
      <dl>
        {EDITION_NAMES.map((edition) => (
          <div key={edition} className={differs[edition] ? undefined : 'muted'}>
            <dt>{t(`edition.name.${edition}`)}</dt>
            <dd>{differs[edition] ?? t('edition.asWritten')}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
