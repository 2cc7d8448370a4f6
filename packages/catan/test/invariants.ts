import {
  catan,
  DEVELOPMENTS,
  intersectionName,
  PIECES,
  packed,
  RESOURCES,
  type Resource,
  type State,
  type View,
} from '@bastide/catan';
import { expect } from 'vitest';
import { broughtTo } from '../src/island/pieces.ts';
import { longestRoad } from './referee/longest-road.ts';

const { CITY, countOf, OWNER, one } = packed;

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0);
const seatsOf = ({ seats }: View) => seats.map((_, seat) => seat);
const ownerAt = (state: State, at: number): number => (state.building[at]! & OWNER) - 1;
/** The places of a set. */
const placesIn = (sets: Int32Array, set: number): number[] =>
  Array.from({ length: 128 }, (_, place) => place).filter((place) => packed.has(sets, set, place));
/** A list in one line: two lines are compared many times faster than two lists. */
const line = (numbers: Iterable<number>) => [...numbers].join(' ');
/** The numbers of all in a list. */
const all = (list: readonly unknown[]): number[] => [...list.keys()];

/** Places where a seat could build if it had all the cards. */
function placesFor(state: State, seat: number): number[] {
  const { neighbours, pathsAt, ends } = state.island;
  const free = (at: number) => [at, ...neighbours[at]!].every((place) => state.building[place] === 0);
  const hasRoad = (at: number) => pathsAt[at]!.some((path) => state.road[path] === seat + 1);
  const leadsOn = (at: number) => ownerAt(state, at) === seat || (ownerAt(state, at) < 0 && hasRoad(at));
  const places = all(neighbours);
  const settlements = state.settlementsLeft[seat] === 0 ? [] : places.filter((at) => free(at) && hasRoad(at));
  const cities = state.citiesLeft[seat] === 0 ? [] : places.filter((at) => state.building[at] === seat + 1);
  const roads = all(ends).filter((path) => state.road[path] === 0 && ends[path]!.some(leadsOn));
  return [...settlements, ...cities, ...(state.roadsLeft[seat] === 0 ? [] : roads)];
}

