import { useMemo } from 'react';
import type { Lit } from '../board/props.ts';
import { useCatan } from '../context.ts';
import { placesOf } from '../log/lines.ts';
import { useRoll } from './use-roll.ts';

export interface Lights {
  readonly lit: Lit | undefined;
  /** Everything else fades. */
  readonly dimmed: boolean;
}

/** What is lit on the island just now: what is looked at in the leaf comes before the hexes that the dice named. */
export function useLights(): Lights {
  const { view, now, lines, attention } = useCatan();
  const roll = useRoll();
  const { line, traced, past } = attention;
  return useMemo(() => {
    if (traced !== undefined)
      return { lit: { paths: view.seats[traced]!.trail, seat: traced }, dimmed: true };
    const told = line === undefined ? undefined : lines[line];
    if (told) return lineLights(told, view);
    if (past !== undefined || !roll || now.phase !== 'main') return { lit: undefined, dimmed: false };
    return { lit: { hexes: roll.hexes }, dimmed: false };
  }, [view, now.phase, lines, line, traced, past, roll]);
}

function lineLights(
  line: Parameters<typeof placesOf>[0],
  view: { seats: readonly { trail: readonly string[] }[] },
): Lights {
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
