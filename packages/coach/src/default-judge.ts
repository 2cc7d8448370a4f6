import { botsFor } from '@bastide/bots';
import type { Effort } from './tasks.ts';

/** Bot that judges by default, and its effort for one move, pass by pass. */
export interface DefaultJudge {
  /** As it is written. */
  readonly bot: string;
  readonly efforts: readonly Effort[];
}

/** Quickly over all of it, then the decisions with care. */
export const DEFAULT_EFFORTS: readonly Effort[] = [{ work: 50 }, { work: 1000 }];

/** The strongest bot that plays the game, or what bots know of it. */
export const defaultJudgeOf = (game: string): DefaultJudge =>
  botsFor(game).includes('strong')
    ? { bot: 'strong', efforts: DEFAULT_EFFORTS }
    : { bot: 'greedy', efforts: [{}] };
