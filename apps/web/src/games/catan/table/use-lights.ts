import { useMemo } from 'react';
import type { PlaceHighlight } from '../board/props.ts';
import { useCatan } from '../context.ts';
import { placesOf } from '../log/lines.ts';
import { useRoll } from './use-roll.ts';

export interface CatanHighlights {
  readonly lit: PlaceHighlight | undefined;
  /** Everything else fades. */
  readonly dimmed: boolean;
}

/** What is lit on the island just now: what is looked at in the leaf comes before the hexes that brought something. */
export function useHighlights(): CatanHighlights {
  const { view, now, lines, ui, turn } = useCatan();
  const roll = useRoll();
  const { line, traced, past } = ui;
  const { tool, staged } = turn.plan;
  // Whoever builds looks for places: what the dice brought is no longer news.
  const isNews = past === undefined && now.phase === 'main' && tool === undefined && staged.length === 0;
  return useMemo(() => {
    if (traced !== undefined)
      return { lit: { paths: view.seats[traced]!.trail, seat: traced }, dimmed: true };
    const told = line === undefined ? undefined : lines[line];
    if (told) return lineHighlights(told, view);
    return { lit: isNews && roll ? { tokens: roll.hexes } : undefined, dimmed: false };
  }, [view, lines, line, traced, isNews, roll]);
}

function lineHighlights(
  line: Parameters<typeof placesOf>[0],
  view: { seats: readonly { trail: readonly string[] }[] },
): CatanHighlights {
  if (line.kind === 'award' && line.card === 'longest-road' && line.seat !== null)
    return { lit: { paths: view.seats[line.seat]!.trail, seat: line.seat }, dimmed: true };
  const places = placesOf(line);
  const some = Object.values(places).some((list) => list.length > 0);
  return {
    lit: some
      ? { ...places, seat: line.kind === 'rolled' ? undefined : (line.seat ?? undefined) }
      : undefined,
    dimmed: some,
  };
}
