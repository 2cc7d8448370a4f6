import type { State } from '../packed.ts';
import { SHIELD_PIGS } from '../packed.ts';
import { FEATURES } from './features.ts';

/** What was learnt of one kind of game: at `3 * feature`, what one of it is worth, as a + b x + c x². */
export type Worths = readonly number[];

/** Games of one kind are learnt from games of that kind. */
export const FAMILIES = ['base', 'traders', 'paired'] as const;
export type Family = (typeof FAMILIES)[number];

/** What was learnt. It belongs to the features that it names. */
export interface Learned {
  readonly features: readonly string[];
  readonly worths: Readonly<Record<Family, Worths>>;
}

/** How it was made: part of the variance of final leads that it explains, and that greedy's evaluation explains alone. */
export interface Lesson {
  readonly command: string;
  readonly seed: number;
  readonly reached: Readonly<Record<Family, { readonly explained: number; readonly before: number }>>;
}

export const familyOf = (state: State): Family =>
  !state.options.sets.includes('traders') ? 'base' : state.has(SHIELD_PIGS) ? 'paired' : 'traders';

/** Turns that each seat has left, on a scale on which a game for two begins at about 1. */
export const stageOf = (left: number, seats: number): number => left / seats / 36;

/** What is learnt, for each number of tiles left. */
export class Worth {
  readonly #learned: Learned;
  #family: Family | undefined;
  #seats = 0;
  #at: (Float64Array | undefined)[] = [];

  constructor(learned: Learned) {
    this.#learned = learned;
  }

  /** Makes ready for games like this state. */
  look(state: State): void {
    const family = familyOf(state);
    if (family === this.#family && state.seats === this.#seats) return;
    this.#family = family;
    this.#seats = state.seats;
    this.#at = [];
  }

  /** By feature: what one of it is worth with so many tiles left. */
  at(left: number): Float64Array {
    const known = this.#at[left];
    if (known) return known;
    const x = stageOf(left, this.#seats);
    const worths = this.#learned.worths[this.#family!];
    const now = Float64Array.from(
      FEATURES,
      (_, feature) => worths[3 * feature]! + worths[3 * feature + 1]! * x + worths[3 * feature + 2]! * x * x,
    );
    this.#at[left] = now;
    return now;
  }
}
