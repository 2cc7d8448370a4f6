import type { FigureRefusal, View } from '@bastide/carcassonne';
import type { Refusal } from '@bastide/contract';
import { itemAt, must } from '../../../must.ts';
import { verbFormOf } from '../../../people/people.ts';
import { segmentKind } from '../features.ts';
import type { CarcassonneTranslator } from '../messages.ts';
import { choiceLabels } from './roles.ts';

/** Reason of a refused place as a clause. */
export const refusalReason = (t: CarcassonneTranslator, refusal: Refusal): string =>
  t.reason(refusal) ?? refusal.because;

/** The same as a sentence. */
export const refusalText = (t: CarcassonneTranslator, refusal: Refusal): string =>
  t.sentence(refusalReason(t, refusal));

export interface RefusalInfo {
  readonly what: string;
  readonly reason: string;
  readonly rule: string;
}

/**
 * Returns every figure that cannot be placed on the new tile, with the game's reason; without figures that can never
 * go there.
 */
export function refusalInfo(
  t: CarcassonneTranslator,
  refusals: readonly FigureRefusal[],
  view: View,
  names: readonly string[],
): readonly RefusalInfo[] {
  const tile = must(view.tiles.at(-1), 'a tile was just laid');
  const said = new Set<string>();
  const refused = refusals.filter(({ action, refusal, about }) => {
    const once = `${action.figure} ${about === 'figure' ? refusal.rule : action.on}`;
    if (about === 'never' || said.has(once)) return false;
    said.add(once);
    return true;
  });
  const placed = refused.filter(({ about }) => about === 'feature').map(({ action }) => action);
  const labels = choiceLabels(t, placed, tile.tile, tile.turned);
  return refused.map(({ action, refusal, about }) => ({
    what:
      about === 'figure'
        ? t('figure.name', { figure: action.figure })
        : itemAt(labels, placed.indexOf(action)),
    reason: figureRefusal(t, refusal, segmentKind(tile.tile, action.on), names),
    rule: refusal.rule,
  }));
}

function figureRefusal(
  t: CarcassonneTranslator,
  refusal: Refusal,
  kind: string,
  names: readonly string[],
): string {
  const seat = refusal.facts?.seat;
  const owner =
    seat === undefined ? {} : { name: names[Number(seat)] ?? '', who: verbFormOf(t, [Number(seat)], names) };
  return t.reason(refusal, { kind, ...owner }) ?? refusal.because;
}
