import type { Bot } from '@bastide/bots';
import { type Action, carcassonne, type State } from '@bastide/carcassonne';
import { CHANCE, OVER, type Random, type Seat } from '@bastide/contract';

const { fast } = carcassonne;
/** Weight of exploration. */
const CURIOSITY = 0.5;
/** A lead of so many points is as good as won. */
const CLEAR = 50;

interface Node {
  visits: number;
  /** Sum of results for the first seat, 0 to 1 each. */
  sum: number;
  /** By code: of actions, and of tiles drawn. */
  readonly next: Map<number, Node>;
}

const leaf = (): Node => ({ visits: 0, sum: 0, next: new Map() });

/**
 * The opponent by which searches for Carcassonne are measured: UCT (Kocsis and Szepesvári 2006) with so many random playouts a
 * decision, for two seats.
 */
export function uct(playouts: number): Bot {
  return {
    name: `uct-${playouts}`,
    choose: (_game, state, _seat, random) => choose(state as State, playouts, random) as never,
  };
}

function choose(state: State, playouts: number, random: Random): Action {
  const root = leaf();
  const room = state.copy();
  const codes = new Int32Array(fast.actionsAtMost);
  for (let i = 0; i < playouts; i++) {
    fast.copy(state, room);
    tryOnce(root, room, codes, random);
  }
  const [[code]] = [...root.next].sort(([, one], [, other]) => other.visits - one.visits) as [[number, Node]];
  return fast.decode(state, code);
}

/** Down the tree to a node that was never visited, from there by chance to the end, and back up with how it ended. */
function tryOnce(root: Node, state: State, codes: Int32Array, random: Random): void {
  const path = [root];
  let node = root;
  for (let who = fast.actor(state); who !== OVER; who = fast.actor(state)) {
    const code = who === CHANCE ? fast.sampleChance(state, random) : pick(node, who, state, codes, random);
    fast.play(state, code);
    const known = node.next.get(code);
    node = known ?? leaf();
    path.at(-1)!.next.set(code, node);
    path.push(node);
    if (!known && who !== CHANCE) break;
  }
  fast.rollout(state, random);
  const lead = state.points[0]! - state.points[1]!;
  const won = 0.5 + 0.5 * Math.max(-1, Math.min(1, lead / CLEAR));
  for (const one of path) {
    one.visits++;
    one.sum += won;
  }
}

/** Picks an untried action, else the best or least known one. */
function pick({ visits, next }: Node, seat: Seat, state: State, codes: Int32Array, random: Random): number {
  const count = fast.distinctActions(state, codes);
  const untried = Array.from(codes.subarray(0, count)).filter((code) => !next.has(code));
  if (untried.length > 0) return untried[random.below(untried.length)]!;
  let best = codes[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const [code, one] of next) {
    const mean = one.sum / one.visits;
    const worth = (seat === 0 ? mean : 1 - mean) + CURIOSITY * Math.sqrt(Math.log(visits) / one.visits);
    if (worth <= most) continue;
    most = worth;
    best = code;
  }
  return best;
}
