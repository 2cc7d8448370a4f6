import { useMemo } from 'react';
import { must } from '../../../must.ts';
import type { FigureChoice, TileGhost } from '../board/index.ts';
import { useCarcassonne, useCarcassonneUi } from '../context.ts';

/** The tile in hand over its cell; the tile just laid, while a figure is chosen, lies already. */
export function useGhost(): TileGhost | undefined {
  const { turn, moment } = useCarcassonne();
  const isNow = useCarcassonneUi((ui) => ui.past === undefined);
  const { mine, isSent, plan, preview } = turn;
  return useMemo(() => {
    if (!mine || !isNow) return undefined;
    const { view } = moment;
    const last = must(view.tiles.at(-1), 'the start tile lies');
    if (view.phase === 'deploy')
      return { tile: last.tile, at: last.at, turned: last.turned, clashes: [], isSent };
    if (!plan.at || !view.drawn) return undefined;
    const clashes = preview.kind === 'misfit' ? preview.clashes : [];
    return { tile: view.drawn, at: plan.at, turned: plan.turned, clashes, isSent };
  }, [mine, isSent, isNow, moment, plan, preview]);
}

/** The figure chosen for it, with what comes along. */
export function useChosen(choices: readonly FigureChoice[]): FigureChoice | undefined {
  const { choice } = useCarcassonne().turn.plan;
  return useMemo(() => {
    if (choice?.type !== 'deploy') return undefined;
    const marked = choices.find(({ figure, on }) => figure === choice.figure && on === choice.on);
    return marked && { ...marked, with: choice.with };
  }, [choices, choice]);
}
