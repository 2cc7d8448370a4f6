/** The sequence of play: who acts in each phase, and what may be done. */
import type { Action } from './actions/index.ts';
import { setUpRule } from './actions/shared/reasons.ts';
import { PHASES, type Phase } from './phases.ts';
import type { State } from './state.ts';

export interface PhaseRules {
  /** Step that other actions wait for, and the rule that says so. */
  readonly step: string;
  readonly rule: string | ((state: State) => string);
  /** Action of chance: no seat acts then. */
  readonly chance?: Action['type'];
  /** Actions of the seat whose turn it is, or of all that owe cards; in the order of listing. */
  readonly seat?: readonly Action['type'][];
  /** Trade talk of the other seats, in the order of listing. */
  readonly others?: readonly Action['type'][];
}

const SEQUENCE: Readonly<Record<Phase, PhaseRules>> = {
  // The set-up phase: an island, then settlements, each with its road.
  map: { step: 'the island is to be laid', rule: 'CAT-MAP-10', chance: 'map' },
  settle: { step: 'a settlement is to be placed', rule: setUpRule, seat: ['settle'] },
  connect: { step: 'the road beside the new settlement is to be placed', rule: setUpRule, seat: ['road'] },

  // A turn begins with the roll; a development card may come before it.
  start: { step: 'the dice are to be rolled', rule: 'CAT-TURN-02', seat: ['roll', 'play'] },
  dice: { step: 'the dice are still rolling', rule: 'CAT-TURN-02', chance: 'dice' },

  // All that a 7 brings. A knight moves the robber too.
  discard: { step: 'cards are still to be discarded', rule: 'CAT-SEVEN-03', seat: ['discard'] },
  robber: { step: 'the robber is to be moved', rule: 'CAT-TURN-03', seat: ['robber'] },
  rob: { step: 'somebody is to be robbed', rule: 'CAT-TURN-03', seat: ['rob'] },
  stolen: { step: 'a card is being stolen', rule: 'CAT-TURN-07', chance: 'stolen' },

  // Trade and build, in any order and until the turn ends.
  main: {
    step: 'the dice were rolled already',
    rule: 'CAT-TURN-02',
    seat: ['end', 'road', 'settle', 'city', 'buy', 'play', 'bank', 'trade', 'withdraw', 'offer'],
    others: ['offer', 'counter', 'accept', 'decline', 'withdraw'],
  },
  dealt: { step: 'a development card is being dealt', rule: 'CAT-TURN-07', chance: 'dealt' },
  'free-roads': { step: 'the free roads are to be placed', rule: 'CAT-TURN-07', seat: ['road', 'skip'] },

  over: { step: 'the game is over', rule: 'CAT-VP-02' },
};

/** By place in PHASES. */
export const PHASE_RULES: readonly PhaseRules[] = PHASES.map((phase) => SEQUENCE[phase]);

/** By type: the phases in which an action may come. */
export const PHASES_OF: ReadonlyMap<Action['type'], readonly number[]> = phasesByType();

function phasesByType() {
  const phases = new Map<Action['type'], number[]>();
  PHASE_RULES.forEach(({ chance, seat = [], others = [] }, phase) => {
    for (const type of new Set([...(chance ? [chance] : []), ...seat, ...others]))
      phases.set(type, [...(phases.get(type) ?? []), phase]);
  });
  return phases;
}
