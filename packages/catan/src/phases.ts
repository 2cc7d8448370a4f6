/** Phases of the game; `sequence.ts` says what may be done in each. */
export const PHASES = [
  'map',
  'settle',
  'connect',
  'start',
  'dice',
  'discard',
  'robber',
  'rob',
  'stolen',
  'main',
  'dealt',
  'free-roads',
  'over',
] as const;
/** Phase of the game. */
export type Phase = (typeof PHASES)[number];

/** Their places in that list: `State.phase`. */
export const MAP = PHASES.indexOf('map');
export const SETTLE = PHASES.indexOf('settle');
export const CONNECT = PHASES.indexOf('connect');
/** Before the roll: roll, or play a card. CAT-TURN-02 */
export const START = PHASES.indexOf('start');
export const DICE = PHASES.indexOf('dice');
export const DISCARD = PHASES.indexOf('discard');
export const ROBBER = PHASES.indexOf('robber');
export const ROB = PHASES.indexOf('rob');
export const STOLEN = PHASES.indexOf('stolen');
/** Trade and build. CAT-TURN-04 */
export const MAIN = PHASES.indexOf('main');
export const DEALT = PHASES.indexOf('dealt');
/** Free roads of the road building card. CAT-PROG-01 */
export const FREE_ROADS = PHASES.indexOf('free-roads');
export const FINISHED = PHASES.indexOf('over');
