import {
  controllersOf,
  type DeployAction,
  type Event,
  type FeatureView,
  type View,
} from '@bastide/carcassonne';
import { itemAt } from '../../../must.ts';
import type { FeatureHighlight, LastMove } from '../board/index.ts';
import { featureAt, pigGain } from '../features.ts';
import type { LogLine, ScoreLine } from '../log/lines.ts';
import { isCityByCity } from '../text/score-kinds.ts';
import type { FigureChoiceKey, TurnPreview } from '../turn/plan.ts';

/** Returns the seats with most strength in a feature; they share its outline. */
export const ownersOf = ({ strength }: Pick<FeatureView, 'strength'>): readonly number[] =>
  controllersOf(strength);

const lit = (feature: FeatureView, label?: string): FeatureHighlight => ({
  parts: feature.parts,
  seats: ownersOf(feature),
  ...(label ? { label } : {}),
});

/** Returns the features scored by these events, each with its points on a flag; shares of one feature together. */
export function scoredHighlights(events: readonly Event[]): readonly FeatureHighlight[] {
  const byFeature = new Map<string, FeatureHighlight>();
  for (const event of events) {
    if (event.type !== 'scored' || event.final) continue;
    const key = JSON.stringify(event.feature[0]);
    const seats = [...(byFeature.get(key)?.seats ?? []), event.seat];
    byFeature.set(key, { parts: event.feature, seats, label: String(event.points) });
  }
  return [...byFeature.values()];
}

/** Returns the feature of a chosen figure, with its present value. */
export function choiceHighlights(
  preview: TurnPreview,
  choice: FigureChoiceKey | undefined,
  seat: number,
): readonly FeatureHighlight[] {
  if (preview.kind !== 'ready') return [];
  const scored = scoredHighlights(preview.events);
  if (preview.farmer) {
    const field = featureAt(preview.after, preview.farmer.at, preview.farmer.on);
    return field ? [lit(field, String(itemAt(field.worth, seat)))] : [];
  }
  const at = preview.after.tiles.at(-1)?.at;
  const feature = choice?.type === 'deploy' && at ? featureAt(preview.after, at, choice.on) : undefined;
  if (!feature || choice?.type !== 'deploy' || ownersOf(feature).length === 0) return scored;
  return [...scored, lit(feature, figureLabel(feature, choice, preview.laid, seat))];
}

/** Worth of a figure on its feature; of a pig, what it adds. A builder adds no points. */
function figureLabel(
  feature: FeatureView,
  { figure, on }: DeployAction,
  laid: View,
  seat: number,
): string | undefined {
  if (figure === 'builder') return undefined;
  if (figure === 'pig') return `+${pigGain(laid, feature, on, seat).gain}`;
  return String(itemAt(feature.worth, seat));
}

/** Features and tiles that a line of the log is about. */
export function lineHighlights(line: LogLine, view: View): readonly FeatureHighlight[] {
  switch (line.kind) {
    case 'scored':
      return line.feature.length > 0 ? [...cityHighlights(line, view), scoreHighlight(line)] : [];
    case 'farmer':
    case 'goods':
      return [{ parts: line.feature, seats: [line.seat] }];
    case 'completed':
      return [{ parts: line.feature, seats: [] }];
    case 'laid':
      return line.figure
        ? [{ parts: [{ at: line.at, on: line.figure.on }], seats: [line.seat] }]
        : [{ parts: [], cell: line.at, seats: [line.seat] }];
    case 'double':
    case 'declined':
    case 'leaves':
      return tileHighlight(line, view);
    default:
      return [];
  }
}

/** Returns the highlight of the tile that brought the builder's turn; the start tile does not count. */
function tileHighlight(
  { turn, seat }: LogLine & { readonly seat: number },
  view: View,
): readonly FeatureHighlight[] {
  const tile = view.tiles[turn];
  return tile ? [{ parts: [], cell: tile.at, seats: [seat] }] : [];
}

/** Returns the cities of a scored field, in ink. */
function cityHighlights(line: ScoreLine, view: View): readonly FeatureHighlight[] {
  if (isCityByCity(line)) return [];
  return line.cities.flatMap(({ at, on }) => {
    const city = featureAt(view, at, on);
    return city ? [{ parts: city.parts, seats: [] }] : [];
  });
}

const scoreHighlight = (line: ScoreLine): FeatureHighlight => ({
  parts: line.feature,
  seats: line.seats,
  label: String(line.points),
});

/** Returns all fields with farmers, each with its value; flags of 0 would only cover the board. */
export const fieldHighlights = (view: View): readonly FeatureHighlight[] =>
  view.features
    .filter((feature) => feature.kind === 'field' && ownersOf(feature).length > 0)
    .map((feature) => {
      const worth = itemAt(feature.worth, itemAt(ownersOf(feature), 0));
      return lit(feature, worth > 0 ? String(worth) : undefined);
    });

export const featureHighlight = (feature: FeatureView): FeatureHighlight => lit(feature);

/** Returns the last move of each seat except the one that decides; tiles of a double turn are numbered. */
export function lastMoves(log: readonly LogLine[], actor: number | undefined): readonly LastMove[] {
  const moves: LastMove[] = [];
  const seen = new Set<number>();
  for (const [i, line] of [...log.entries()].reverse()) {
    if (line.kind !== 'laid' || line.seat === actor || seen.has(line.seat)) continue;
    seen.add(line.seat);
    if (!line.second) moves.push({ at: line.at, seat: line.seat });
    else {
      const first = log.findLast((one, j) => j < i && one.kind === 'laid' && one.seat === line.seat);
      moves.push({ at: line.at, seat: line.seat, number: 2 });
      if (first?.kind === 'laid') moves.push({ at: first.at, seat: line.seat, number: 1 });
    }
  }
  return moves;
}
