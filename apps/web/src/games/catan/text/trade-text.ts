import type { View } from '@bastide/catan';
import { itemAt } from '../../../must.ts';
import type { People } from '../../../people/people.ts';
import type { LogLine } from '../log/lines.ts';
import type { CatanTranslator } from '../messages.ts';
import { cardsWords } from './cards.ts';
import { logLineText } from './log-text.ts';

interface TradeTextInput {
  readonly lines: readonly LogLine[];
  readonly now: Pick<View, 'seat' | 'turn' | 'offer' | 'withdrawn' | 'hexes'>;
  readonly people: People;
}

/** A trade that somebody else has just made with the reader: the own cards are others since. Undefined if that is no news. */
export function tradeText(
  t: CatanTranslator,
  { lines, people }: TradeTextInput,
  me: number | undefined,
): string | undefined {
  const last = lines.at(-1);
  if (last?.kind !== 'traded' || last.with !== me) return undefined;
  return t('catan.say.traded', {
    name: itemAt(people.names, last.seat),
    give: cardsWords(t, last.give, 'object'),
    get: cardsWords(t, last.get, 'object'),
  });
}

/** Describes the open offer to those who may not answer it. */
export function openOfferText(t: CatanTranslator, seen: TradeTextInput): string | undefined {
  return seen.now.offer ? told(t, seen, lastOffer(seen)) : undefined;
}

/** The reason why there is no offer any more that the reader could answer: it was withdrawn, or somebody else has taken it. */
export function withdrawnOfferText(
  t: CatanTranslator,
  seen: TradeTextInput,
  me: number | undefined,
): string | undefined {
  const { now, people } = seen;
  if (now.offer) return undefined;
  if (now.withdrawn) return t('catan.trade.withdrawn', { name: itemAt(people.names, now.seat) });
  const last = lastOffer(seen);
  return last?.kind === 'traded' && last.with !== me ? told(t, seen, last) : undefined;
}

/** Returns the latest offer of this turn, or the trade that followed it. */
const lastOffer = ({ lines, now }: TradeTextInput): LogLine | undefined =>
  lines.findLast(
    ({ kind, turn, seat }) =>
      turn === now.turn && seat === now.seat && (kind === 'offered' || kind === 'traded'),
  );

const told = (
  t: CatanTranslator,
  { now, people }: TradeTextInput,
  line: LogLine | undefined,
): string | undefined =>
  line && t('answer.move', { name: itemAt(people.names, now.seat), what: logLineText(t, line, now, people) });
