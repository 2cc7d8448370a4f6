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
import type { Words } from '../words/index.ts';
import { HIDDEN } from '../words/reason.ts';

/** Through whose eyes a replay is told: all that is printed of a game passes here. */
export interface Perspective {
  /** An action about to be taken. */
  act(state: Types['State'], by: Actor, action: Types['Action']): RedactedAction<Types['Action']>;
  /** How many actions there are to choose from. */
  listed(state: Types['State'], by: Actor): number | undefined;
  event(event: Types['Event']): Types['Event'];
  standing(state: Types['State']): GameStatus;
  view(state: Types['State']): unknown;
  /** What is wrong with an action of somebody, or with the record. */
  fault(fault: RecordFault, by: unknown): RecordFault;
  /** `acts` as `act` gave them. */
  text(record: GameRecord, acts: readonly RedactedAction<Types['Action']>[]): string;
}

/** Without a seat the whole truth is told, with an onlooker's view. `words`: in which a text says whose eyes these are. */
export const perspectiveOf = (entry: GameEntry, seat: Seat | undefined, words: Words): Perspective =>
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

function asSeat({ game, seen }: GameEntry, seat: Seat, words: Words): Perspective {
  const hides = game.secrets;
  return {
    act: (state, by, action) => game.redactAction(state, by, action, seat),
    // What others, and chance, can choose from depends on their cards.
    listed: (state, by) => (hides && by !== seat ? undefined : game.actions(state, by).length),
    event: (event) => game.redactEvent(event, seat),
    standing: (state) => seen(game.view(state, seat)),
    view: (state) => game.view(state, seat),
    // Why somebody else may not do something may lie in their cards.
    fault: (fault, by) =>
      hides && fault.at !== undefined && by !== seat
        ? {
            ok: false,
            at: fault.at,
            rule: 'RECORD',
            because: 'not allowed; why, this seat may not know',
            facts: { fault: HIDDEN },
          }
        : fault,
    text(record, acts) {
      // A seed or the dealer's secret would tell every card, and what stands beside a name may be anything.
      const { meta: _, fairness: __, ...rest } = record;
      const known = { ...rest, seats: rest.seats.map(({ name }) => ({ name })) };
      const remark = hides ? `${words('replay.remark', { seat })}\n` : '';
      return remark + writeText(game, known, acts);
    },
  };
}
