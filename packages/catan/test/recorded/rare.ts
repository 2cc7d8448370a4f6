import { type Action, BASE_ISLAND, type Event, packed, type State } from '@bastide/catan';

/** One action of a recorded game: what was done, what was told, and the table after it. */
export interface StepTaken {
  readonly action: Action;
  readonly events: readonly Event[];
  readonly state: State;
}

type EventOfType<Type extends Event['type']> = Extract<Event, { type: Type }>;
const eventsOfType = <Type extends Event['type']>(events: readonly Event[], type: Type) =>
  events.filter((event): event is EventOfType<Type> => event.type === type);
const claimants = ({ events }: StepTaken): number[] =>
  eventsOfType(events, 'short').flatMap(({ shortages }) =>
    shortages.map(({ owed }) => owed.filter((count) => count > 0).length),
  );
const roadAwards = ({ events }: StepTaken) =>
  eventsOfType(events, 'award').filter(({ card }) => card === 'longest-road');
const active = ({ state }: StepTaken): number => state.seat;
const ends = ({ events }: StepTaken) => eventsOfType(events, 'ended');

/** Tells whether some seat's longest road meets itself. */
function hasRing({ action, state }: StepTaken): boolean {
  if (action.type !== 'road') return false;
  const seat = active({ action, state, events: [] });
  const roads = BASE_ISLAND.ends.filter((_, path) => state.road[path] === seat + 1);
  // A row without a ring has one intersection more than it has roads.
  return state.length[seat] === roads.length && new Set(roads.flat()).size <= roads.length;
}

/** Situations that come seldom, and that the recorded games must not miss; those that never come by chance are in `games/`. */
export const RARE: Readonly<Record<string, (now: StepTaken, before: StepTaken | undefined) => boolean>> = {
  'the bank is short, and the only claimant gets the rest': (now) =>
    claimants(now).includes(1) &&
    eventsOfType(now.events, 'short').some(({ shortages }) => shortages.some(({ paid }) => paid > 0)),
  'the bank is short, and nobody of several gets any': (now) => claimants(now).some((count) => count > 1),
  'a ring counts whole': hasRing,
  'the longest road passes from seat to seat': (now) =>
    roadAwards(now).some(({ from, to }) => from !== null && to !== null),
  'a settlement cuts the longest road, and the card is set aside': (now) =>
    now.action.type === 'settle' && roadAwards(now).some(({ to }) => to === null),
  'a settlement cuts the longest road, and a third seat takes the card': (now) =>
    now.action.type === 'settle' && roadAwards(now).some(({ to }) => to !== null && to !== active(now)),
  'the largest army passes from seat to seat': (now) =>
    eventsOfType(now.events, 'award').some(({ card, from }) => card === 'largest-army' && from !== null),
  'monopoly takes cards of several': (now) =>
    eventsOfType(now.events, 'monopoly').some(({ from }) => from.filter((count) => count > 0).length > 1),
  'monopoly takes nothing': (now) =>
    eventsOfType(now.events, 'monopoly').some(({ from }) => from.every((count) => count === 0)),
  'road building places its two roads': (now, before) =>
    now.action.type === 'road' &&
    before?.action.type === 'road' &&
    now.events[0]?.type === 'built' &&
    isFree(now) &&
    isFree(before),
  'the second free road is declined': (now) => now.action.type === 'skip',
  'a knight before the roll': (now) =>
    now.action.type === 'play' && now.action.card === 'knight' && now.state.rolled === -1,
  'several seats discard': (now) =>
    eventsOfType(now.events, 'seven').some(({ due }) => due.filter((count) => count > 0).length > 1),
  'the robber goes back to the desert': (now) =>
    now.action.type === 'robber' && now.state.terrain[BASE_ISLAND.hexNumber(now.action.to)] === packed.DESERT,
  'the robber stays on the desert, for there is nowhere to go': (now) =>
    eventsOfType(now.events, 'robber').some(({ from, to }) => from === to),
  'somebody without cards is robbed': (now) =>
    eventsOfType(now.events, 'nothing-stolen').some(({ rule }) => rule === 'CAT-ROBBER-10'),
  'a proposal is traded': (now, before) =>
    now.action.type === 'trade' && (before?.action.type === 'offer' || before?.action.type === 'counter'),
  'an accepted offer is traded': (now, before) =>
    now.action.type === 'trade' && before?.action.type === 'accept',
  'the last development card is bought': (now) => now.action.type === 'dealt' && now.state.deckLeft === 0,
  'a game is won by a road': (now) => ends(now).length > 0 && now.action.type === 'road',
  'a game is won by a knight': (now) => ends(now).length > 0 && now.action.type === 'play',
  'a game is won by a bought card': (now) => ends(now).length > 0 && now.action.type === 'dealt',
  'a game comes to a standstill': (now) =>
    ends(now).some(({ winners, points }) => points[winners[0]!]! < now.state.options.victoryTarget),
  'the bank asks two for one': (now) =>
    eventsOfType(now.events, 'banked').some(({ give }) => Object.values(give).join() === '2'),
};

const isFree = ({ events }: StepTaken): boolean =>
  eventsOfType(events, 'built').some(({ piece, cost }) => piece === 'road' && Object.keys(cost).length === 0);
