import { pointParts } from '@bastide/catan';
import type { ScoreSource } from '../../../game/game-ui.ts';
import { itemAt } from '../../../must.ts';
import type { CatanMoment } from '../session.ts';

/** Returns the public sources of each seat's points. */
export function sourcesOf({ view }: CatanMoment): readonly ScoreSource[] {
  const bySeat = view.seats.map((_, seat) => pointParts(view, seat));
  return itemAt(bySeat, 0).map(({ for: source }, row) => ({
    name: `catan.points.${source}`,
    points: bySeat.map((parts) => itemAt(parts, row).points ?? 0),
  }));
}
