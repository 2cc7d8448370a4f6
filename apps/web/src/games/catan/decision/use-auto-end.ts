import type { View } from '@bastide/catan';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGameSetting } from '../../../settings/context.ts';
import { useCatan, useCatanUi } from '../context.ts';
import { AUTO_END } from '../own-settings.ts';

/** Milliseconds before the turn ends; the line along the button runs as long. */
const DELAY_MS = 3000;

/**
 * Tells whether everybody can see that a seat has nothing to decide in its turn: the dice are rolled, and it holds no
 * cards of any kind. Hidden cards never matter, so the end of the turn betrays nothing.
 */
export function hasNothingToDo({ phase, seat, seats, offer }: View, me: number): boolean {
  const own = seats[me];
  return phase === 'main' && seat === me && offer === null && own?.cards === 0 && own.developments === 0;
}

/**
 * Ends the reader's turn by itself where there is nothing to decide. A key or a press stops it for this turn. Returns
 * true while the turn is about to end.
 */
export function useAutoEnd(): boolean {
  const { now, viewer, turn } = useCatan();
  const [isOn] = useGameSetting(AUTO_END);
  const isPast = useCatanUi((ui) => ui.past !== undefined);
  const [stoppedTurn, setStoppedTurn] = useState<number>();
  const isIdle = viewer !== undefined && turn.asked === 'turn' && hasNothingToDo(now, viewer);
  const isFree = turn.ready.kind === 'ready' && !turn.canUndo && !turn.isHeld && !isPast;
  const runs = isOn && isIdle && isFree && stoppedTurn !== now.turn;
  const end = useEffectEvent(() => turn.commit());
  const stop = useEffectEvent(() => setStoppedTurn(now.turn));
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => end(), DELAY_MS);
    const onInput = () => stop();
    addEventListener('keydown', onInput, true);
    addEventListener('pointerdown', onInput, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', onInput, true);
      removeEventListener('pointerdown', onInput, true);
    };
  }, [runs]);
  return runs;
}
