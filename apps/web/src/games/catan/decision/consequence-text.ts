import {
  type Action,
  COSTS,
  type Event,
  productionBySeat,
  RESOURCES,
  siteAt,
  type View,
} from '@bastide/catan';
import { isNonEmpty, itemAt, lastOf, must, type NonEmpty } from '../../../must.ts';
import type { People } from '../../../people/people.ts';
import type { PromptText } from '../../../table/Prompt.tsx';
import { totalOf } from '../cards/counts.ts';
import type { CatanTranslator } from '../messages.ts';
import { blockedPurchaseText } from '../text/blocked-purchase-text.ts';
import { cardsWords, countWords } from '../text/cards.ts';
import { harborId, hexesWords, hexOf, hexWords } from '../text/places.ts';
import { youOrName } from '../text/seat-names.ts';
import { say } from '../text/sentence.ts';
import type { PlanPreview, TurnPlan } from '../turn/plan.ts';

/** Consequences of the staged steps, before anything is pressed. */
export function consequence(
  t: CatanTranslator,
  stages: NonEmpty<PlanPreview>,
  plan: TurnPlan,
  me: number,
  people: People,
): PromptText {
  const { staged } = plan;
  if (!isNonEmpty(staged)) return say('');
  const [first] = staged;
  const last = lastOf(staged);
  const before = stages[0].view;
  const then = lastOf(stages).view;
  const events = stages.flatMap((stage) => stage.events);
  const shifts = shiftWords(t, events, me, people);
  const robber = plan.staged.find((one): one is Extract<Action, { type: 'robber' }> => one.type === 'robber');
  if (robber) return robberSentence(t, robber.to, plan, stages, me, people, shifts);
  if (first.type === 'play' && first.card === 'knight')
    return say(t('catan.say.knight'), [t('catan.say.chooseHex'), ...shifts.said], shifts.rules);
  if (last.type === 'rob') return robSentence(t, last.seat, before, people);
  if (first.type === 'play' || before.phase === 'free-roads')
    return roadsSentence(t, plan, before, then, me, shifts);
  const gain = productionGain(t, before, then, me);
  switch (last.type) {
    case 'settle':
      return settleSentence(t, last.at, before, stages, gain, shifts);
    case 'city':
      return citySentence(t, last.at, before, gain, shifts);
    case 'road':
      return plan.staged.length > 1 && first.type === 'settle'
        ? settleSentence(t, first.at, before, stages, gain, shifts)
        : roadSentence(t, before, then, me, shifts);
    default:
      return say('');
  }
}

/** The cards of each resource that a seat draws more in 36 rolls than before: "+5 ore, +3 grain"; undefined if there are none. */
export function productionGain(t: CatanTranslator, before: View, then: View, me: number): string | undefined {
  const [from, to] = [before, then].map((view) => itemAt(productionBySeat(view), me));
  const more = RESOURCES.flatMap((card) => {
    const n = (to?.[card] ?? 0) - (from?.[card] ?? 0);
    return n > 0 ? [{ card, n }] : [];
  });
  // The best first, as in the list of the hexes.
  const list = more.sort((a, b) => b.n - a.n).map(({ card, n }) => `+${countWords(t, card, n, 'object')}`);
  return list.length > 0 ? t.parts(list) : undefined;
}

interface Transfers {
  readonly said: readonly string[];
  readonly rules: readonly string[];
}

/** Describes bonus cards that change hands, and the end of the game. */
function shiftWords(t: CatanTranslator, events: readonly Event[], me: number, people: People): Transfers {
  const said: string[] = [];
  const rules: string[] = [];
  for (const event of events) {
    if (event.type === 'award') {
      const card = event.card === 'longest-road' ? 'road' : 'army';
      const nameOf = (seat: number | null) => (seat === null ? '' : itemAt(people.names, seat));
      said.push(
        t('catan.say.award', {
          card,
          from: whom(event.from, people, me),
          to: whom(event.to, people, me),
          loser: nameOf(event.from),
          name: nameOf(event.to),
        }),
      );
      rules.push(event.rule);
    }
    if (event.type === 'ended') {
      said.push(t('catan.say.wins', { n: itemAt(event.points, itemAt(event.winners, 0)) }));
      rules.push(event.rule);
    }
  }
  return { said, rules };
}

const whom = (seat: number | null, people: People, me: number): 'none' | 'you' | 'one' =>
  seat === null ? 'none' : youOrName(people, seat, me);

function settleSentence(
  t: CatanTranslator,
  at: string,
  before: View,
  stages: readonly PlanPreview[],
  gain: string | undefined,
  shifts: Transfers,
): PromptText {
  const { hexes, pips, harbor } = siteAt(before, at);
  const where = hexesWords(t, hexes);
  const taken = stages
    .flatMap((stage) => stage.events)
    .find((event): event is Extract<Event, { type: 'produced' }> => event.type === 'produced');
  const cards = taken?.cards.find((one) => totalOf(one) > 0);
  return say(
    t('catan.say.settlement'),
    [
      t.sentence(
        gain === undefined
          ? t('catan.slip.hexes', { hexes: where, n: pips })
          : t('catan.say.brings', { hexes: where, cards: gain }),
      ),
      ...(harbor ? [t('catan.say.harbor', { harbor: harborId(harbor) })] : []),
      ...(cards ? [t('catan.say.takes', { cards: cardsWords(t, cards, 'object') })] : []),
      ...shifts.said,
    ],
    shifts.rules,
  );
}

