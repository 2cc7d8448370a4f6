import { BOTS } from '@bastide/bots';
import {
  type Action,
  type Catan,
  catan,
  RESOURCES,
  type Resource,
  type State,
  type View,
} from '@bastide/catan';
import {
  type Actor,
  type GameRecord,
  type RecordedAction,
  recordedAction,
  recordOf,
  replay,
  Sfc32,
  seededDealer,
} from '@bastide/contract';

export type IslandRecord = GameRecord<Catan['Options'], Action>;

interface Asked {
  /** Names of the players, and so their number. */
  readonly names: readonly string[];
  readonly options?: object;
  /** Numbers of the games to try, one after the other. */
  readonly seeds?: readonly number[];
  /** True for the wanted position, from the view of the seat that decides; by default the end of the game. */
  wanted?(view: View, state: State): boolean;
  /** The players; by default all are people. */
  readonly table?: readonly object[];
}

const MANY = Array.from({ length: 60 }, (_, seed) => seed);
const COLOURS = ['woad', 'madder', 'verdigris', 'saffron'] as const;

/** Returns one person at the first seat, and bots. */
export const againstBots = (count: number): readonly object[] =>
  COLOURS.slice(0, count + 1).map((colour, seat) => ({ colour, player: seat === 0 ? 'person' : 'greedy' }));

/** Returns a game that bots play up to the first wanted position. */
export function islandWhere({ names, options = {}, seeds = MANY, wanted, table }: Asked): IslandRecord {
  const read = catan.readOptions({ ...options, seats: names.length });
  if (!read.ok) throw new Error(read.because);
  const more = table ? { meta: { table } } : {};
  const bot = BOTS.greedy();
  for (const seed of seeds) {
    const random = new Sfc32(seed);
    const deal = seededDealer(random);
    const state = catan.setup(read.value);
    const acts: RecordedAction<Action>[] = [];
    const take = (by: Actor, action: Action) => {
      acts.push(recordedAction(by, action));
      catan.apply(state, by, action);
    };
    for (let [actor] = catan.actors(state); actor !== undefined; [actor] = catan.actors(state)) {
      if (actor === 'chance') {
        take(actor, deal(catan, state)!);
        continue;
      }
      if (wanted?.(catan.view(state, actor), state)) return recordOf(catan, read.value, names, acts, more);
      take(actor, bot.choose(catan, state, actor, random));
    }
    const result = catan.outcome(state);
    if (!wanted && result) return recordOf(catan, read.value, names, acts, { ...more, result });
  }
  throw new Error('no such position');
}

/** Returns the state at the end of a record, by the program's own engine. */
export function stateAfter(record: IslandRecord): State {
  const replayed = replay(catan, record);
  if (!replayed.ok) throw new Error(`${replayed.at}: ${replayed.rule} ${replayed.because}`);
  return replayed.state;
}

/** Returns the record with more actions. */
export function goingOn(record: IslandRecord, ...more: readonly RecordedAction<Action>[]): IslandRecord {
  const longer = { ...record, actions: [...record.actions, ...more] };
  stateAfter(longer);
  return longer;
}

/** Returns the cards of the viewer. */
export const handOf = (view: View): Readonly<Record<Resource, number>> => view.seats[view.you!]!.hand!;

/** Returns the kinds of cards that the viewer has. */
export const held = (view: View): readonly Resource[] => RESOURCES.filter((card) => handOf(view)[card] > 0);

/** Returns a card that the first seat has, and another one that the second has. */
export function swappable(state: State): readonly [Resource, Resource] | undefined {
  const [mine, theirs] = [0, 1].map((seat) => held(catan.view(state, seat)));
  return mine!.flatMap((give) => theirs!.map((get) => [give, get] as const)).find(([a, b]) => a !== b);
}

/** True if the viewer may take an action of that type. */
export const may = ({ actions }: View, type: Action['type']): boolean =>
  actions.some((action) => action.type === type);
