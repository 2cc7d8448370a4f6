import type { Figure, FigureRefusal, View } from '@bastide/carcassonne';
import type { Refusal } from '@bastide/contract';
import { verbFormOf } from '../../../people/people.ts';
import { segmentKind } from '../features.ts';
import type { Words } from '../words/index.ts';
import { choiceLabels } from './roles.ts';

/** Describes a refused place in a sentence. */
export function refusalText(t: Words, refusal: Refusal): string {
  const { facts, rule } = refusal;
  if (facts?.side) return t('refusal.edge', { mine: facts.mine!, theirs: facts.theirs!, side: facts.side });
  switch (rule) {
    case 'CAR-TILE-01':
      return t('refusal.noNeighbour');
    case 'CAR-RIV-03':
      return t('refusal.riverElsewhere');
    case 'CAR-RIV-04':
      return t('refusal.riverTurns');
    default:
      return refusal.because;
  }
}

/** Describes a refused place in a few words. */
export function refusalShort(t: Words, refusal: Refusal): string {
  const { facts } = refusal;
  return facts?.side
    ? t('refusal.short', { mine: facts.mine!, theirs: facts.theirs! })
    : refusalText(t, refusal);
}

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
  t: Words,
  refusals: readonly FigureRefusal[],
  view: View,
  names: readonly string[],
): readonly RefusalInfo[] {
  const tile = view.tiles.at(-1)!;
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
    what: about === 'figure' ? t('figure.name', { figure: action.figure }) : labels[placed.indexOf(action)]!,
    reason: figureRefusal(t, refusal, action.figure, segmentKind(tile.tile, action.on), names),
    rule: refusal.rule,
  }));
}

function figureRefusal(
  t: Words,
  refusal: Refusal,
  figure: Figure,
  kind: string,
  names: readonly string[],
): string {
  switch (refusal.rule) {
    case 'CAR-MEEP-01':
      return t('refusal.noFarmers');
    case 'CAR-ABB-02':
      return t('refusal.garden');
    case 'CAR-TB-BUILDER-20':
      return t('refusal.builderPaired');
    case 'CAR-TB-PIG-20':
      return t('refusal.pigPaired');
    case 'CAR-MEEP-02': {
      const seat = Number(refusal.facts?.seat);
      return t('refusal.occupied', { kind, name: names[seat] ?? '', who: verbFormOf(t, [seat], names) });
    }
    case 'CAR-MEEP-04':
      return t('refusal.noneLeft', { figure });
    case 'CAR-TB-BUILDER-02':
      return t('refusal.builderAlone', { kind });
    case 'CAR-TB-BUILDER-05':
      return t('refusal.builderOut');
    case 'CAR-TB-BUILDER-24':
      return t('refusal.builderByStacks');
    case 'CAR-TB-BUILDER-14':
      return t('refusal.builderComplete', { kind });
    case 'CAR-TB-PIG-02':
      return t('refusal.pigAlone');
    case 'CAR-TB-PIG-03':
      return t('refusal.pigOut');
    default:
      return refusal.because;
  }
}
