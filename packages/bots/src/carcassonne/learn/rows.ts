import { carcassonne } from '@bastide/carcassonne';
import type { Random } from '@bastide/contract';
import { FEATURES } from '../learned/features.ts';
import { stageOf } from '../learned/learned.ts';
import { DRAW, FINISHED, PLACE, type State } from '../packed.ts';
import { candidatesOf } from '../search/candidates.ts';
import type { LeafEval } from '../search/leaf-eval.ts';
import { Policy } from '../search/policy.ts';
import { type RolloutSettings, Rollouts } from '../search/rollout.ts';

const { fast } = carcassonne;
const COUNT = FEATURES.length;
/** Numbers in a row: features less the other seat's, stage, what the evaluation expects, what it came to, its group. */
export const ROW = COUNT + 4;

/** Settings of the games that are learnt from. */
export interface SelfPlaySettings {
  /** Out of a hundred turns, those in which any of the best ways is taken. */
  readonly slips: number;
  /** Out of a hundred turns, those of which all ways are looked at. */
  readonly looks: number;
  readonly rollouts: number;
  readonly course: RolloutSettings;
}

/** Rows of two kinds: positions with the final lead (group −1), and the ways of one turn with what rollouts say of each. */
export interface TrainingRows {
  readonly positions: number[];
  readonly siblings: number[];
}

/** Plays a game and takes rows from it; `leaf` guides and values. */
export function playTrainingGame(
  start: State,
  leaf: LeafEval,
  settings: SelfPlaySettings,
  random: Random,
  group: number,
): TrainingRows {
  const state = start.copy();
  const policy = new Policy(leaf, state);
  const rows: TrainingRows = { positions: [], siblings: [] };
  const pending: { at: number; seat: number; other: number }[] = [];
  let groups = group;
  leaf.keep(state);
  policy.look(state);
  while (state.phase !== FINISHED) {
    if (state.phase === DRAW) {
      leaf.keep(state);
      if (state.tileCount > start.tileCount) notePosition(state, leaf, rows.positions, pending, random);
      fast.play(state, fast.sampleChance(state, random));
      continue;
    }
    if (state.phase === PLACE) {
      leaf.keep(state);
      policy.look(state);
      if (random.below(100) < settings.looks) lookAt(state, leaf, settings, random, groups++, rows.siblings);
      if (random.below(100) < settings.slips) {
        const ways = candidatesOf(state, leaf);
        for (const code of ways[random.below(ways.length)]!.codes) fast.play(state, code);
        continue;
      }
    }
    policy.play(state, 12);
  }
  for (const { at, seat, other } of pending)
    rows.positions[at + COUNT + 2] = state.points[seat]! - state.points[other]!;
  return rows;
}

function notePosition(
  state: State,
  leaf: LeafEval,
  rows: number[],
  pending: { at: number; seat: number; other: number }[],
  random: Random,
): void {
  const seat = random.below(state.seats);
  const other = (seat + 1 + random.below(state.seats - 1)) % state.seats;
  pending.push({ at: rows.length, seat, other });
  pushRow(state, leaf, rows, seat, other, 0, -1);
}

/** Every way of a turn that is worth it, with the mean of some rollouts. */
function lookAt(
  state: State,
  leaf: LeafEval,
  settings: SelfPlaySettings,
  random: Random,
  group: number,
  rows: number[],
): void {
  const ways = candidatesOf(state, leaf).filter((way) => way.state.phase === DRAW);
  if (ways.length < 2) return;
  const { seat, seats } = state;
  const rollouts = new Rollouts(state, leaf, settings.course, random);
  for (const way of ways) {
    let sum = 0;
    for (let i = 0; i < settings.rollouts; i++) sum += rollouts.run(way.state, seat, i).lead;
    pushRow(way.state, leaf, rows, seat, (seat + 1) % seats, sum / settings.rollouts, group);
  }
}

function pushRow(
  state: State,
  leaf: LeafEval,
  rows: number[],
  seat: number,
  other: number,
  outcome: number,
  group: number,
): void {
  const { expected, features } = leaf.read(state);
  for (let feature = 0; feature < COUNT; feature++)
    rows.push(features[seat * COUNT + feature]! - features[other * COUNT + feature]!);
  rows.push(stageOf(state.left, state.seats), expected[seat]! - expected[other]!, outcome, group);
}
