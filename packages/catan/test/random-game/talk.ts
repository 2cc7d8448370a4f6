import { type Action, type CardCounts, catan, RESOURCES, type State } from '@bastide/catan';
import { type Random, type RecordedAction, recordedAction, type Seat } from '@bastide/contract';
import { handOf } from './merit.ts';

const counts = (cards: Readonly<Record<string, number>>): CardCounts =>
  Object.fromEntries(Object.entries(cards).filter(([, count]) => count > 0));

/** Some cards of the seat for some of other kinds: mostly one for one. */
export function anyTerms(state: State, seat: Seat, random: Random): { give: CardCounts; get: CardCounts } {
  const hand = handOf(state, seat);
  const give: Record<string, number> = {};
  const get: Record<string, number> = {};
  const held = RESOURCES.filter((card) => hand[card] > 0);
  const many = 1 + (random.below(3) === 0 ? random.below(3) : 0);
  for (let i = 0; i < many && held.length > 0; i++) {
    const card = held[random.below(held.length)]!;
    if ((give[card] ?? 0) < hand[card]) give[card] = (give[card] ?? 0) + 1;
  }
  const others = RESOURCES.filter((card) => !give[card]);
  for (let i = 0; i < 1 + Number(random.below(4) === 0); i++) {
    const card = others[random.below(others.length)]!;
    get[card] = (get[card] ?? 0) + 1;
  }
  return { give: counts(give), get: counts(get) };
}

/** Anything that somebody may say, asked or not; undefined if nothing of what comes to mind is allowed now. */
export function anyTalk(state: State, random: Random): RecordedAction<Action> | undefined {
  const { seats } = state.options;
  if (catan.unlisted(state, 0).length === 0) return undefined;
  for (let i = 0; i < 4; i++) {
    const seat = random.below(seats);
    const action = anyWords(state, seat, random);
    if (!catan.refusal(state, seat, action)) return recordedAction(seat, action);
  }
  return undefined;
}

function anyWords(state: State, seat: Seat, random: Random): Action {
  const active = state.seat;
  const others = Array.from({ length: state.options.seats }, (_, one) => one).filter((one) => one !== seat);
  const some = random.below(2) === 0 ? others : others.filter(() => random.below(2) > 0);
  const terms = anyTerms(state, seat, random);
  const kinds: Action[] = [
    { type: 'offer', to: seat === active ? some : [active], ...terms },
    { type: 'counter', ...terms },
    { type: 'accept' },
    { type: 'decline' },
    { type: 'withdraw' },
    { type: 'trade', with: others[random.below(others.length)]! },
    { type: 'trade', with: others[random.below(others.length)]! },
  ];
  return kinds[random.below(kinds.length)]!;
}