function citySentence(
  t: CatanTranslator,
  at: string,
  before: View,
  gain: string | undefined,
  shifts: Transfers,
): PromptText {
  const { hexes } = siteAt(before, at);
  const yielding = hexes.filter(({ resource }) => resource !== null);
  return say(
    t('catan.say.city'),
    [
      t('catan.say.doubles', { hexes: hexesWords(t, yielding, 'from'), cards: gain ?? 'none' }),
      ...shifts.said,
    ],
    shifts.rules,
  );
}

function roadSentence(
  t: CatanTranslator,
  before: View,
  then: View,
  me: number,
  shifts: Transfers,
): PromptText {
  const [from, to] = [itemAt(before.seats, me).roadLength, itemAt(then.seats, me).roadLength];
  const opens = placesFor(then, 'settle') - placesFor(before, 'settle');
  return say(
    t('catan.say.road'),
    [
      to > from ? t('catan.say.rowGrows', { from, to }) : t('catan.say.rowStays', { n: to }),
      ...(opens > 0 ? [t('catan.say.opens', { n: opens })] : []),
      ...shifts.said,
    ],
    shifts.rules,
  );
}

const placesFor = ({ actions }: View, type: Action['type']): number =>
  actions.filter((action) => action.type === type).length;

function roadsSentence(
  t: CatanTranslator,
  { staged }: TurnPlan,
  before: View,
  then: View,
  me: number,
  shifts: Transfers,
): PromptText {
  const laid = staged.filter(({ type }) => type === 'road').length;
  const [from, to] = [itemAt(before.seats, me).roadLength, itemAt(then.seats, me).roadLength];
  const row =
    laid === 0
      ? []
      : [to > from ? t('catan.say.rowGrows', { from, to }) : t('catan.say.rowStays', { n: to })];
  const next =
    then.phase === 'free-roads' && then.seat === me
      ? [t(then.mayDecline ? 'catan.say.secondRoad' : 'catan.say.firstRoad')]
      : [];
  return say(t('catan.say.freeRoads', { n: laid }), [...row, ...next, ...shifts.said], shifts.rules);
}

/** The robber over a hex: the seats that it hits, and the one that is robbed. */
function robberSentence(
  t: CatanTranslator,
  to: string,
  plan: TurnPlan,
  stages: NonEmpty<PlanPreview>,
  me: number,
  people: People,
  shifts: Transfers,
): PromptText {
  const before = stages[0].view;
  const rob = plan.staged.find((one): one is Extract<Action, { type: 'rob' }> => one.type === 'rob');
  const then = lastOf(stages).view;
  const said = hexWords(t, must(hexOf(before, to), 'the robber goes to a hex'), 'to');
  const head =
    rob !== undefined
      ? t('catan.say.robs', { to: said, name: itemAt(people.names, rob.seat) })
      : then.phase === 'rob' && then.seat === me
        ? t('catan.say.robWhom', { to: said })
        : t('catan.say.robsNobody', { to: said });
  const card = rob
    ? [
        t('catan.say.robCard', {
          n: itemAt(before.seats, rob.seat).cards,
          name: itemAt(people.names, rob.seat),
        }),
      ]
    : [];
  return say(head, [blockedPurchaseText(t, before, to, me, people), ...card, ...shifts.said], shifts.rules);
}

function robSentence(t: CatanTranslator, seat: number, view: View, people: People): PromptText {
  const name = itemAt(people.names, seat);
  return say(t('catan.say.rob', { name }), [
    t('catan.say.robCard', { n: itemAt(view.seats, seat).cards, name }),
  ]);
}

/** Consequences of buying a card; its kind stays open. */
export const buySentence = (t: CatanTranslator, view: View): PromptText =>
  say(t('catan.say.buy'), [
    t('catan.say.costs', { cards: cardsWords(t, COSTS.development, 'object') }),
    t('catan.say.deckLeft', { n: view.deck }),
  ]);

/** Describes year of plenty or monopoly with the resources chosen so far. */
export function pickSentence(t: CatanTranslator, { tool, picked }: TurnPlan, most: number): PromptText {
  if (tool === 'monopoly')
    return picked[0]
      ? say(t('catan.say.monopoly', { card: picked[0] }), [t('catan.say.monopolyAll')])
      : say(t('catan.say.monopolyPick'), [t('catan.say.monopolyAll')]);
  const cards: Record<string, number> = {};
  for (const card of picked) cards[card] = (cards[card] ?? 0) + 1;
  return picked.length > 0
    ? say(t('catan.say.plenty', { cards: cardsWords(t, cards, 'object') }), [
        ...(picked.length < most ? [t('catan.say.plentyMore', { n: most - picked.length })] : []),
      ])
    : say(t('catan.say.plentyPick', { n: most }));
}
