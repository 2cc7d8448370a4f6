import type { Action } from '@bastide/carcassonne';
import type { Heuristic } from '../bot.ts';
import { type Personality, withPersonality } from '../personality.ts';
import { createHeuristic } from './heuristic.ts';
import type { State } from './packed.ts';
import type { Weights } from './weights.ts';

/** Lower levels, weakest first, and characters of about the same strength, by the names of their bots. */
const PERSONALITIES = {
  // Believes that most things will be completed, sees what a tile does before any figure, and hardly looks at others or fields.
  beginner: {
    weights: { others: 0.2, joining: 0, growth: 0, hold: 0, fields: 0.2, attention: 0.65 },
    blur: 0.6,
    isShortSighted: true,
  },
  // Knows that others score, too; has not thought of joining, or of fields that grow.
  casual: {
    weights: { others: 0.6, joining: 0, growth: 0, hold: 0.1, attention: 0.5 },
    blur: 1.7,
  },
  farmer: { weights: { growth: 1.3, sides: 7, hold: 0.6, likes: [0.9, 0.9, 1, 1, 1.1] } },
  builder: {
    weights: { likes: [0.9, 1.3, 0.9, 0.9, 0.8], ahead: 0.6, unowned: 0.9, builder: 4, part: 3 },
  },
  baron: { weights: { joining: 0.6, others: 1.2, leader: 0.8 } },
} satisfies Readonly<Record<string, Personality<Weights>>>;

/** Hashes tiles, figures in supply and points. */
function marks(
  { tileCount, tileCell, tileOriented, supply, points }: State,
  note: (number: number) => void,
): void {
  for (let slot = 0; slot < tileCount; slot++) {
    note(tileCell[slot]!);
    note(tileOriented[slot]!);
  }
  for (let i = 0; i < supply.length; i++) note(supply[i]!);
  for (let seat = 0; seat < points.length; seat++) note(points[seat]!);
}

export const personalities: Readonly<Record<string, () => Heuristic<State, Action>>> = Object.fromEntries(
  Object.entries(PERSONALITIES).map(([name, personality]) => [
    name,
    () => withPersonality(createHeuristic, marks, personality),
  ]),
);
