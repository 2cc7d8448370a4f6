import '../ui/ui.css';
import type { Figure, Good, SetName, View } from '@bastide/carcassonne';
import { itemAt } from '../../../must.ts';
import { cachedPicture, InlineSvg } from '../../../ui/InlineSvg.tsx';
import { goodIcon } from '../art/index.ts';
import { useThirdGood } from '../ui/third-good.ts';

/** The figures that a seat has one of, by the set that they come with. */
const SINGLE = [
  ['big', 'inns'],
  ['abbot', 'abbot'],
  ['builder', 'traders'],
  ['pig', 'traders'],
] as const satisfies readonly (readonly [Figure, SetName])[];

type FigurePlace = 'supply' | 'board' | 'stacks';

/** Returns the figures that a seat has one of, with their places. */
export const figuresOf = (view: View, seat: number) =>
  SINGLE.flatMap(([figure, set]) =>
    view.options.sets.includes(set) ? [{ figure, place: placeOf(view, seat, figure) }] : [],
  );

/** A paired builder that has worked is neither in the supply nor on the board. CAR-TB-BUILDER-23 */
function placeOf({ seats, figures }: View, seat: number, figure: Figure): FigurePlace {
  if (itemAt(seats, seat).supply[figure] > 0) return 'supply';
  return figures.some((one) => one.seat === seat && one.figure === figure) ? 'board' : 'stacks';
}

/** A good as this game shows it. */
export function GoodIcon({ good }: { readonly good: Good }) {
  const third = useThirdGood();
  const sign = good === 'wine' ? third : good;
  return <InlineSvg className="good" picture={cachedPicture(sign, () => goodIcon(sign))} />;
}
