// The library's needs of Carcassonne, fetched as one file.
import type { Carcassonne } from '@bastide/carcassonne';
import type { LibraryModule, ScoreSource } from '../../../game/game-ui.ts';
import type { LogLine, ScoreLine } from '../log/lines.ts';
import type { CarcassonneMoment } from '../session.ts';
import { thumbnail } from './thumbnail.ts';

export const libraryModule: LibraryModule<Carcassonne, LogLine> = { picture: thumbnail, sourcesOf };

const KINDS = ['road', 'city', 'monastery', 'field', 'goods'] as const;

/** Sources of the points of each seat, the final scoring included. Gardens count with monasteries. CAR-ABB-03 */
function sourcesOf({ log, view }: CarcassonneMoment): readonly ScoreSource[] {
  const scored = log.filter((line): line is ScoreLine => line.kind === 'scored');
  return KINDS.map((kind) => ({
    name: `final.${kind}`,
    points: view.seats.map((_, seat) =>
      scored
        .filter(
          ({ what, seats }) => (what === 'garden' ? 'monastery' : what) === kind && seats.includes(seat),
        )
        .reduce((sum, { points }) => sum + points, 0),
    ),
  })).filter(({ points }) => points.some((n) => n > 0));
}
