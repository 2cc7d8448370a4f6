// The library's needs of Catan, fetched as one file.
import { type Catan, pointParts } from '@bastide/catan';
import type { LibraryModule, ScoreSource } from '../../../game/game-ui.ts';
import { itemAt } from '../../../must.ts';
import type { CatanLogEntry, CatanMoment } from '../session.ts';
import { thumbnail } from './thumbnail.ts';

export const libraryModule: LibraryModule<Catan, CatanLogEntry> = { picture: thumbnail, sourcesOf };

/** Sources of the points of each seat, as far as anybody may know them. */
function sourcesOf({ view }: CatanMoment): readonly ScoreSource[] {
  const bySeat = view.seats.map((_, seat) => pointParts(view, seat));
  return itemAt(bySeat, 0).map(({ for: source }, row) => ({
    name: `catan.points.${source}`,
    points: bySeat.map((parts) => itemAt(parts, row).points ?? 0),
  }));
}
