import type { State } from '../packed.ts';
import { SHIELD_PIGS } from '../packed.ts';
import { FEATURES } from './features.ts';

/** Coefficients for one kind of game: at `3 * feature`, the value of one of it, as a + b x + c x². */
export type Coefficients = readonly number[];

/** Games of one kind are learnt from games of that kind; those of more than two seats, where it is worth it, by themselves. */
export const FAMILIES = ['base', 'traders', 'paired'] as const;
export type Family = (typeof FAMILIES)[number];
export const MODELS = [...FAMILIES, 'base-crowd', 'traders-crowd', 'paired-crowd'] as const;
export type ModelName = (typeof MODELS)[number];

/** Model of one kind of game, and how it was fitted. */
export interface FittedModel {
  readonly command: string;
  /** Part of the variance of final leads that it explains, and that greedy's evaluation explains alone. */
  readonly explained: number;
  readonly before: number;
  readonly worths: Coefficients;
}

/** All learnt models. They belong to the features named here. */
export interface LearnedModels {
  readonly features: readonly string[];
  readonly lessons: Readonly<Partial<Record<ModelName, FittedModel>>>;
}

export const familyOf = (state: State): Family =>
  !state.options.sets.includes('traders') ? 'base' : state.has(SHIELD_PIGS) ? 'paired' : 'traders';

/** Returns the coefficients for games like this state. Throws where there are none. */
function worthsFor({ lessons }: LearnedModels, state: State): Coefficients {
  const family = familyOf(state);
  const model = (state.seats > 2 && lessons[`${family}-crowd`]) || lessons[family];
  if (!model) throw new Error(`nothing was learnt of ${family}`);
  return model.worths;
}

/** Turns that each seat has left, on a scale on which a game for two begins at about 1. */
export const stageOf = (left: number, seats: number): number => left / seats / 36;

/** Value by the learnt model, for each number of tiles left. */
export class LearnedValue {
  readonly #learned: LearnedModels;
  #worths: Coefficients = [];
  #seats = 0;
  #at: (Float64Array | undefined)[] = [];

  constructor(learned: LearnedModels) {
    this.#learned = learned;
  }

  /** Makes ready for games like this state. */
  look(state: State): void {
    const worths = worthsFor(this.#learned, state);
    if (worths === this.#worths && state.seats === this.#seats) return;
    this.#worths = worths;
    this.#seats = state.seats;
    this.#at = [];
  }

  /** By feature: what one of it is worth with so many tiles left. */
  at(left: number): Float64Array {
    const known = this.#at[left];
    if (known) return known;
    const x = stageOf(left, this.#seats);
    const worths = this.#worths;
    const now = Float64Array.from(
      FEATURES,
      (_, feature) => worths[3 * feature]! + worths[3 * feature + 1]! * x + worths[3 * feature + 2]! * x * x,
    );
    this.#at[left] = now;
    return now;
  }
}
