import type { Seat, Types } from '@bastide/contract';

/** Question to a bot: it gets the view of its seat, never the state. Plain data, as it travels to wherever it thinks. */
export interface DecisionRequest {
  readonly game: string;
  /** The version of the rules of that table. */
  readonly rules: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  /** Equal questions have equal answers, unless time ran out. From 0 to 2⁴⁸ − 1. */
  readonly seed: number;
}

/** Place in which bots think. Fails if it breaks, knows no such game or takes too long. */
export interface BotRunner {
  decide(question: DecisionRequest): Promise<Types['Action']>;
  close(): Promise<void>;
}
