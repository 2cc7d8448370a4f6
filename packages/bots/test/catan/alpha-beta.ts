/**
 * AlphaBeta(2) of the open program catanatron, after its published weights and rules: own actions are searched two deep,
 * those of others as if they were against the seat, chance by expectation; a robber's hex and its victim are one action.
 * It discards by chance and does not trade with others.
 */
import type { Bot } from '@bastide/bots';
import { BASE_ISLAND, catan, packed, type State } from '@bastide/catan';
import type { Random } from '@bastide/contract';

const DEPTH = 2;
/** `public_vps` and so on. */
const WEIGHTS = {
  points: 3e14,
  production: 1e8,
  enemyProduction: -1e8,
  hexes: 1,
  reachable: 1e4,
  buildable: 1e3,
  road: 10,
  roadWhileBuildable: 0.1,
  synergy: 1e2,
  cards: 1,
  discard: -5,
  developments: 10,
  army: 10.1,
};
const VARIETY = (4 * 2.778) / 100;
const { countOf, KINDS, OWNER } = packed;
const [BRICK, LUMBER, WOOL, GRAIN, ORE] = [0, 1, 2, 3, 4] as const;
const { fast } = catan;
const CHANCE = -1;
const OVER = -2;
const ISLAND = BASE_ISLAND;

export function alphaBeta(): Bot {
  return {
    name: 'alpha-beta',
    choose(_game, lent, seat, random) {
      const state = quiet(lent as State);
      if (state.phase === packed.MAIN && seat !== state.seat) return { type: 'decline' };
      if (state.phase === packed.DISCARD) return anyDiscard(state, seat, random);
      const codes = list(state);
      let best = codes[0]!;
      let most = Number.NEGATIVE_INFINITY;
      for (const code of codes) {
        const worth = codes.length === 1 ? 0 : after(state, code, seat, DEPTH);
        if (worth <= most) continue;
        most = worth;
        best = code;
      }
      return fast.decode(state, best);
    },
  };
}

/** A copy without talk and without what seats have counted. */
function quiet(lent: State): State {
  const state = lent.copy();
  state.counting = null;
  if (state.seat === fast.actor(state)) state.offer = packed.NO_OFFER;
  return state;
}

function anyDiscard(state: State, seat: number, random: Random) {
  const cards = catan.actions(state, seat).filter(({ type }) => type === 'discard');
  return cards[random.below(cards.length)]!;
}

function list(state: State): number[] {
  const codes = new Int32Array(fast.actionsAtMost);
  return Array.from(codes.subarray(0, fast.legalActions(state, codes)));
}

/** Value of an action for the seat: the mean over chance, or over a discard. */
function after(state: State, code: number, seat: number, depth: number): number {
  const next = state.copy();
  fast.play(next, code);
  return settled(next, seat, depth);
}

function settled(state: State, seat: number, depth: number): number {
  const who = fast.actor(state);
  if (who === CHANCE) return expected(state, seat, depth);
  if (who === OVER || depth === 1) {
    // A robber without its victim is half an action.
    return who >= 0 && state.phase === packed.ROB ? search(state, seat, depth) : value(state, seat);
  }
  if (state.phase === packed.ROB) return search(state, seat, depth);
  return search(state, seat, depth - 1);
}

function search(state: State, seat: number, depth: number): number {
  if (state.phase === packed.DISCARD) return value(state, seat);
  const worth = list(state).map((code) => after(state, code, seat, depth));
  return fast.actor(state) === seat ? Math.max(...worth) : Math.min(...worth);
}

