import { useEffect, useEffectEvent } from 'react';
import { SeatEmblem } from '../../../parts/Emblem.tsx';
import { totalOf } from '../cards/counts.ts';
import { useCatan } from '../context.ts';
import type { LogLineOf } from '../log/lines.ts';
import { Chips, ResourceIcon } from '../parts/Cards.tsx';
import { rollSentence } from '../text/log-words.ts';
import { useWords } from '../words/index.ts';

interface RollReportProps {
  readonly roll: LogLineOf<'rolled'>;
}

/** What a roll brought, in short: its number, by seat the cards, and what the bank lacks. Pressed, a slip says it in words. */
export function RollReport({ roll }: RollReportProps) {
  const t = useWords();
  const { people, viewer, colours, ui, setUi } = useCatan();
  const { said, rule } = rollSentence(t, roll, people, viewer);
  const words = rule ? t.sentences([said, rule]) : said;
  const isOpen = ui.answer === words;
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
            <SeatEmblem colour={colours[seat]!} />
            <Chips cards={roll.cards[seat]!} isSaid={false} />
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
