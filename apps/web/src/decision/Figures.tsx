import { type KeyboardEvent, useRef } from 'react';
import { useWords } from '../i18n/context.ts';
import { FigureIcon } from '../parts/Emblem.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useTable } from '../table/context.ts';
import { useChoices } from '../table/use-choices.ts';

/** The figures that may go on the tile, "None" first and chosen. Arrows choose, as in any radio group. */
export function Figures() {
  const t = useWords();
  const { turn, moment, colours, look } = useTable();
  const choices = useChoices();
  const group = useRef<HTMLDivElement>(null);
  if (turn.preview.kind !== 'ready' || choices.length === 0) return null;
  const all = [undefined, ...choices];
  const chosen = Math.max(
    0,
    all.findIndex((one) => one?.on === turn.plan.choice?.on && one?.figure === turn.plan.choice?.figure),
  );
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (chosen + step + all.length) % all.length;
    turn.chooseFigure(all[next], false);
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus();
  };
  return (
    <div ref={group} className="figures" role="radiogroup" aria-label={t('act.figures')} onKeyDown={move}>
      {all.map((choice, i) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio that also lays the tile when pressed
        <button
          key={choice ? `${choice.figure} ${choice.on}` : 'none'}
          type="button"
          role="radio"
          aria-checked={i === chosen}
          tabIndex={i === chosen ? 0 : -1}
          className="choice"
          onClick={(event) => turn.chooseFigure(choice, event.detail > 0)}
          onPointerEnter={(event) => event.pointerType === 'mouse' && look({ peeked: choice })}
          onPointerLeave={() => look({ peeked: undefined })}
        >
          {choice ? (
            <FigureIcon
              figure={choice.figure === 'meeple' && choice.on.startsWith('f') ? 'farmer' : choice.figure}
              colour={colours[moment.view.seat]!}
            />
          ) : (
            <Icon name="close" />
          )}
          <span>{choice ? choice.label : t('role.none')}</span>
        </button>
      ))}
    </div>
  );
}

/** Opens the reasons why other figures may not go there. */
export function WhyNotLink() {
  const t = useWords();
  const { turn, look } = useTable();
  if (turn.preview.kind !== 'ready' || !turn.preview.laid) return null;
  return (
    <button type="button" className="link why" onClick={() => look({ why: true })}>
      {t('act.whyNot')}
    </button>
  );
}
