import { type Figure, GOODS, type SetName, type View } from '@bastide/carcassonne';
import { SeatItem } from '../../../table/Seats.tsx';
import { ExplainButton } from '../../../why/WhyButton.tsx';
import { useCarcassonne } from '../context.ts';
import { FigureIcon } from '../parts/FigureIcon.tsx';
import { GoodIcon } from '../parts/GoodIcon.tsx';
import { useWords } from '../words/index.ts';

/** A seat: name and points, figures left, goods with the leader's number underlined. */
export function SeatRow({ seat }: { readonly seat: number }) {
  const t = useWords();
  const { view, moment } = useCarcassonne();
  const plays = moment.actor === seat;
  const { points } = view.seats[seat]!;
  return (
    <SeatItem seat={seat} isTurn={plays} isAwaited={plays} notes={<ExplainButton seat={seat} />}>
      <p className="points num">
        {points}
        <span className="sr"> {t('seat.points', { n: points })}</span>
      </p>
      <FigureSupply view={view} seat={seat} />
      {view.options.sets.includes('traders') && <Goods view={view} seat={seat} />}
    </SeatItem>
  );
}

/** The figures that a seat has one of, by the set that they come with. */
const SINGLE = [
  ['big', 'inns'],
  ['abbot', 'abbot'],
  ['builder', 'traders'],
  ['pig', 'traders'],
] as const satisfies readonly (readonly [Figure, SetName])[];

function FigureSupply({ view, seat }: { readonly view: View; readonly seat: number }) {
  const t = useWords();
  const { colours } = useCarcassonne();
  const { supply } = view.seats[seat]!;
  const colour = colours[seat]!;
  return (
    <p className="kit">
      <span title={t('seat.meeples', { n: supply.meeple })}>
        <FigureIcon figure="meeple" colour={colour} />
        <b className="num" aria-hidden="true">
          {supply.meeple}
        </b>
        <span className="sr">{t('seat.meeples', { n: supply.meeple })}</span>
      </span>
      {(['supply', 'board', 'stacks'] as const).map((place) => {
        const there = SINGLE.filter(
          ([figure, set]) => view.options.sets.includes(set) && figureLocation(view, seat, figure) === place,
        );
        if (there.length === 0) return null;
        return (
          <span key={place} className={place === 'supply' ? 'at' : 'at out'}>
            {place !== 'supply' && (
              <i aria-hidden="true">{t(place === 'stacks' ? 'seat.byStacks' : 'seat.onBoard')}</i>
            )}
            {there.map(([figure]) => {
              const words = t('seat.figure', { figure, where: place });
              return (
                <span key={figure} title={words}>
                  <FigureIcon figure={figure} colour={colour} />
                  <span className="sr">{words}</span>
                </span>
              );
            })}
          </span>
        );
      })}
    </p>
  );
}

/** A paired builder that has worked is neither in the supply nor on the board. CAR-TB-BUILDER-23 */
function figureLocation(
  { seats, figures }: View,
  seat: number,
  figure: Figure,
): 'supply' | 'board' | 'stacks' {
  if (seats[seat]!.supply[figure] > 0) return 'supply';
  return figures.some((one) => one.seat === seat && one.figure === figure) ? 'board' : 'stacks';
}

function Goods({ view, seat }: { readonly view: View; readonly seat: number }) {
  const t = useWords();
  const held = view.seats[seat]!.goods;
  return (
    <p className="kit goods">
      {GOODS.map((good) => {
        const most = Math.max(...view.seats.map(({ goods }) => goods[good]));
        const leads = most > 0 && held[good] === most;
        const words = t(leads ? 'seat.goodMost' : 'seat.goodCount', { n: held[good], good });
        return (
          <span key={good} className={leads ? 'lead' : undefined} title={words}>
            <GoodIcon good={good} />
            <span aria-hidden="true">
              <b className="num">{held[good]}</b>{' '}
              <span className="good-name">{t(`good.${good}`, { n: held[good] })}</span>
            </span>
            <span className="sr">{words}</span>
          </span>
        );
      })}
    </p>
  );
}
