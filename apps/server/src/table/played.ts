import type { Actor, Outcome, Seat, TableFacts, Types } from '@bastide/contract';

type Action = Types['Action'];
type Event = Types['Event'];

/** An action that was taken, and what came of it. */
export interface PlayedAct {
  readonly by: Actor;
  readonly action: Action;
  readonly events: readonly Event[];
  /** Points that all can see after it. */
  readonly points: readonly number[];
  /** The action as each seat learns of it, then as an onlooker does; absent where nothing is secret. */
  readonly seen?: readonly Action[];
}

/** The game of a table as far as it was played. Its state is changed in place: try things on a `copy`. */
export class Played {
  readonly hosted: TableFacts;
  readonly options: Types['Options'];
  readonly acts: PlayedAct[] = [];
  /** What chance is dealt from, once it was needed. */
  dealingKey: Uint8Array | undefined;
  /** Undefined once its memory was given away. */
  #state: Types['State'] | undefined;
  /** Asked for with every move, and the same for all of them. */
  #kind: string | undefined;

  constructor(hosted: TableFacts, options: Types['Options'], state = hosted.game.setup(options)) {
    this.hosted = hosted;
    this.options = options;
    this.#state = state;
  }

  /** To be looked at at once: later its memory may be that of another moment. */
  get state(): Types['State'] {
    this.#state ??= this.back(this.acts.length).state;
    return this.#state;
  }

  /** Games of one kind have states of one form. */
  get kind(): string {
    this.#kind ??= `${this.hosted.game.name} ${this.hosted.rulesVersion} ${JSON.stringify(this.options)}`;
    return this.#kind;
  }

  /**
   * The same game, to be played on. `spare`, a moment of a game of the same kind that hardly anybody will ask for again, gives its
   * memory: a new piece for every move would be most of the garbage of a server. Should somebody ask, it is played again.
   */
  copy(spare?: Played): Played {
    const copy = new Played(this.hosted, this.options, this.#copied(spare));
    copy.acts.push(...this.acts);
    copy.dealingKey = this.dealingKey;
    copy.#kind = this.#kind;
    return copy;
  }

  #copied(spare: Played | undefined): Types['State'] {
    const { game } = this.hosted;
    const memory = spare === undefined || spare === this ? undefined : spare.#state;
    if (spare && memory) spare.#state = undefined;
    return game.clone(this.state, memory);
  }

  /** The game as it was after so many actions. */
  back(to: number): Played {
    const before = new Played(this.hosted, this.options);
    for (const { by, action } of this.acts.slice(0, to)) before.take(by, action);
    return before;
  }

  /** An action that the rules allow. */
  take(by: Actor, action: Action): PlayedAct {
    const { game, pointsOf } = this.hosted;
    const seen = game.secrets
      ? this.eyes.map((eyes) => game.redactAction(this.state, by, action, eyes) as Action)
      : undefined;
    const events = game.apply(this.state, by, action);
    const act = { by, action, events, points: pointsOf(this.state), ...(seen && { seen }) };
    this.acts.push(act);
    return act;
  }

  /** Every seat, then an onlooker. */
  get eyes(): readonly (Seat | undefined)[] {
    return [...Array.from({ length: this.options.seats }, (_, seat) => seat), undefined];
  }

  get actors(): readonly Actor[] {
    return this.hosted.game.actors(this.state);
  }

  get outcome(): Outcome | undefined {
    return this.hosted.game.outcome(this.state);
  }
}