/** Invariants of every position of every game (section 22 of the rulebook); each throws if it is broken. */
export const INVARIANTS: Readonly<Record<string, (state: State, view: View) => void>> = {
  '1: of each resource, bank and hands hold together what was in the box'(state, { bank, seats }) {
    RESOURCES.forEach((card, kind) => {
      const inHands = sum(seats.map((_, seat) => countOf(state.hand[seat]!, kind)));
      expect(bank[card] + inHands, card).toBe(state.island.box.cards);
    });
  },

  '2: of each development card, deck, hands and what was played are as many as in the box'(state, view) {
    const box = state.island.box.developments;
    DEVELOPMENTS.forEach((card, kind) => {
      const held = sum(view.seats.map((_, seat) => countOf(state.held[seat]!, kind)));
      const knights = card === 'knight' ? sum(view.seats.map((own) => own.knights)) : 0;
      const spent = card === 'knight' || card === 'point' ? 0 : view.spent[card];
      expect(countOf(state.deck, kind) + held + knights + spent, card).toBe(box[card]);
    });
    const out = sum(view.seats.map(({ developments, knights }) => developments + knights));
    expect(view.deck + out + sum(Object.values(view.spent))).toBe(sum(Object.values(box)));
  },

  '3: pieces on the island and in supply are 5, 4 and 15'(_, { seats, buildings, roads }) {
    seats.forEach(({ supply }, seat) => {
      const standing = (kind: string) =>
        buildings.filter((one) => one.seat === seat && one.piece === kind).length;
      expect(supply.settlement + standing('settlement')).toBe(PIECES.settlement);
      expect(supply.city + standing('city')).toBe(PIECES.city);
      expect(supply.road + roads.filter((road) => road.seat === seat).length).toBe(PIECES.road);
    });
  },

  '4: one building on an intersection, none beside it, one road on a path'({ island }, { buildings, roads }) {
    const at = buildings.map((one) => island.intersectionNumber(one.at));
    expect(new Set(at).size).toBe(at.length);
    const crowded = at.filter((place) => island.neighbours[place]!.some((other) => at.includes(other)));
    expect(crowded).toStrictEqual([]);
    expect(new Set(roads.map(({ on }) => on)).size).toBe(roads.length);
  },

  '5: own roads lead from every road to an own building'(state, view) {
    for (const seat of seatsOf(view)) {
      const { ends, neighbours } = state.island;
      const roads = ends.filter((_, path) => state.road[path] === seat + 1);
      const reached = new Set(all(neighbours).filter((at) => ownerAt(state, at) === seat));
      for (let before = -1; before < reached.size; ) {
        before = reached.size;
        for (const pair of roads)
          if (pair.some((end) => reached.has(end))) for (const end of pair) reached.add(end);
      }
      expect(roads.every(([end]) => reached.has(end))).toBe(true);
    }
  },

  '6: one robber, on a hex of the island'(_, { robber, hexes, phase }) {
    if (phase === 'map') expect(robber).toBeNull();
    else expect(hexes.filter(({ hex }) => hex === robber)).toHaveLength(1);
  },

  '7: who holds a bonus card has enough, and nobody has more'(_, { seats }) {
    for (const [card, measure, enough] of [
      ['longestRoad', 'roadLength', 5],
      ['largestArmy', 'knights', 3],
    ] as const) {
      const most = Math.max(...seats.map((own) => own[measure]));
      const holders = seats.filter((own) => own[card]);
      expect(holders.length).toBeLessThanOrEqual(1);
      for (const holder of holders) expect(holder[measure] === most && most >= enough, card).toBe(true);
      // It lies on the table only if nobody has enough or, the road's, if several are equal. CAT-LROAD-09, CAT-LARMY-03
      if (holders.length === 0 && most >= enough)
        expect(card === 'longestRoad' && seats.filter((own) => own[measure] === most).length > 1, card).toBe(
          true,
        );
    }
  },

  '8: points are settlements, twice cities, twice bonus cards; hidden cards add to them'(state, view) {
    view.seats.forEach(({ points, longestRoad, largestArmy }, seat) => {
      const standing = (kind: string) =>
        view.buildings.filter((one) => one.seat === seat && one.piece === kind).length;
      const bonus = 2 * (Number(longestRoad) + Number(largestArmy));
      expect(points).toBe(standing('settlement') + 2 * standing('city') + bonus);
      const hidden = countOf(state.held[seat]!, DEVELOPMENTS.indexOf('point'));
      expect(catan.fast.points(state, seat)).toBe(points + hidden);
      const { pointsAtMost, developments } = view.seats[seat]!;
      expect(
        hidden <= pointsAtMost && pointsAtMost <= developments,
        'no more hidden than is thought possible',
      ).toBe(true);
    });
  },

  '9: a finished game has one winner, at the own turn, with enough points; or nobody can gain any more'(
    state,
    view,
  ) {
    const { outcome, phase, seat, options, seats, deck } = view;
    const points = seatsOf(view).map((one) => catan.fast.points(state, one));
    expect(outcome !== null).toBe(phase === 'over');
    if (!outcome) {
      expect(view.turn === 0 || points[seat]! < options.victoryTarget).toBe(true);
      return;
    }
    expect(outcome.points).toStrictEqual(points);
    if (points[seat]! >= options.victoryTarget) {
      expect(outcome.winners).toStrictEqual([seat]);
      return;
    }
    const most = Math.max(...points);
    expect(outcome.winners).toStrictEqual(seatsOf(view).filter((one) => points[one] === most));
    expect(most).toBeLessThan(options.victoryTarget);
    expect(deck).toBe(0);
    expect(seats.every(({ held }) => held!.knight === 0)).toBe(true);
    for (const one of seatsOf(view)) expect(placesFor(state, one), 'a place is left').toStrictEqual([]);
  },

  '10: no hand, bank or deck is negative or miscounted'(state, view) {
    const heaps = [...state.hand, ...state.held, ...state.fresh, state.bank, state.deck];
    const wrong = heaps.filter((heap) => !(heap >= 0 && (heap & GUARDS) === 0));
    expect(wrong.map((heap) => heap.toString(2))).toStrictEqual([]);
    const isRight = ({ cards, developments, fresh, due }: View['seats'][number], seat: number) =>
      cards === packed.total(state.hand[seat]!) &&
      developments === packed.total(state.held[seat]!) &&
      packed.holds(state.held[seat]!, state.fresh[seat]!) &&
      fresh <= developments &&
      due >= 0 &&
      due <= cards;
    expect(view.seats.filter((own, seat) => !isRight(own, seat))).toStrictEqual([]);
    expect(view.deck).toBe(packed.total(state.deck));
  },

  'sets: the free intersections are those without a building on them or beside them'(state) {
    const { neighbours } = state.island;
    const isFree = (at: number) => [at, ...neighbours[at]!].every((place) => state.building[place] === 0);
    expect(line(placesIn(state.free, 0))).toBe(line(all(neighbours).filter(isFree)));
  },

  'sets: every seat knows where its roads end, where its settlements stand, and where it may build on'(
    state,
    view,
  ) {
    const { pathsAt, ends: endsOf } = state.island;
    for (const seat of seatsOf(view)) {
      const mine = (path: number) => state.road[path] === seat + 1;
      const ends = all(pathsAt).filter((at) => pathsAt[at]!.some(mine));
      expect(line(placesIn(state.touched, seat))).toBe(line(ends));
      const settled = all(pathsAt).filter((at) => state.building[at] === seat + 1);
      expect(line(placesIn(state.settled, seat))).toBe(line(settled));
      const leadsOn = (at: number) => {
        const owner = ownerAt(state, at);
        return owner === seat || (owner < 0 && ends.includes(at));
      };
      const paths = all(endsOf).filter((path) => state.road[path] === 0 && endsOf[path]!.some(leadsOn));
      expect(line(placesIn(state.buildable, seat))).toBe(line(paths));
    }
  },

  'sets: what each number owes each seat is what stands beside its hexes, but for the robber'(
    state,
    { phase },
  ) {
    const owed = new Int32Array(state.owed.length);
    const brings = new Int32Array(state.brings.length * state.seats);
    if (phase !== 'map')
      state.island.cornersOf.forEach((corners, hex) => {
        for (const at of corners) {
          const owner = ownerAt(state, at);
          if (owner < 0) continue;
          const many = (state.building[at]! & CITY) === 0 ? 1 : 2;
          brings[hex * state.seats + owner]! += many;
          if (state.token[hex] === 0 || hex === state.robber) continue;
          owed[state.token[hex]! * state.seats + owner]! += many * one(state.terrain[hex]!);
        }
      });
    expect(line(state.owed)).toBe(line(owed));
    const brought = brings.map((_, i) =>
      broughtTo(state.brings[Math.floor(i / state.seats)]!, i % state.seats),
    );
    expect(line(brought)).toBe(line(brings));
  },

  'sets: rates are those of the harbours beside own buildings'(state, view) {
    view.seats.forEach(({ rates }, seat) => {
      const own = state.island.box.harborPaths.flatMap((path, i) =>
        state.island.ends[path]!.some((at) => ownerAt(state, at) === seat) ? [view.harbors[i]!.harbor] : [],
      );
      const rate = (card: Resource) => (own.includes(card) ? 2 : own.includes('3:1') ? 3 : 4);
      expect(rates).toStrictEqual(Object.fromEntries(RESOURCES.map((card) => [card, rate(card)])));
    });
  },

  'sets: lengths of roads are those of the longest trails, and the trails shown are such'(state, view) {
    const { island } = state;
    const endsOf = (road: string) => island.ends[island.pathNumber(road)]!.map(intersectionName);
    view.seats.forEach(({ roadLength, trail }, seat) => {
      const roads = view.roads.filter((road) => road.seat === seat).map(({ on }) => on);
      const stops = (at: string) => {
        const owner = ownerAt(state, state.island.intersectionNumber(at));
        return owner >= 0 && owner !== seat;
      };
      expect(roadLength).toBe(longestRoad(roads, stops, endsOf));
      expect(trail).toHaveLength(roadLength);
      expect(longestRoad(trail, stops, endsOf), 'the trail shown is one').toBe(roadLength);
      expect(trail.every((road) => roads.includes(road))).toBe(true);
    });
  },
};

const GUARDS = 0b100000_100000_100000_100000_100000;

/** Everything that is wrong with a position, in words; empty if nothing is. */
export function violations(state: State): string[] {
  const view = catan.view(state);
  return Object.entries(INVARIANTS).flatMap(([name, holds]) => {
    try {
      holds(state, view);
      return [];
    } catch (error) {
      return [`${name}: ${(error as Error).message.split('\n')[0]}`];
    }
  });
}
