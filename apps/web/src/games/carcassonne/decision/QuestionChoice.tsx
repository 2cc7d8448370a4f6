import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { itemAt } from '../../../must.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { pieceOf } from '../art/index.ts';
import { useCarcassonne } from '../context.ts';
import { useCarcassonneTranslator } from '../messages.ts';
import { FigureIcon } from '../ui/FigureIcon.tsx';

/** The answers to the question that the rules ask now. */
export default function QuestionChoice() {
  return useCarcassonne().moment.view.phase === 'farmer' ? <FarmerChoice /> : <SecondTileChoice />;
}

/** The farmer of a pig that went home stays, or goes along. Staying is the default. CAR-TB-PIG-25 */
function FarmerChoice() {
  const t = useCarcassonneTranslator();
  const { turn, view, colours, seat } = useCarcassonne();
  const farmer = turn.preview.kind === 'ready' ? turn.preview.farmer : undefined;
  if (!farmer) return null;
  const { on, at } = farmer;
  const figure =
    view.figures.find(
      (one) => one.seat === seat && one.on === on && one.at.join() === at.join() && one.figure !== 'pig',
    )?.figure ?? 'meeple';
  const colour = itemAt(colours, seat);
  return (
    <BinaryChoice
      label={t('act.farmer')}
      isOther={turn.plan.returns ?? false}
      choose={turn.chooseFarmer}
      answers={[
        <>
          <FigureIcon figure={pieceOf(figure, on)} colour={colour} />
          <span>{t('farmer.stays')}</span>
        </>,
        <>
          <FigureIcon figure={figure} colour={colour} />
          <span>{t('farmer.returns')}</span>
        </>,
      ]}
    />
  );
}

/** The builder brings a second tile, which may be declined. Taking it is the default. CAR-TB-DOUBLE-06 */
function SecondTileChoice() {
  const t = useCarcassonneTranslator();
  const { turn, moment, colours, seat } = useCarcassonne();
  if (!turn.mine || moment.view.phase !== 'second') return null;
  return (
    <BinaryChoice
      label={t('secondTile.ask')}
      isOther={turn.plan.declines ?? false}
      choose={(declines) => turn.chooseSecond(!declines)}
      answers={[
        <>
          <FigureIcon figure="builder" colour={itemAt(colours, seat)} />
          <span>{t('secondTile.take')}</span>
        </>,
        <>
          <Icon name="close" />
          <span>{t('secondTile.decline')}</span>
        </>,
      ]}
    />
  );
}

interface BinaryChoiceProps {
  readonly label: string;
  /** Texts of both answers: the default, and the other. */
  readonly answers: readonly [ReactNode, ReactNode];
  readonly isOther: boolean;
  choose(other: boolean): void;
}

/** A question with two answers. Arrow keys choose, as in any radio group. */
function BinaryChoice({ label, answers, isOther, choose }: BinaryChoiceProps) {
  const group = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    if (!event.key.startsWith('Arrow') || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    choose(!isOther);
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[isOther ? 0 : 1]?.focus();
  };
  return (
    <div ref={group} className="figures two" role="radiogroup" aria-label={label} onKeyDown={move}>
      {[false, true].map((other) => (
        // biome-ignore lint/a11y/useSemanticElements: looks and works like the figures to choose from
        <button
          key={String(other)}
          type="button"
          role="radio"
          aria-checked={other === isOther}
          tabIndex={other === isOther ? 0 : -1}
          className="choice"
          onClick={() => choose(other)}
        >
          {answers[other ? 1 : 0]}
        </button>
      ))}
    </div>
  );
}
