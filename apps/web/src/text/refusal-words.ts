import { carcassonne, type Deploy, FIGURES, type State, tileFacts, type View } from '@bastide/carcassonne';
import type { Refusal } from '@bastide/contract';
import type { Words } from '../i18n/words.ts';
import { choiceLabels, segmentKind } from './roles.ts';

/** A refused place, in full. */
export function refusalWords(t: Words, refusal: Refusal): string {
  const { facts, rule } = refusal;
  if (facts?.side) return t('refusal.edge', { mine: facts.mine!, theirs: facts.theirs!, side: facts.side });
  return rule === 'CAR-TILE-01' ? t('refusal.noNeighbour') : refusal.because;
}

/** The same in a few words. */
export function refusalShort(t: Words, refusal: Refusal): string {
  const { facts } = refusal;
  return facts?.side
    ? t('refusal.short', { mine: facts.mine!, theirs: facts.theirs! })
    : refusalWords(t, refusal);
}

export interface WhyNot {
  readonly what: string;
  readonly because: string;
  readonly rule: string;
}

/** These say that a kind of figure never goes there, which nobody asks. */
const OBVIOUS = ['CAR-TB-BUILDER-04', 'CAR-TB-PIG-01', 'CAR-GEN-03'];

/** Every figure that may not go somewhere on the tile just laid, and the game's reason. */
export function whyNot(
  t: Words,
  laid: State,
  view: View,
  seat: number,
  names: readonly string[],
): readonly WhyNot[] {
  const tile = view.tiles.at(-1)!;
  const refused: { deploy: Deploy; refusal: Refusal }[] = [];
  for (const figure of FIGURES)
    for (const { name } of tileFacts(tile.tile).segments) {
      const deploy: Deploy = { type: 'deploy', figure, on: name };
      const refusal = carcassonne.refusal(laid, seat, deploy);
      if (refusal && !OBVIOUS.includes(refusal.rule)) refused.push({ deploy, refusal });
    }
  const labels = choiceLabels(
    t,
    refused.map(({ deploy }) => deploy),
    tile.tile,
    tile.turned,
  );
  return refused.map(({ deploy, refusal }, i) => ({
    what: labels[i]!,
    because: figureRefusal(t, refusal, segmentKind(tile.tile, deploy.on), names),
    rule: refusal.rule,
  }));
}

function figureRefusal(t: Words, refusal: Refusal, kind: string, names: readonly string[]): string {
  switch (refusal.rule) {
    case 'CAR-MEEP-02':
      return t('refusal.occupied', { kind, name: names[Number(refusal.facts?.seat)] ?? '' });
    case 'CAR-MEEP-04':
      return t('refusal.noMeeple');
    case 'CAR-TB-BUILDER-02':
      return t('refusal.builderAlone', { kind });
    case 'CAR-TB-BUILDER-05':
      return t('refusal.builderOut');
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
