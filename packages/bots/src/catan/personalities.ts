import type { Heuristic } from '../bot.ts';
import { type Personality, withPersonality } from '../personality.ts';
import { createHeuristic } from './heuristic.ts';
import type { Action, State } from './packed.ts';
import type { Weights } from './weights.ts';

/** Lower levels, weakest first, and characters of about the same strength, by the names of their bots. */
const PERSONALITIES = {
  // Thinks of the one thing that it would like to build, and hardly of the others; wants more and more of what it has.
  beginner: {
    weights: {
      others: 0.1,
      threat: 0,
      second: 0,
      third: 0,
      impatience: 0.01,
      seven: 0,
      army: 0,
      trail: 0,
      bargain: 0.3,
      enough: 1,
      rolls: 30,
    },
    blur: 1.6,
  },
  // Sees the others, but not who is ahead, nor how soon something can be paid.
  casual: {
    weights: {
      others: 0.3,
      threat: 0,
      impatience: 0.015,
      second: 0.2,
      third: 0,
      bargain: 0.2,
      enough: 0.5,
    },
    blur: 1,
  },
  builder: {
    weights: { trail: 0.85, ahead: 0.3, roads: 0.6, keep: 0.95, contested: 0.9, knight: 0.15, army: 0.4 },
  },
  merchant: { weights: { bargain: 0.02, envy: 0.15, numbers: 0.005, enough: 0.35 } },
  baron: { weights: { knight: 0.6, army: 0.75, robber: 14, others: 1.1, threat: 3, bargain: 0.15 } },
} satisfies Readonly<Record<string, Personality<Weights>>>;

/** Hashes pieces and robber: everything that all can see. */
function marks({ building, road, robber, knights }: State, note: (number: number) => void): void {
  for (let at = 0; at < building.length; at++) note(building[at]!);
  for (let on = 0; on < road.length; on++) note(road[on]!);
  note(robber);
  for (let seat = 0; seat < knights.length; seat++) note(knights[seat]!);
}

export const personalities: Readonly<Record<string, () => Heuristic<State, Action>>> = Object.fromEntries(
  Object.entries(PERSONALITIES).map(([name, personality]) => [
    name,
    () => withPersonality(createHeuristic, marks, personality),
  ]),
);
