import type { Bot } from '@bastide/bots';
import type { Actor, Game, Outcome, Random, Seat, Types } from '@bastide/contract';
import { decideFor } from '../decide-for.ts';

/** Reasons for losing without playing to the end. */
export const FAULTS = ['crashed', 'late', 'illegal'] as const;
export type FaultKind = (typeof FAULTS)[number];

/** Ends a game: whoever is at the seat that was asked has lost it. */
export class Fault extends Error {
  readonly why: FaultKind;

  constructor(why: FaultKind, detail: string) {
    super(detail);
    this.why = why;
  }
}

/** Somebody at one seat of one game: a bot in this program, or another program that is told what its seat may know. */
export interface Player<T extends Types = Types> {
  /** The game begins. `seed`, 32 bits, is for whatever the player leaves to chance. */
  begin?(game: Game<T>, options: T['Options'], seat: Seat, seed: number): void;
  /** Somebody acts; `state` is the one before, and only lent. */
  hear?(state: T['State'], actor: Actor, action: T['Action']): void;
  /** Chooses an action for the seat; must not change `state`. Throws or rejects with a `Fault`. */
  decide(game: Game<T>, state: T['State'], seat: Seat, random: Random): T['Action'] | Promise<T['Action']>;
  end?(outcome: Outcome): void;
  /** Of its own, where it does not think in this thread; milliseconds, of which only differences count. */
  readonly clock?: () => number;
}

/** A bot of this program as a player: lent what its seat may know, never the truth where there are secrets. */
export const playerOf = (bot: Bot): Player => ({
  decide(game, state, seat, random) {
    try {
      return decideFor(game, state, seat, bot, random);
    } catch (error) {
      throw new Fault('crashed', error instanceof Error ? error.message : String(error));
    }
  },
});
