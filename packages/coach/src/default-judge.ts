import { botsFor } from '@bastide/bots';
import type { Effort } from './tasks.ts';

/** Who judges where nobody is named, and how much they think about a move, pass by pass. */
export interface Judge {
  /** As it is written. */
  readonly bot: string;
  readonly efforts: readonly Effort[];
}

/** Quickly over all of it, then the decisions with care. */
export const USUAL_EFFORTS: readonly Effort[] = [{ work: 50 }, { work: 1000 }];

/** The strongest bot that plays the game, or what bots know of it. */
export const judgeOf = (game: string): Judge =>
  botsFor(game).includes('strong')
    ? { bot: 'strong', efforts: USUAL_EFFORTS }
    : { bot: 'greedy', efforts: [{}] };
