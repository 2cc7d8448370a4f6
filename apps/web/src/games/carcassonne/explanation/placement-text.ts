import {
  type Action,
  type Carcassonne,
  type Coordinates,
  carcassonne,
  controllersOf,
  type FeatureView,
  type View,
} from '@bastide/carcassonne';
import { preview } from '@bastide/contract';
import { itemAt } from '../../../must.ts';
import { stateForView } from '../../../session/state-for-view.ts';
import { extentOf } from '../board/places.ts';
import { sameAt } from '../features.ts';
import type { CarcassonneTranslator } from '../messages.ts';

type Placement = Extract<Action, { type: 'place' }>;
type Completable = 'road' | 'city' | 'monastery' | 'garden';

/** The effect of a placed tile on a feature. */
interface PlacementEffect {
  readonly does: 'closes' | 'extends' | 'surrounds' | 'starts';
  readonly what: Completable;
  /** Owner before a figure is placed on the tile. */
  readonly whose: 'own' | 'shared' | 'other' | 'none' | 'new';
}

/** Number of effects that are told of one tile. */
const MAX_EFFECTS = 2;

/** Greatest first: the order in which effects are worth telling. */
const BY_DEED = { closes: 8, surrounds: 4, extends: 4, starts: 0 };
const BY_OWNER = { own: 3, shared: 2, other: 1, none: 0, new: 0 };
const BY_KIND = { city: 0.9, monastery: 0.8, garden: 0.7, road: 0.6 };
const weight = ({ does, what, whose }: PlacementEffect) => BY_DEED[does] + BY_OWNER[whose] + BY_KIND[what];

/** Describes a placement by the features it touches and its part of the map: "closing your city in the north". */
export function placementText(
  t: CarcassonneTranslator,
  view: View,
  action: Placement,
  isReaders: boolean,
): string {
  const said = effectsOf(view, action).map(({ does, what, whose }) =>
    t('carcassonne.effect', {
      does,
      feature: t('carcassonne.owned', { what, whose: whose === 'own' && isReaders ? 'you' : whose }),
    }),
  );
  return t('carcassonne.placed', {
    said: said.length > 0 ? t.list(said) : t('carcassonne.effect', { does: 'none', feature: '' }),
    part: partOfMap(view, action.at),
  });
}

/** Returns the effects of a placement that are worth telling, the greatest first. */
export function effectsOf(view: View, action: Placement): readonly PlacementEffect[] {
  const seat = view.seat;
  const [step] = preview<Carcassonne>(carcassonne, stateForView<Carcassonne>(carcassonne, view), seat, [
    action,
  ]);
  if (!step?.ok) return [];
  const effects = new Map<string, PlacementEffect>();
  for (const feature of step.view.features) {
    const effect = effectOn(feature, view, action.at, seat);
    if (effect) effects.set(JSON.stringify(effect), effect);
  }
  const sorted = [...effects.values()].sort((a, b) => weight(b) - weight(a));
  const joined = sorted.filter(({ does }) => does !== 'starts');
  if (joined.length === 0) return sorted.slice(0, 1);
  const [first, ...others] = joined;
  // Of what nobody has, only the first is worth a word.
  const more = others.filter(({ does, whose }) => does === 'closes' || whose !== 'none');
  return [...(first ? [first] : []), ...more].slice(0, MAX_EFFECTS);
}

const isCompletable = (kind: FeatureView['kind']): kind is Completable =>
  kind === 'road' || kind === 'city' || kind === 'monastery' || kind === 'garden';

function effectOn(
  feature: FeatureView,
  before: View,
  at: Coordinates,
  seat: number,
): PlacementEffect | undefined {
  const { kind: what, parts, open } = feature;
  if (!isCompletable(what)) return undefined;
  const isHere = parts.some((part) => sameAt(part.at, at));
  if (what === 'monastery' || what === 'garden') {
    const centre = itemAt(parts, 0).at;
    if (isHere) return { does: 'starts', what, whose: 'new' };
    if (!isBeside(centre, at) || !hadRoom(before, centre)) return undefined;
    const whose = ownerOf(feature, seat, before);
    if (open === 0) return { does: 'closes', what, whose };
    // A monastery that nobody has is of no use to anybody.
    return whose === 'none' ? undefined : { does: 'surrounds', what, whose };
  }
  if (!isHere) return undefined;
  const isNew = parts.every((part) => sameAt(part.at, at));
  if (isNew && open > 0) return { does: 'starts', what, whose: 'new' };
  return { does: open === 0 ? 'closes' : 'extends', what, whose: ownerOf(feature, seat, before) };
}

/** True if some cell beside a monastery was empty; a complete one is not surrounded any more. */
const hadRoom = (view: View, centre: Coordinates): boolean =>
  view.features.some(
    ({ kind, parts, open }) =>
      (kind === 'monastery' || kind === 'garden') &&
      open > 0 &&
      parts.some((part) => sameAt(part.at, centre)),
  );

const isBeside = ([x, y]: Coordinates, [a, b]: Coordinates): boolean =>
  Math.max(Math.abs(x - a), Math.abs(y - b)) === 1;

/** Owner of a feature; of one that is scored already, by the figures that stood in its parts. */
function ownerOf(feature: FeatureView, seat: number, before: View): PlacementEffect['whose'] {
  const strength = feature.strength.some((n) => n > 0) ? feature.strength : strengthBefore(feature, before);
  const owners = controllersOf(strength);
  if (owners.length === 0) return 'none';
  if (!owners.includes(seat)) return 'other';
  return owners.length === 1 ? 'own' : 'shared';
}

/** Sums of the features that have become one. */
function strengthBefore({ parts, kind }: FeatureView, before: View): readonly number[] {
  const joined = before.features.filter(
    (one) =>
      one.kind === kind &&
      one.parts.some((part) => parts.some((other) => other.on === part.on && sameAt(other.at, part.at))),
  );
  return before.seats.map((_, seat) => joined.reduce((sum, { strength }) => sum + itemAt(strength, seat), 0));
}

const PARTS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;
/** So far from the middle, as a part of the way to the edge, a cell counts as in the middle. */
const MIDDLE = 0.4;
/** A map of fewer tiles has no parts. */
const SMALL = 6;

/** Returns the part of the map in which a cell lies. */
export function partOfMap({ tiles }: Pick<View, 'tiles'>, [x, y]: Coordinates): string {
  if (tiles.length < SMALL) return 'small';
  const { left, right, top, bottom } = extentOf(tiles.map(({ at }) => at));
  const dx = (x - (left + right) / 2) / ((right - left + 1) / 2);
  const dy = (y - (top + bottom) / 2) / ((bottom - top + 1) / 2);
  if (Math.max(Math.abs(dx), Math.abs(dy)) < MIDDLE) return 'middle';
  const eighth = Math.round((Math.atan2(dy, dx) / Math.PI) * 4);
  return itemAt(PARTS, (eighth + PARTS.length) % PARTS.length);
}
