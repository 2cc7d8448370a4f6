import type { AbbotReturn } from './abbot/events.ts';
import type { TradersEvent, TradersPart, TradersReturn, TradersScore } from './traders/events.ts';

/** Events that sets add, and what they add to events of the base game. */
export type SetEvent = TradersEvent;
export type SetScore = TradersScore;
export type SetScorePart = TradersPart;
export type SetReturn = TradersReturn | AbbotReturn;
