import type { CardCounts } from '@bastide/catan';
import type { ReactNode } from 'react';
import { capitalize } from '../../../i18n/translator.ts';
import { itemAt, must } from '../../../must.ts';
import { otherTurnText } from '../../../people/people.ts';
import { useSettings } from '../../../settings/context.ts';
import { type PromptText, useLockPrompt } from '../../../table/Prompt.tsx';
import { type CatanTable, useCatan, useCatanUi } from '../context.ts';
import { type CatanTranslator, useCatanTranslator } from '../messages.ts';
import { blockedPurchaseText } from '../text/blocked-purchase-text.ts';
import { cardsWords } from '../text/cards.ts';
import { hexOf, hexWords, intersectionWords } from '../text/places.ts';
import { say } from '../text/sentence.ts';
import { openOfferText, tradeText } from '../text/trade-text.ts';
import { pickAtMost } from '../turn/plan.ts';
import { Chips } from '../ui/Cards.tsx';
import { buySentence, consequence, pickSentence } from './consequence-text.ts';
import { OFFER_TIMEOUT } from './OfferButtons.tsx';

/** The sentence of the action bar. */
export function useSentence(): PromptText {
  const t = useCatanTranslator();
  const table = useCatan();
  const { purist } = useSettings().settings;
  const hold = useLockPrompt(table.turn.asked !== 'nothing');
  const inspected = useCatanUi((ui) => (isAboutPlaces(table) ? ui.inspected : undefined));
  if (hold) return hold;
  const said = sentence(t, table, inspected);
  return purist && table.turn.plan.staged.length > 0 ? { ...said, details: [] } : said;
}

/** Tells whether the sentence speaks of the place under the pointer or the keyboard. */
const isAboutPlaces = ({ turn: { asked, plan, ahead } }: CatanTable): boolean =>
  asked === 'turn' && (plan.tool !== undefined || ahead.phase === 'settle' || ahead.phase === 'robber');

function sentence(t: CatanTranslator, table: CatanTable, inspected: string | undefined): PromptText {
  const { turn, now } = table;
  switch (turn.asked) {
    case 'answer':
      return now.offer ? offerSentence(t, table, now.offer) : waiting(t, table);
    case 'turn':
      return turnSentence(t, table, inspected);
    default:
      return now.phase === 'discard' ? discardWait(t, table) : waiting(t, table);
  }
}

function waiting(t: CatanTranslator, table: CatanTable): PromptText {
  const { now, people, bots, viewer, covered, trade, isBoardReady } = table;
  if (now.phase === 'settle' && now.seat === viewer && !isBoardReady) return say(t('catan.say.painting'));
  const key = bots.thinking ? 'turn.thinks' : 'prompt.theirs';
  // Nobody learns from it who thinks, or for how long.
  if (covered) return say(t('catan.handOver.text'));
  const traded = tradeText(t, table, viewer);
  if (traded !== undefined) return say(traded, [otherTurnText(t, people, now.seat, key)]);
  const own = now.answers.find(({ seat }) => seat === viewer);
  const said = own
    ? t('catan.say.answered', { answer: own.answer })
    : (openOfferText(t, table) ?? t('catan.say.wait'));
  if (viewer !== undefined && trade.silence.has(viewer))
    return say(otherTurnText(t, people, now.seat, key), [silentText(t, table, viewer)]);
  return say(otherTurnText(t, people, now.seat, key), [said]);
}

/** The offers that the seat declines automatically. */
const silentText = (t: CatanTranslator, { trade, now, people }: CatanTable, seat: number): string =>
  trade.silence.isForGame(seat)
    ? t('catan.say.silentForGame', { name: itemAt(people.names, now.seat) })
    : t('catan.say.silent');

function discardWait(t: CatanTranslator, { now, people }: CatanTable): PromptText {
  const seats = now.seats.flatMap(({ due }, seat) => (due > 0 ? [seat] : []));
  return say(
    t('catan.say.discards', {
      n: seats.length,
      names: t.list(seats.map((seat) => itemAt(people.names, seat))),
    }),
  );
}

