import type { Actor, Outcome, Seat, TableFacts, Types } from '@bastide/contract';

type Action = Types['Action'];
type Event = Types['Event'];

/** An action that was taken, and what came of it. */
export interface AppliedAction {
  readonly by: Actor;
  readonly action: Action;
  readonly events: readonly Event[];
  /** Points that all can see after it. */
  readonly points: readonly number[];
  /** The action as each seat learns of it, then as an onlooker does; absent where nothing is secret. */
  readonly redacted?: readonly Action[];
}

/** The game of a table as far as it was played. Its state is changed in place: try things on a `copy`. */
export class Match {
  readonly facts: TableFacts;
  readonly options: Types['Options'];
  readonly history: AppliedAction[] = [];
  /** Key of the dealer, once it was needed. */
  dealingKey: Uint8Array | undefined;
  /** Undefined once its memory was given away. */
  #state: Types['State'] | undefined;
  /** Asked for with every move, and the same for all of them. */
  #kind: string | undefined;

  constructor(facts: TableFacts, options: Types['Options'], state = facts.game.setup(options)) {
    this.facts = facts;
    this.options = options;
    this.#state = state;
  }

  /** To be looked at at once: later its memory may be that of another moment. */
  get state(): Types['State'] {
    this.#state ??= this.rewind(this.history.length).state;
    return this.#state;
  }

  /** Games of one kind have states of one form. */
  get kind(): string {
    this.#kind ??= `${this.facts.game.name} ${this.facts.rulesVersion} ${JSON.stringify(this.options)}`;
    return this.#kind;
  }

  /**
   * The same game, to be played on. `donor`, a moment of a game of the same kind that hardly anybody will ask for again, gives its
   * memory: a new piece for every move would be most of the garbage of a server. Should somebody ask, it is played again.
   */
  copy(donor?: Match): Match {
    const copy = new Match(this.facts, this.options, this.#cloneState(donor));
    copy.history.push(...this.history);
    copy.dealingKey = this.dealingKey;
    copy.#kind = this.#kind;
    return copy;
  }

  #cloneState(donor: Match | undefined): Types['State'] {
    const { game } = this.facts;
    const memory = donor === undefined || donor === this ? undefined : donor.#state;
    if (donor && memory) donor.#state = undefined;
    return game.clone(this.state, memory);
  }

  /** The game as it was after so many actions. */
  rewind(to: number): Match {
    const before = new Match(this.facts, this.options);
    for (const { by, action } of this.history.slice(0, to)) before.apply(by, action);
    return before;
  }

  /** An action that the rules allow. */
  apply(by: Actor, action: Action): AppliedAction {
    const { game, pointsOf } = this.facts;
    const redacted = game.secrets
      ? this.viewers.map((viewer) => game.redactAction(this.state, by, action, viewer) as Action)
      : undefined;
    const events = game.apply(this.state, by, action);
    const applied: AppliedAction = {
      by,
      action,
      events,
      points: pointsOf(this.state),
      ...(redacted && { redacted }),
    };
    this.history.push(applied);
    return applied;
  }

  /** Every seat, then an onlooker. */
  get viewers(): readonly (Seat | undefined)[] {
    return [...Array.from({ length: this.options.seats }, (_, seat) => seat), undefined];
  }

  get actors(): readonly Actor[] {
    return this.facts.game.actors(this.state);
  }

  get outcome(): Outcome | undefined {
    return this.facts.game.outcome(this.state);
  }
}