function expected(state: State, seat: number, depth: number): number {
  const weights = catan.weights(state);
  const sums = new Map<number, { weight: number; action: ReturnType<typeof catan.actions>[number] }>();
  catan.actions(state, 'chance').forEach((action, i) => {
    // Dice of the same sum do the same.
    const key = action.type === 'dice' ? action.dice[0] + action.dice[1] : -1 - i;
    sums.set(key, { action, weight: weights[i]! + (sums.get(key)?.weight ?? 0) });
  });
  let worth = 0;
  let all = 0;
  for (const { action, weight } of sums.values()) {
    const next = state.copy();
    fast.play(next, fast.encode(next, action));
    worth += weight * settled(next, seat, depth);
    all += weight;
  }
  return worth / all;
}

/** The hand-made value of a state for a seat. */
function value(state: State, seat: number): number {
  const own = production(state, seat);
  const enemy = production(state, (seat + 1) % state.seats);
  const near = reach(state, seat);
  const buildable = near.now;
  const hand = (kind: number): number => countOf(state.hand[seat]!, kind);
  const lack = (kind: number, count: number): number => Math.max(0, count - hand(kind));
  const toCity = (lack(GRAIN, 2) + lack(ORE, 3)) / 5;
  const toSettlement = (lack(GRAIN, 1) + lack(WOOL, 1) + lack(BRICK, 1) + lack(LUMBER, 1)) / 4;
  const cards = state.cards[seat]!;
  return (
    state.points[seat]! * WEIGHTS.points +
    (sum(own) + own.filter((rate) => rate > 0).length * VARIETY) * WEIGHTS.production +
    sum(enemy) * WEIGHTS.enemyProduction +
    near.production * WEIGHTS.reachable +
    ((2 - toCity - toSettlement) / 2) * WEIGHTS.synergy +
    buildable * WEIGHTS.buildable +
    hexesOf(state, seat) * WEIGHTS.hexes +
    cards * WEIGHTS.cards +
    (cards > 7 ? WEIGHTS.discard : 0) +
    state.length[seat]! * (buildable === 0 ? WEIGHTS.road : WEIGHTS.roadWhileBuildable) +
    packed.total(state.held[seat]!) * WEIGHTS.developments +
    state.knights[seat]! * WEIGHTS.army
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** By resource: cards per roll, the robber's left out. */
function production({ owed, seats }: State, seat: number): number[] {
  return Array.from({ length: KINDS }, (_, kind) => {
    let rate = 0;
    for (let dice = 2; dice < packed.DICE_SUMS; dice++)
      rate += (countOf(owed[dice * seats + seat]!, kind) * (6 - Math.abs(7 - dice))) / 36;
    return rate;
  });
}

function hexesOf(state: State, seat: number): number {
  const hexes = new Set<number>();
  state.building.forEach((standing, at) => {
    if ((standing & OWNER) === seat + 1) for (const hex of ISLAND.hexesAt[at]!) hexes.add(hex);
  });
  return hexes.size;
}

/** Places to build on now, and what those within one road, own ones too, would bring. */
function reach(state: State, seat: number): { now: number; production: number } {
  const isOwn = (at: number): boolean => (state.building[at]! & OWNER) === seat + 1;
  const isEnemy = (at: number): boolean => state.building[at] !== 0 && !isOwn(at);
  const near = new Set<number>();
  let now = 0;
  for (let at = 0; at < ISLAND.intersections; at++) {
    if (!isOwn(at) && !packed.touches(state, seat, at)) continue;
    near.add(at);
    if (packed.has(state.free, 0, at) && packed.touches(state, seat, at)) now++;
    if (isEnemy(at)) continue;
    for (let i = at * 3; i < at * 3 + 3; i++) {
      const path = ISLAND.pathAt[i]!;
      if (path >= 0 && (state.road[path] === 0 || state.road[path] === seat + 1)) near.add(ISLAND.next[i]!);
    }
  }
  let rate = 0;
  for (const at of near) {
    if (!isOwn(at) && !packed.has(state.free, 0, at)) continue;
    for (const hex of ISLAND.hexesAt[at]!)
      if (state.terrain[hex] !== packed.DESERT) rate += (6 - Math.abs(7 - state.token[hex]!)) / 36;
  }
  return { now, production: rate };
}
