import { useEffect, useEffectEvent } from 'react';
import { itemAt } from '../../../must.ts';
import { otherTurnText, yourTurnText } from '../../../people/people.ts';
import { CoachButtons } from '../../../review/lazy-parts.tsx';
import { useSettings } from '../../../settings/context.ts';
import { FitButton, TableHeader, ToolButton } from '../../../table/TableHeader.tsx';
import { SeatEmblem } from '../../../ui/InlineSvg.tsx';
import { totalOf } from '../cards/counts.ts';
import { useCatan, useCatanUi } from '../context.ts';
import type { LogLineOf } from '../log/lines.ts';
import { useCatanTranslator } from '../messages.ts';
import { rollSentence } from '../text/log-text.ts';
import { Chips, ResourceIcon } from '../ui/Cards.tsx';
import { useRoll } from './use-roll.ts';

/** Header of the table: the seat to move, the yield of the dice, and the tools. */
export function IslandHead() {
  const t = useCatanTranslator();
  const { now, view, moment, turn, trades, people, viewer, covered, setUi, layout } = useCatan();
  const isPast = useCatanUi((ui) => ui.past !== undefined);
  const isTrading = useCatanUi((ui) => ui.trade);
  const showsProduction = useCatanUi((ui) => ui.production);
  const { purist } = useSettings().settings;
  const isAsked = turn.asked === 'turn' || turn.asked === 'discard';
  const said =
    turn.asked === 'over'
      ? t('turn.over')
      : now.seat === viewer
        ? yourTurnText(t, people, now.seat)
        : otherTurnText(t, people, now.seat, 'turn.theirs');
  // On a phone the trade leaves the island no more than its own height.
  const isQuiet = isTrading && layout === 'phone';
  return (
    <TableHeader
      text={isPast ? t('catan.replay.title', { turn: view.turn }) : said}
      news={
        moment.outcome && !isPast ? t('catan.head.turns', { n: now.turn }) : <LatestEvent inWords={isQuiet} />
      }
      isQuiet={isQuiet}
    >
      {trades && turn.asked !== 'over' && now.turn > 0 && (
        <ToolButton
          icon="swap"
          label={t('catan.tool.trade')}
          isOn={isTrading}
          onPress={() => setUi({ trade: !isTrading })}
        />
      )}
      <CoachButtons seat={isAsked && !covered ? viewer : undefined} />
      <FitButton />
      {!purist && (
        <ToolButton
          icon="production"
          label={t('catan.tool.production')}
          isOn={showsProduction}
          onPress={() => setUi({ production: !showsProduction })}
        />
      )}
    </TableHeader>
  );
}

interface LatestEventProps {
  /** Only readers have it: there is nothing to press. */
  readonly inWords: boolean;
}

/** The task before the roll; after it, its yield. */
function LatestEvent({ inWords }: LatestEventProps) {
  const t = useCatanTranslator();
  const { view: now, people, viewer } = useCatan();
  const roll = useRoll();
  if (now.phase === 'settle' || now.phase === 'connect') {
    const round = Math.floor(now.placed / now.seats.length) + 1;
    return t('catan.head.setup', { round });
  }
  if (!roll) return t('catan.head.before');
  return inWords ? rollSentence(t, roll, people, viewer).said : <RollReport key={roll.after} roll={roll} />;
}

interface RollReportProps {
  readonly roll: LogLineOf<'rolled'>;
}

/** The yield of a roll, in short: its number, the cards by seat, and shortages of the bank. Pressed, a toast says it in words. */
function RollReport({ roll }: RollReportProps) {
  const t = useCatanTranslator();
  const { people, viewer, colours, setUi } = useCatan();
  const { said, rule } = rollSentence(t, roll, people, viewer);
  const words = rule ? t.sentences([said, rule]) : said;
  const isOpen = useCatanUi((ui) => ui.answer === words);
  // The slip goes with the roll that it tells of.
  const close = useEffectEvent(() => {
    if (isOpen) setUi({ answer: undefined });
  });
  useEffect(() => () => close(), []);
  const seats = roll.cards.flatMap((cards, seat) => (totalOf(cards) > 0 ? [seat] : []));
  if (seats.length === 0) return said;
  // The reader's own cards come first, as they do in words.
  const order =
    viewer !== undefined && seats.includes(viewer)
      ? [viewer, ...seats.filter((seat) => seat !== viewer)]
      : seats;
  return (
    <button
      type="button"
      className="roll-report"
      aria-expanded={isOpen}
      onClick={() => setUi({ answer: isOpen ? undefined : words, refused: undefined })}
    >
      <span className="sr">{words}</span>
      <span className="roll-row" aria-hidden="true">
        <b className="num">{roll.dice[0] + roll.dice[1]}</b>
        {order.map((seat) => (
          <span key={seat} className="roll-gain">
            <SeatEmblem colour={itemAt(colours, seat)} />
            <Chips cards={itemAt(roll.cards, seat)} isSaid={false} />
          </span>
        ))}
        {roll.shortages.map(({ card }) => (
          <span key={card} className="chip-card roll-short">
            <ResourceIcon card={card} />
            <b className="num">0</b>
          </span>
        ))}
      </span>
    </button>
  );
}
