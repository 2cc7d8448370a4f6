import { type ComponentProps, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { itemAt } from '../../../must.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { lazyWithMessages } from '../../../ui/lazy-with-messages.ts';
import { pieceOf } from '../art/index.ts';
import { useCarcassonne, useCarcassonneUi } from '../context.ts';
import { useCarcassonneTranslator } from '../messages.ts';
import { companionOf, type FigureChoiceKey, type FigurePlace, placeOf, sameFigure } from '../turn/plan.ts';
import { FigureIcon } from '../ui/FigureIcon.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { isChosen, type NamedChoice, useChoices } from './use-choices.ts';

/**
 * The places for a figure on the tile, then the figures for the chosen place, if there is a choice, and a companion;
 * on a phone, the link to the reasons beside them.
 */
export function FigureChoices({ children }: { readonly children?: ReactNode }) {
  const { turn } = useCarcassonne();
  const choices = useChoices();
  if (turn.preview.kind !== 'ready' || choices.length === 0) return children;
  return (
    <div className="figure-area">
      <PlaceChoice choices={choices} />
      <KindChoice />
      <Companion />
      {children}
    </div>
  );
}

/** The places on the tile; "None" comes first and is the default. */
function PlaceChoice({ choices }: { readonly choices: readonly NamedChoice[] }) {
  const t = useCarcassonneTranslator();
  const { turn, setUi } = useCarcassonne();
  const at = (index: number | undefined) => (index ? choices[index - 1]?.choice : undefined);
  return (
    <ChoiceGroup
      label={t('act.figures')}
      className="figures"
      choices={[
        { key: 'none', icon: <Icon name="close" />, label: t('role.none') },
        ...choices.map(({ choice, label }) => ({
          key: choice.type === 'deploy' ? choice.on : choice.type,
          icon: <ChoiceIcon choice={choice} />,
          label,
        })),
      ]}
      chosen={choices.findIndex((one) => isChosen(one, turn.plan.choice)) + 1}
      isHeld={turn.isHeld}
      choose={(index, pressed) => turn.chooseFigure(at(index), pressed)}
      peek={(index) => setUi({ peeked: at(index) })}
    />
  );
}

/** The figures for the chosen place, if more than one kind may stand there. */
function KindChoice() {
  const { turn } = useCarcassonne();
  if (turn.preview.kind !== 'ready') return null;
  const place = placeOf(turn.preview.choices, turn.plan.choice);
  return place && place.figures.length > 1 ? <Kinds key={place.on} figures={place.figures} /> : null;
}

function Kinds({ figures }: Pick<FigurePlace, 'figures'>) {
  const t = useCarcassonneTranslator();
  const { turn, setUi } = useCarcassonne();
  const area = useRef<HTMLDivElement>(null);
  // Under many places it may come below the edge of a sheet.
  useEffect(() => {
    area.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={area} className="kinds-area">
      <ChoiceGroup
        label={t('act.kind')}
        className="figures kinds"
        choices={figures.map((choice) => ({
          key: choice.figure,
          icon: <ChoiceIcon choice={choice} />,
          label: t('figure.name', { figure: choice.figure }),
        }))}
        chosen={figures.findIndex((one) => sameFigure(one, turn.plan.choice))}
        isHeld={turn.isHeld}
        choose={(index, pressed) => turn.chooseFigure(figures[index], pressed)}
        peek={(index) => setUi({ peeked: index === undefined ? undefined : figures[index] })}
      />
    </div>
  );
}

function ChoiceIcon({ choice }: { readonly choice: FigureChoiceKey }) {
  const { colours, seat } = useCarcassonne();
  const figure = choice.type === 'deploy' ? pieceOf(choice.figure, choice.on) : 'abbot';
  return <FigureIcon figure={figure} colour={itemAt(colours, seat)} />;
}

/** Choice of a companion, in editions where builder and pig come beside a meeple. CAR-TB-BUILDER-20, CAR-TB-PIG-20 */
function Companion() {
  const t = useCarcassonneTranslator();
  const { turn, colours, seat } = useCarcassonne();
  if (turn.preview.kind !== 'ready') return null;
  const { choice } = turn.plan;
  const companion = companionOf(turn.preview.choices, choice);
  if (!companion || choice?.type !== 'deploy') return null;
  return (
    <label className="companion">
      <input
        type="checkbox"
        checked={choice.with !== undefined}
        onChange={(event) => turn.pair(event.target.checked)}
      />
      <FigureIcon figure={companion} colour={itemAt(colours, seat)} />
      <span>{t('act.with', { figure: companion })}</span>
    </label>
  );
}

// Fetched when it is first shown: few games ask a question, and few readers for reasons.
const QuestionChoice = lazyWithMessages(() => import('./QuestionChoice.tsx'));
const RefusalDetails = lazyWithMessages(() => import('./RefusalDetails.tsx'));

/** The question that the rules ask, about the farmer or the second tile, if they ask one. */
export function Question() {
  const { turn, moment } = useCarcassonne();
  const { phase } = moment.view;
  if (!turn.mine || (phase !== 'farmer' && phase !== 'second')) return null;
  return (
    <Suspense>
      <QuestionChoice />
    </Suspense>
  );
}

/** Reasons against the other figures on the tile, while they are open. */
export function OpenRefusals(props: ComponentProps<typeof RefusalDetails>) {
  const isOpen = useCarcassonneUi((ui) => ui.refusal);
  return (
    isOpen && (
      <Suspense>
        <RefusalDetails {...props} />
      </Suspense>
    )
  );
}

/** Opens the reasons why other figures cannot be placed there. */
export function RefusalLink() {
  const t = useCarcassonneTranslator();
  const { turn, setUi } = useCarcassonne();
  if (turn.preview.kind !== 'ready' || !turn.preview.refused) return null;
  return (
    <button type="button" className="link why" onClick={() => setUi({ refusal: true })}>
      {t('act.whyNot')}
    </button>
  );
}
