import { type KeyboardEvent, useRef } from 'react';
import { pieceOf } from '../board/pictures.ts';
import { useTable } from '../context.ts';
import { FigureIcon } from '../parts/FigureIcon.tsx';
import { useWords } from '../words/index.ts';

/** A pig went home: its farmer stays, or goes along. Both are said in full; staying is chosen. CAR-TB-PIG-25 */
export function Farmer() {
  const t = useWords();
  const { turn, view, colours, seat } = useTable();
  const group = useRef<HTMLDivElement>(null);
  const farmer = turn.preview.kind === 'ready' ? turn.preview.farmer : undefined;
  if (!farmer) return null;
  const { on, at } = farmer;
  const figure = view.figures.find(
    (one) => one.seat === seat && one.on === on && one.at.join() === at.join() && one.figure !== 'pig',
  );
  const returns = turn.plan.returns ?? false;
  const move = (event: KeyboardEvent) => {
    if (!event.key.startsWith('Arrow') || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    turn.chooseFarmer(!returns);
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[returns ? 0 : 1]?.focus();
  };
  return (
    <div ref={group} className="figures two" role="radiogroup" aria-label={t('act.farmer')} onKeyDown={move}>
      {[false, true].map((home) => (
        // biome-ignore lint/a11y/useSemanticElements: looks and works like the figures to choose from
        <button
          key={String(home)}
          type="button"
          role="radio"
          aria-checked={home === returns}
          tabIndex={home === returns ? 0 : -1}
          className="choice"
          onClick={() => turn.chooseFarmer(home)}
        >
          <FigureIcon
            figure={home ? (figure?.figure ?? 'meeple') : pieceOf(figure?.figure ?? 'meeple', on)}
            colour={colours[seat]!}
          />
          <span>{t(home ? 'farmer.returns' : 'farmer.stays')}</span>
        </button>
      ))}
    </div>
  );
}
