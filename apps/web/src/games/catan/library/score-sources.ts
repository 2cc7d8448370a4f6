import { pointParts } from '@bastide/catan';
import type { ScoreSource } from '../../../game/game-ui.ts';
import type { CatanMoment } from '../session.ts';

/** Returns the public sources of each seat's points. */
export function sourcesOf({ view }: CatanMoment): readonly ScoreSource[] {
  const bySeat = view.seats.map((_, seat) => pointParts(view, seat));
  return bySeat[0]!.map(({ for: source }, row) => ({
    name: `catan.points.${source}`,
    points: bySeat.map((parts) => parts[row]!.points ?? 0),
  }));
}
