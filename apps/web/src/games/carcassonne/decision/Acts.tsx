import { type PointerEvent, useRef } from 'react';
import { Icon } from '../../../parts/Icon.tsx';
import { useTable } from '../table/context.ts';
import { type Key, useWords } from '../words/index.ts';

/** A press as long as this undoes everything, in milliseconds. */
const HELD = 500;

/** Undo, and the one button of wax. */
export function Acts({ round = false }: { readonly round?: boolean }) {
  const { turn } = useTable();
  if (!turn.mine) return null;
  return (
    <div className="acts">
      <Undo round={round} />
      <Wax />
    </div>
  );
}

export function Undo({ round }: { readonly round: boolean }) {
  const t = useWords();
  const { turn } = useTable();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    held.current = false;
    timer.current = setTimeout(() => {
      held.current = true;
      turn.undoAll();
    }, HELD);
  };
  const nothing = !turn.plan.at && turn.plan.turned === 0 && !turn.plan.choice && !turn.plan.returns;
  return (
    <button
      type="button"
      className={round ? 'round' : 'btn'}
      aria-label={round ? t('act.undo') : undefined}
      title={t('act.undoHint')}
      aria-disabled={nothing || undefined}
      onPointerDown={press}
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerLeave={() => clearTimeout(timer.current)}
      onClick={() => {
        if (!held.current) turn.undo();
      }}
    >
      <Icon name="undo" />
      {!round && <span>{t('act.undo')}</span>}
    </button>
  );
}

function Wax() {
  const t = useWords();
  const { turn } = useTable();
  const ready = turn.preview.kind === 'ready';
  return (
    <button
      type="button"
      className={turn.pending ? 'btn wax pending' : 'btn wax'}
      aria-disabled={!ready || undefined}
      onClick={() => {
        if (ready) turn.commit();
        else document.getElementById('decision')?.focus();
      }}
    >
      {t(useCommitKey())}
    </button>
  );
}

/** What the wax button does, in its own words. */
function useCommitKey(): Key {
  const { turn, moment } = useTable();
  const { plan, preview } = turn;
  switch (moment.view.phase) {
    case 'farmer':
      return plan.returns ? 'farmer.take' : 'farmer.leave';
    case 'deploy':
      if (plan.choice?.type === 'retrieve') return 'act.takeHome';
      return plan.choice ? 'act.placeFigure' : 'act.noFigure';
    default:
      return preview.kind === 'open' ? 'act.choosePlace' : 'act.lay';
  }
}