function offerSentence(
  t: CatanTranslator,
  table: CatanTable,
  { give, get }: NonNullable<CatanTable['now']['offer']>,
): PromptText {
  const { now, people, trade, viewer } = table;
  const lacks = trade.refusalOf({ type: 'accept' });
  const name = itemAt(people.names, now.seat);
  const said = say(
    t('catan.say.offer', { name, give: cardsWords(t, give, 'object'), get: cardsWords(t, get, 'object') }),
    [
      ...(lacks ? [t('catan.say.cannotAccept')] : []),
      ...(viewer !== undefined && trade.silence.has(viewer) ? [silentText(t, table, viewer)] : []),
      ...(trade.runsOut ? [t('catan.say.runsOut', { n: OFFER_TIMEOUT })] : []),
    ],
    lacks ? [lacks.rule] : [],
  );
  return { ...said, headNode: offerInCards(t, name, give, get) };
}

function turnSentence(t: CatanTranslator, table: CatanTable, looked: string | undefined): PromptText {
  const { turn, now, viewer, people, view } = table;
  const { plan, stages, open } = turn;
  if (plan.tool === 'plenty' || plan.tool === 'monopoly')
    return pickSentence(t, plan, pickAtMost(now, plan.tool));
  if (plan.staged.length > 0) {
    const said = consequence(t, stages, plan, must(viewer, 'whoever plans a turn is at this screen'), people);
    // The knight is played, but where does the robber go?
    if (turn.ahead.phase === 'robber')
      return { ...said, details: [hexDetail(t, table, looked), ...said.details.slice(1)] };
    return turn.ahead.phase === 'connect' ? { ...said, head: t('catan.say.chooseRoad') } : said;
  }
  if (plan.tool === 'card') return buySentence(t, now);
  if (plan.tool) {
    const place = looked?.startsWith('V') ? [t.sentence(intersectionWords(t, view, looked))] : [];
    return say(t('catan.say.choosePlace', { piece: plan.tool, n: open.length }), place);
  }
  switch (now.phase) {
    case 'settle':
      return say(t('catan.say.chooseIntersection'), [
        looked?.startsWith('V') ? t.sentence(intersectionWords(t, view, looked)) : t('catan.say.lookFirst'),
      ]);
    case 'connect':
      return say(t('catan.say.chooseRoad'));
    case 'start': {
      const cards = now.actions.some(({ type }) => type === 'play');
      const traded = tradeText(t, table, viewer);
      return say(t('catan.say.roll'), [
        ...(traded ? [traded] : []),
        ...(cards ? [t('catan.say.orCard')] : []),
      ]);
    }
    case 'robber':
      return say(t('catan.say.chooseHex'), [hexDetail(t, table, looked)]);
    case 'rob':
      return say(t('catan.say.whom'));
    case 'free-roads':
      return say(t('catan.say.choosePlace', { piece: 'road', n: open.length }), [
        t(now.mayDecline ? 'catan.say.secondRoad' : 'catan.say.firstRoad'),
      ]);
    default:
      return mainSentence(t, table);
  }
}

/** Losses of the seats if the robber comes to the hex that is looked at. */
function hexDetail(
  t: CatanTranslator,
  { view, viewer, people }: CatanTable,
  looked: string | undefined,
): string {
  const hex = looked ? hexOf(view, looked) : undefined;
  if (!hex) return t('catan.say.lookHex');
  if (hex.hex === view.robber) return t('catan.slip.robber');
  const said = blockedPurchaseText(t, view, hex.hex, viewer, people);
  return t('join.label', { label: capitalize(hexWords(t, hex), t.language), said });
}

function mainSentence(t: CatanTranslator, { now, lines, viewer }: CatanTable): PromptText {
  const last = lines.at(-1);
  if (now.offer?.to.some((seat) => now.answers.every((answer) => answer.seat !== seat)))
    return say(t('catan.say.answersWanted'));
  // Chance has answered what was just done: what it brought is news to its seat alone.
  if (last?.kind === 'bought' && last.seat === viewer && last.card)
    return say(t('catan.say.bought', { card: t('catan.dev.name', { card: last.card }) }), [
      t(last.card === 'point' ? 'catan.say.boughtPoint' : 'catan.say.boughtNext'),
    ]);
  if (last?.kind === 'robber' && last.seat === viewer && last.robbed?.card)
    return say(t('catan.say.robbed', { cards: cardsWords(t, { [last.robbed.card]: 1 }, 'object') }), [
      t('catan.say.main'),
    ]);
  return say(t('catan.say.main'));
}

/** Returns the sentence of an offer with cards in place of their words. */
const offerInCards = (t: CatanTranslator, name: string, give: CardCounts, get: CardCounts): ReactNode =>
  t.rich('catan.say.offer', {
    name: <span key="name">{name}</span>,
    give: <Chips key="give" cards={give} isSaid={false} />,
    get: <Chips key="get" cards={get} isSaid={false} />,
  });
