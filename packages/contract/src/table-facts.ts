import type { Actor, Game, Seat, Types } from './game.ts';

/** Facts about a game that need none of its rules: small enough for the first load of a page. */
export interface GameInfo {
  /** The name of its engine, and of its records. */
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** True if some seat may know less than the whole state: then a record tells it before the game is over. */
  readonly secrets: boolean;
  /** Version of the rules: a table is always played by the version under which it was opened. */
  readonly rulesVersion: string;
  /** The beginning of the ids of its rules: `CAR-`. */
  readonly rulePrefix: string;
}

/** Draws of one kind, which are counted bar by bar. */
export interface DrawKind<T extends Types = Types> {
  /** As clients know it: `sums`. */
  readonly name: string;
  /** The ways in which it can come, as clients know them. */
  readonly bars: readonly string[];
  /**
   * The number of ways in which each bar comes, where every draw has the same odds whatever came before. Draws under
   * other odds, as some options have them, are then not counted. Absent: the expected counts follow from the odds of each
   * draw.
   */
  readonly ways?: readonly number[];
  /** The bar in which an action of chance counts, in the state in which it comes; undefined: in none. */
  barOf(action: T['Action'], state: T['State']): number | undefined;
}

/** Facts that a table needs to know about a game besides its rules. Page, server and program read them here. */
export interface TableFacts<T extends Types = Types> {
  readonly game: Game<T>;
  readonly rulesVersion: string;
  /** Points that all can see, by seat. */
  pointsOf(state: T['State']): readonly number[];
  /** The seat whose turn it is, whoever may act besides; undefined where all play at the same time. */
  turnOf(position: T['State'] | T['View']): Seat | undefined;
  /** Tells whether a seat may take such an action back, as long as nothing else has followed it. */
  isUndoable(action: T['Action']): boolean;
  /** Tells whether such an action shows somebody something hidden: it is never taken back, whoever agrees to that. */
  isRevealing(action: T['Action']): boolean;
  /**
   * True if the draws to come are the same whatever the seats do: a draw that is taken back with the turn before it comes again as it
   * was. Else nothing is taken back that chance has followed, since another decision could change the draw.
   */
  readonly hasFixedDraws: boolean;
  /**
   * Tells whether an action means something else by now than when it was chosen, because of these events: an accepted
   * offer was replaced by another. An action that merely became impossible is refused by the rules.
   */
  isOutdated(action: T['Action'], seat: Seat, since: readonly T['Event'][]): boolean;
  /** The action by which a seat goes on without the answers it waits for: it takes an offer back. Undefined: it waits for none. */
  withdrawal(state: T['State']): { readonly seat: Seat; readonly action: T['Action'] } | undefined;
  readonly draws: readonly DrawKind<T>[];
}

/** Facts that a game gives itself: those that nobody can presume, and all that differs from the presets of `tableFacts`. */
export type OwnTableFacts<T extends Types> = Pick<TableFacts<T>, 'rulesVersion' | 'pointsOf'> &
  Partial<Omit<TableFacts<T>, 'game'>>;

/**
 * Fills in what a game leaves out: all seats play at the same time, no action is taken back or can be outdated, nobody
 * waits for answers, draws depend on decisions, and none are counted. In a game with secrets every action reveals something. Points are not
 * taken from the fast lane, which may count hidden ones.
 */
export const tableFacts = <T extends Types>(game: Game<T>, own: OwnTableFacts<T>): TableFacts<T> => ({
  game,
  turnOf: () => undefined,
  isUndoable: () => false,
  isRevealing: () => game.secrets,
  hasFixedDraws: false,
  isOutdated: () => false,
  withdrawal: () => undefined,
  draws: [],
  ...own,
});

/** An action that was taken, by whom. */
export interface TakenAction<Action = Types['Action']> {
  readonly by: Actor;
  readonly action: Action;
}

/**
 * Returns the number of actions that are left when a seat takes back its latest one, so that all know what they agree to; undefined if
 * it may not. Never taken back is what another person has followed, or something shown. Where draws are fixed it is the turn as far as
 * the seat has decided without a draw between, and what chance and bots did after it goes back with it; elsewhere it is one action, and
 * nothing may have followed. `isBot`: nobody holds that seat.
 */
export function takebackTarget<T extends Types>(
  { hasFixedDraws, isRevealing }: Pick<TableFacts<T>, 'hasFixedDraws' | 'isRevealing'>,
  taken: readonly TakenAction<T['Action']>[],
  seat: Seat,
  isBot: (seat: Seat) => boolean,
): number | undefined {
  const isByPerson = ({ by }: TakenAction) => by !== 'chance' && !isBot(by);
  const last = hasFixedDraws ? taken.findLastIndex(isByPerson) : taken.length - 1;
  if (taken[last]?.by !== seat) return undefined;
  const first = hasFixedDraws ? taken.findLastIndex(({ by }, i) => i < last && by !== seat) + 1 : last;
  return taken.slice(first).some(({ action }) => isRevealing(action)) ? undefined : first;
}
