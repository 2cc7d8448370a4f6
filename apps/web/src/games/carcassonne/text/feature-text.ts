import { controllersOf, type FeatureView, type Options } from '@bastide/carcassonne';
import { itemAt } from '../../../must.ts';
import type { CarcassonneTranslator } from '../messages.ts';
import { goodsText } from './score-sum-text.ts';

export interface FeatureText {
  readonly title: string;
  readonly open: string;
  readonly inside: readonly string[];
  readonly who: readonly string[];
  /** Empty if it will bring no more points. */
  readonly worth: string;
}

/** Describes a feature: its kind, open ends, figures and value. */
export function featureText(
  t: CarcassonneTranslator,
  feature: FeatureView,
  names: readonly string[],
  { sets, icUnfinished }: Options,
): FeatureText {
  const { kind, tiles, open, shields, goods, strength, helpers, worth, cities, rich, whenComplete } = feature;
  const closed = open === 0 ? 'yes' : 'no';
  const inside: string[] = [];
  if (rich) inside.push(t('feature.rich', { kind, closed, unfinished: icUnfinished }));
  if (shields > 0) inside.push(t('feature.shields', { n: shields }));
  if (Object.values(goods).some((n) => n > 0))
    inside.push(t('feature.inside', { goods: goodsText(t, goods) }));
  // A big meeple counts as two, so the text shows strength. CAR-IC-02
  const counted = sets.includes('inns') ? 'feature.strength' : 'feature.meeples';
  const who = strength.flatMap((n, seat) => (n > 0 ? [t(counted, { name: itemAt(names, seat), n })] : []));
  const what = kind === 'field' ? 'pig' : 'builder';
  who.push(...helpers.map((seat) => t('feature.helper', { name: itemAt(names, seat), what })));
  const isDone = kind !== 'field' && open === 0 && Math.max(...strength) === 0;
  return {
    title: t('feature.title', { kind, tiles }),
    open: t('feature.open', { kind, open, cities: cities.length }),
    inside,
    who: who.length > 0 ? who : [t('feature.nobody')],
    worth: isDone
      ? ''
      : t('feature.worth', {
          kind,
          n: worthRange(worth, strength),
          complete: whenComplete,
          // A plain road brings the same either way.
          closed: Math.max(...worth) === whenComplete ? 'yes' : closed,
        }),
  };
}

/** Points for those who control it; where nobody does, points that it would bring. */
function worthRange(worth: readonly number[], strength: readonly number[]): string {
  const seats = controllersOf(strength);
  const of = seats.length > 0 ? seats.map((seat) => itemAt(worth, seat)) : worth;
  return [...new Set(of)].sort((a, b) => a - b).join('–');
}
