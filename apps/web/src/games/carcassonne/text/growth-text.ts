import type { Coordinates, FeatureView, View } from '@bastide/carcassonne';
import { must } from '../../../must.ts';
import type { People } from '../../../people/people.ts';
import { sameAt } from '../features.ts';
import type { CarcassonneTranslator } from '../messages.ts';

/** Describes the feature that the latest tile extends: the deciding seat's own, else that of others, else a free one. */
export function growthText(t: CarcassonneTranslator, view: View, seat: number, people: People): string {
  const { at } = must(view.tiles.at(-1), 'a tile was just laid');
  const rank = (feature: FeatureView) => rankOf(feature, seat);
  const [feature] = view.features
    .filter((one) => isTouched(one, at))
    .sort((a, b) => rank(a) - rank(b) || b.tiles - a.tiles);
  const { kind, tiles, open, cities, strength } = must(feature, 'every tile has a segment');
  const owners = strength.flatMap((n, one) => (n > 0 ? [one] : []));
  return t('prompt.grows', {
    whose: whose(owners, seat),
    name: t.list(owners.flatMap((one) => people.names[one] ?? [])),
    kind,
    tiles,
    open,
    cities: cities.length,
  });
}

/** Tells whether a tile is part of a feature, or beside its monastery or garden. */
function isTouched({ kind, parts, open }: FeatureView, at: Coordinates): boolean {
  if (parts.some((part) => sameAt(part.at, at))) return true;
  if (kind !== 'monastery' && kind !== 'garden') return false;
  const isNear = ({ at: [x, y] }: { at: Coordinates }) =>
    Math.abs(x - at[0]) <= 1 && Math.abs(y - at[1]) <= 1;
  return open > 0 && parts.some(isNear);
}

/** Order of features by what the seat wants to know: its own first, fields after others, those that begin here last. */
function rankOf({ kind, tiles, strength }: FeatureView, seat: number): number {
  const owner = (strength[seat] ?? 0) > 0 ? 0 : Math.max(...strength) > 0 ? 2 : 4;
  return owner + (kind === 'field' ? 1 : 0) + (owner === 4 && tiles === 1 ? 4 : 0);
}

function whose(owners: readonly number[], seat: number): string {
  if (owners.length === 0) return 'nobody';
  if (!owners.includes(seat)) return 'other';
  return owners.length === 1 ? 'mine' : 'shared';
}
