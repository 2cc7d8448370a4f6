import { RESOURCES, type Resource, type SeatView } from '@bastide/catan';
import { type ReactNode, useState } from 'react';
import { ExplainButton } from '../../../explanation/ExplainButton.tsx';
import { itemAt } from '../../../must.ts';
import { useSettings } from '../../../settings/context.ts';
import { SeatItem } from '../../../table/Seats.tsx';
import { pointsShown } from '../cards/points.ts';
import { useCatan } from '../context.ts';
import { useCatanTranslator } from '../messages.ts';
import { resourceName } from '../text/cards.ts';
import { ResourceIcon } from '../ui/Cards.tsx';
import { useSpotlight } from '../ui/use-spotlight.ts';

/** A seat: name and points, cards, bonus cards; pressed, it shows the fewest and the most of each card in its hand. */
export function SeatRow({ seat }: { readonly seat: number }) {
  const t = useCatanTranslator();
  const { view, people, moment, viewer } = useCatan();
  const tracing = useSpotlight('longest-road', seat);
  const [opened, setOpened] = useState(false);
  const own = itemAt(view.seats, seat);
  const acts = moment.actors.includes(seat);
  const plays = view.seat === seat && !moment.outcome;
  const { purist } = useSettings().settings;
  const isCounted = seat !== viewer && (own.hand !== null || (view.options.cardTracking && !purist));
  return (
    <SeatItem
      seat={seat}
      isTurn={plays}
      isAwaited={acts}
      name={
        isCounted && (
          <button
            type="button"
            className="name"
            title={t('join.label', { label: itemAt(people.names, seat), said: t('catan.seat.count') })}
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            {people.names[seat]}
          </button>
        )
      }
      notes={
        <>
          {own.longestRoad && (
            <button type="button" className="bonus" title={t('catan.seat.trace')} {...tracing}>
              {t('catan.award.road')}
            </button>
          )}
          {own.largestArmy && <small className="bonus">{t('catan.award.army')}</small>}
          {acts && !plays && <small>{t('catan.seat.acts')}</small>}
          <ExplainButton seat={seat} />
        </>
      }
    >
      <PointsButton seat={seat} own={own} />
      <SeatCounts own={own} tracing={tracing} />
      {isCounted && (opened ? <Counted seat={own} /> : <Known seat={own} />)}
    </SeatItem>
  );
}

/** The points of a seat; pressed, it shows their sources. */
function PointsButton({ seat, own }: { readonly seat: number; readonly own: SeatView }) {
  const t = useCatanTranslator();
  const { view, viewer, setUi } = useCatan();
  const points = pointsShown(view, seat);
  const hidden = view.outcome || seat !== viewer ? 0 : (own.held?.point ?? 0);
  return (
    <button
      type="button"
      className="points num"
      title={t('catan.seat.why')}
      onClick={() => setUi({ dialog: 'points' })}
    >
      {points}
      {hidden > 0 && <small>+{hidden}</small>}
      <span className="sr">
        {' '}
        {t.parts([
          t('seat.points', { n: points }),
          ...(hidden > 0 ? [t('catan.seat.hiddenPoints', { n: hidden })] : []),
        ])}
      </span>
    </button>
  );
}

interface SeatCountsProps {
  readonly own: SeatView;
  readonly tracing: ReturnType<typeof useSpotlight>;
}

/** Numbers of cards and knights, and the length of the longest road. */
function SeatCounts({ own, tracing }: SeatCountsProps) {
  const t = useCatanTranslator();
  return (
    <p className="kit">
      <span>
        <b className="num">{own.cards}</b> {t('catan.seat.cardsWord', { n: own.cards })}
      </span>
      <span>
        <b className="num">{own.developments}</b> {t('catan.seat.hiddenWord', { n: own.developments })}
      </span>
      <span className={own.largestArmy ? 'bonus' : undefined}>
        <b className="num">{own.knights}</b> {t('catan.seat.knightsWord', { n: own.knights })}
      </span>
      <button
        type="button"
        className={own.longestRoad ? 'row bonus' : 'row'}
        title={t('catan.seat.trace')}
        {...tracing}
      >
        <span>
          {t.rich('catan.seat.road', {
            n: (
              <b key="n" className="num">
                {own.roadLength}
              </b>
            ),
          })}
        </span>
      </button>
    </p>
  );
}

/** The cards that a seat is known to hold, and the number of the others. */
export function knownCards({ least, cards }: Pick<SeatView, 'least' | 'cards'>) {
  const known = RESOURCES.flatMap((card) => (least[card] > 0 ? [{ card, n: least[card] }] : []));
  return { known, unknown: known.reduce((left, { n }) => left - n, cards) };
}

/** Cards that everybody who counts knows of a hand: "2 grain, 1 ore, 1 unknown". */
function Known({ seat }: { readonly seat: SeatView }) {
  const t = useCatanTranslator();
  const { known, unknown } = knownCards(seat);
  if (seat.cards === 0) return null;
  return (
    <p className="counted known small">
      {known.map(({ card, n }) => (
        <CardChip key={card} card={card} n={n} />
      ))}
      {unknown > 0 && <span className="muted num">{t('catan.seat.unknown', { n: unknown })}</span>}
    </p>
  );
}

function CardChip({ card, n }: { readonly card: Resource; readonly n: ReactNode }) {
  const t = useCatanTranslator();
  return (
    <span className="chip-card" data-card={card}>
      <ResourceIcon card={card} />
      <b className="num">{n}</b>
      <span className="sr"> {resourceName(t, card)}</span>
    </span>
  );
}

/** Cards counted of a hand: at least and at most so many of each. */
function Counted({ seat: { least, most, cards, hand } }: { readonly seat: SeatView }) {
  const t = useCatanTranslator();
  if (cards === 0) return <p className="counted small muted">{t('catan.seat.empty')}</p>;
  return (
    <p className="counted small">
      <span className="muted">{t(hand ? 'catan.seat.shown' : 'catan.seat.counted')}</span>
      {RESOURCES.map((card) => {
        const same = least[card] === most[card];
        if (same && most[card] === 0) return null;
        return <CardChip key={card} card={card} n={same ? least[card] : `${least[card]}–${most[card]}`} />;
      })}
    </p>
  );
}
