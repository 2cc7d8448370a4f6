import { type Deploy, FIGURES, type Figure, tileFacts, type View } from '@bastide/carcassonne';
import type { Refusal } from '@bastide/contract';
import type { RefusalOf } from '../table/plan.ts';
import type { Words } from '../words/index.ts';
import { choiceLabels, segmentKind } from './roles.ts';

/** A refused place, in full. */
export function refusalWords(t: Words, refusal: Refusal): string {
  const { facts, rule } = refusal;
  if (facts?.side) return t('refusal.edge', { mine: facts.mine!, theirs: facts.theirs!, side: facts.side });
  switch (rule) {
    case 'CAR-TILE-01':
      return t('refusal.noNeighbour');
    case 'CAR-RIV-03':
      return t('refusal.riverElsewhere');
    case 'CAR-RIV-04':
      return t('refusal.riverTurns');
    case 'CAR-RIV-05':
      return t('refusal.riverBlocked');
    default:
      return refusal.because;
  }
}

/** The same in a few words. */
export function refusalShort(t: Words, refusal: Refusal): string {
  const { facts } = refusal;
  return facts?.side
    ? t('refusal.short', { mine: facts.mine!, theirs: facts.theirs! })
    : refusalWords(t, refusal);
}

/** These speak of the figure, wherever it would go. */
const OF_THE_FIGURE = [
  'CAR-MEEP-04',
  'CAR-TB-BUILDER-05',
  'CAR-TB-BUILDER-20',
  'CAR-TB-BUILDER-24',
  'CAR-TB-PIG-03',
  'CAR-TB-PIG-20',
];

export interface WhyNot {
  readonly what: string;
  readonly because: string;
  readonly rule: string;
}

/** These say that a kind of figure never goes there, which nobody asks. */
const OBVIOUS = ['CAR-TB-BUILDER-04', 'CAR-TB-PIG-01', 'CAR-GEN-03', 'CAR-ABB-01', 'CAR-ABB-05'];

/** Every figure that may not go somewhere on the tile just laid, and the game's reason. */
export function whyNot(
  t: Words,
  refusalOf: RefusalOf,
  view: View,
  names: readonly string[],
): readonly WhyNot[] {
  const tile = view.tiles.at(-1)!;
  const refused: { deploy: Deploy; refusal: Refusal }[] = [];
  const said = new Set<string>();
  for (const figure of FIGURES)
    for (const { name } of tileFacts(tile.tile).segments) {
      const deploy: Deploy = { type: 'deploy', figure, on: name };
      const refusal = refusalOf(deploy);
      if (!refusal || OBVIOUS.includes(refusal.rule)) continue;
      const once = OF_THE_FIGURE.includes(refusal.rule) ? `${figure} ${refusal.rule}` : `${figure} ${name}`;
      if (!said.has(once)) refused.push({ deploy, refusal });
      said.add(once);
    }
  const placed = refused.filter(({ refusal }) => !OF_THE_FIGURE.includes(refusal.rule));
  const labels = choiceLabels(
    t,
    placed.map(({ deploy }) => deploy),
    tile.tile,
    tile.turned,
  );
  return refused.map(({ deploy, refusal }) => ({
    what: OF_THE_FIGURE.includes(refusal.rule)
      ? t('figure.name', { figure: deploy.figure })
      : labels[placed.findIndex((one) => one.deploy === deploy)]!,
    because: figureRefusal(t, refusal, deploy.figure, segmentKind(tile.tile, deploy.on), names),
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
    case 'CAR-MEEP-02':
      return t('refusal.occupied', { kind, name: names[Number(refusal.facts?.seat)] ?? '' });
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
