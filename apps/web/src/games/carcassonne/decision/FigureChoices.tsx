import { type ComponentProps, type KeyboardEvent, Suspense, useRef } from 'react';
import { itemAt } from '../../../must.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { lazyWithMessages } from '../../../ui/lazy-with-messages.ts';
import { pieceOf } from '../art/index.ts';
import { useCarcassonne, useCarcassonneUi } from '../context.ts';
import { useCarcassonneTranslator } from '../messages.ts';
import { companionOf, type FigureChoiceKey, sameFigure } from '../turn/plan.ts';
import { FigureIcon } from '../ui/FigureIcon.tsx';
import { useChoices } from './use-choices.ts';

/**
 * The figures that may be placed on the tile; "None" comes first and is the default. Arrow keys choose, as in any
 * radio group.
 */
export function FigureChoices() {
  const t = useCarcassonneTranslator();
  const { turn, setUi } = useCarcassonne();
  const choices = useChoices();
  const group = useRef<HTMLDivElement>(null);
  if (turn.preview.kind !== 'ready' || choices.length === 0) return null;
  const all = [undefined, ...choices];
  const chosen = Math.max(
    0,
    all.findIndex((one) => sameFigure(one?.choice, turn.plan.choice)),
  );
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (chosen + step + all.length) % all.length;
    turn.chooseFigure(all[next]?.choice, false);
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus();
  };
  return (
    <div className="figure-area">
      <div
        ref={group}
        className="figures"
        role="radiogroup"
        data-many={all.length > 8 ? 'rows' : all.length > 5 ? 'row' : undefined}
        style={inRows(all.length)}
        aria-label={t('act.figures')}
        onKeyDown={move}
      >
        {all.map((one, i) => (
          // biome-ignore lint/a11y/useSemanticElements: a radio that also lays the tile when pressed
          <button
            key={keyOf(one?.choice)}
            type="button"
            role="radio"
            aria-checked={i === chosen}
            aria-disabled={turn.isHeld || undefined}
            tabIndex={i === chosen ? 0 : -1}
            className="choice"
            onClick={(event) => turn.chooseFigure(one?.choice, event.detail > 0)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setUi({ peeked: one?.choice })}
            onPointerLeave={() => setUi({ peeked: undefined })}
          >
            <ChoiceIcon choice={one?.choice} />
            <span>{one ? one.label : t('role.none')}</span>
          </button>
        ))}
      </div>
      <Companion />
    </div>
  );
}

/** Numbers of choices beside each other in one row, in two and in three that are even. */
const inRows = (count: number): object => ({
  '--one': count,
  '--two': Math.ceil(count / 2),
  '--three': Math.ceil(count / 3),
});

const keyOf = (choice: FigureChoiceKey | undefined): string =>
  choice?.type === 'deploy' ? `${choice.figure} ${choice.on}` : (choice?.type ?? 'none');

function ChoiceIcon({ choice }: { readonly choice: FigureChoiceKey | undefined }) {
  const { colours, seat } = useCarcassonne();
  if (!choice) return <Icon name="close" />;
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
