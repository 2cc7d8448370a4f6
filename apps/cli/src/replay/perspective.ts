import {
  type Actor,
  type GameRecord,
  type RecordFault,
  type RedactedAction,
  type Seat,
  type Types,
  writeText,
} from '@bastide/contract';
import type { GameEntry, GameStatus } from '../game/entry.ts';
import { HIDDEN } from '../i18n/reason.ts';
import type { Translator } from '../i18n/translator.ts';

/** The point of view of a replay: everything that is printed of a game passes through it. */
export interface Perspective {
  /** Redacts an action that is about to be taken. */
  act(state: Types['State'], by: Actor, action: Types['Action']): RedactedAction<Types['Action']>;
  /** Returns the number of possible actions, if the reader may know it. */
  listed(state: Types['State'], by: Actor): number | undefined;
  event(event: Types['Event']): Types['Event'];
  standing(state: Types['State']): GameStatus;
  view(state: Types['State']): unknown;
  /** Redacts the fault of an action, or of the record. */
  fault(fault: RecordFault, by: unknown): RecordFault;
  /** Returns the record as text; `acts` are the redacted actions. */
  text(record: GameRecord, acts: readonly RedactedAction<Types['Action']>[]): string;
}

/**
 * Returns the point of view of a seat. Without a seat nothing is redacted, and the view is a spectator's. `words`:
 * messages for the line that names the point of view.
 */
export const perspectiveOf = (entry: GameEntry, seat: Seat | undefined, words: Translator): Perspective =>
  seat === undefined ? everything(entry) : asSeat(entry, seat, words);

const everything = ({ game, standing }: GameEntry): Perspective => ({
  act: (_state, _by, action) => action,
  listed: (state, by) => game.actions(state, by).length,
  event: (event) => event,
  standing: (state) => ({
    points: Array.from({ length: game.options(state).seats }, (_, seat) => game.fast.points(state, seat)),
    ...standing?.(state),
  }),
  view: (state) => game.view(state),
  fault: (fault) => fault,
  text: (record) => writeText(game, record),
});

function asSeat({ game, seen }: GameEntry, seat: Seat, words: Translator): Perspective {
  const hides = game.secrets;
  return {
    act: (state, by, action) => game.redactAction(state, by, action, seat),
    // The possible actions of others, and of chance, depend on hidden cards.
    listed: (state, by) => (hides && by !== seat ? undefined : game.actions(state, by).length),
    event: (event) => game.redactEvent(event, seat),
    standing: (state) => seen(game.view(state, seat)),
    view: (state) => game.view(state, seat),
    // The reason of a refusal for another seat may depend on its hidden cards.
    fault: (fault, by) =>
      hides && fault.at !== undefined && by !== seat
        ? {
            ok: false,
            at: fault.at,
            rule: 'RECORD',
            because: 'not allowed; this player may not know why',
            facts: { fault: HIDDEN },
          }
        : fault,
    text(record, acts) {
      // A seed or the dealer's secret would reveal every card, and so might any other member.
      const { meta: _, fairness: __, ...rest } = record;
      const known = { ...rest, seats: rest.seats.map(({ name }) => ({ name })) };
      const remark = hides ? `${words('replay.remark', { seat })}\n` : '';
      return remark + writeText(game, known, acts);
    },
  };
}
