import type { ScoreSource } from '../../../game/game-ui.ts';
import type { ScoreLine } from '../log/lines.ts';
import type { CarcassonneMoment } from '../session.ts';

const KINDS = ['road', 'city', 'monastery', 'field', 'goods'] as const;

/**
 * Returns the sources of each seat's points, including the final scoring. Gardens count with monasteries. CAR-ABB-03
 */
export function sourcesOf({ log, view }: CarcassonneMoment): readonly ScoreSource[] {
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
