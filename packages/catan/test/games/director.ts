import {
  type Action,
  type Catan,
  COSTS,
  catan,
  type Options,
  RESOURCES,
  type Resource,
  type State,
} from '@bastide/catan';
import { type Actor, play, type RecordedAction, recordedAction } from '@bastide/contract';
import { handOf } from '../random-game/merit.ts';
import { optionsOf } from '../random-game.ts';

const PAIRS = [1, 2, 3, 4, 5, 6].flatMap((one) => [1, 2, 3, 4, 5, 6].map((other) => [one, other] as const));
const COST: Readonly<Record<string, Readonly<Partial<Record<Resource, number>>>>> = {
  road: COSTS.road,
  settle: COSTS.settlement,
  city: COSTS.city,
  buy: COSTS.development,
};
/** Between two lines of a script; more are a mistake in it. */
const STEPS_AT_MOST = 300;

/**
 * Makes a game of a script: who does what, in this order, in the words of a record. Where the next line is not allowed
 * yet, the turns go on with rolls that bring its seat what it lacks, swaps with the bank, and nothing else.
 */
export class Director {
  readonly acts: RecordedAction<Action>[] = [];
  state: State;
  readonly #names: readonly string[];

  constructor(options: Partial<Options>, names: readonly string[]) {
    this.#names = names;
    this.state = catan.setup(optionsOf({ ...options, seats: names.length }));
  }

  play(script: string): this {
    for (const line of script.split('\n')) {
      if (line.trim() === '') continue;
      const [, name = '', text = ''] = /^\s*(\w+): (.*)$/.exec(line) ?? [];
      this.#perform(name === 'chance' ? 'chance' : this.#names.indexOf(name), text.trim());
    }
    return this;
  }

  #perform(actor: Actor, text: string): void {
    const actions = read(text, actor);
    for (let i = 0; i < STEPS_AT_MOST; i++) {
      if (this.#tryAll(actions)) return;
      this.#step(
        actor as number,
        actions.map(([, action]) => action),
      );
    }
    throw new Error(
      `${text}: ${this.#because}; ${JSON.stringify(catan.view(this.state).seats.map((_, seat) => handOf(this.state, seat)))}`,
    );
  }

  #because = '';

  #tryAll(actions: readonly (readonly [Actor, Action])[]): boolean {
    let { state } = this;
    for (const [actor, action] of actions) {
      const played = play(catan, state, actor, action);
      if (!played.ok) {
        this.#because = `${catan.text.write(action)}: ${played.because}`;
        return false;
      }
      state = played.state;
    }
    this.acts.push(...actions.map(([actor, action]) => recordedAction(actor, action)));
    this.state = state;
    return true;
  }

  #take(actor: Actor, action: Action): void {
    const played = play<Catan>(catan, this.state, actor, action);
    if (!played.ok) throw new Error(`${this.#because}; then ${catan.text.write(action)}: ${played.because}`);
    this.state = played.state;
    this.acts.push(recordedAction(actor, action));
  }

  /** Goes on with the turns, so that the seat comes to what these actions cost. */
  #step(seat: number, actions: readonly Action[]): void {
    const { phase, seat: active } = catan.view(this.state);
    if (phase === 'start') return this.#take(active, { type: 'roll' });
    const hand = handOf(this.state, seat);
    const lacks = (card: Resource) =>
      actions.reduce((sum, { type }) => sum + (COST[type]?.[card] ?? 0), 0) - hand[card];
    if (phase === 'dice') return this.#take('chance', { type: 'dice', dice: this.#bestDice(seat, lacks) });
    if (phase !== 'main') throw new Error(`${this.#because}, in the phase ${phase}`);
    const swap = catan
      .actions(this.state, active)
      .find(
        (action) =>
          active === seat &&
          action.type === 'bank' &&
          lacks(action.get) > 0 &&
          -lacks(action.give) >= catan.view(this.state).seats[seat]!.rates[action.give],
      );
    this.#take(active, swap ?? { type: 'end' });
  }

  /** Rolls go on until the bank has a single card and the turn of that seat begins. Answers which card it is. */
  drain(name: string): Resource {
    const seat = this.#names.indexOf(name);
    const inBank = (state: State) => RESOURCES.reduce((sum, card) => sum + catan.view(state).bank[card], 0);
    for (let i = 0; i < STEPS_AT_MOST; i++) {
      const { phase, seat: active } = catan.view(this.state);
      if (phase === 'start' && active === seat && inBank(this.state) === 1)
        return RESOURCES.find((card) => catan.view(this.state).bank[card] === 1)!;
      if (phase === 'start') this.#take(active, { type: 'roll' });
      else if (phase === 'main') this.#take(active, { type: 'end' });
      else {
        const left = PAIRS.map((dice) => {
          const after = play(catan, this.state, 'chance', { type: 'dice', dice });
          return after.ok && dice[0] + dice[1] !== 7 ? inBank(after.state) || 1000 : 1000;
        });
        this.#take('chance', { type: 'dice', dice: PAIRS[left.indexOf(Math.min(...left))]! });
      }
    }
    throw new Error(`the bank keeps ${JSON.stringify(catan.view(this.state).bank)}`);
  }

  /** Returns the dice that bring the seat most of the cards it lacks; then most at all, and little for the others. */
  #bestDice(seat: number, lacks: (card: Resource) => number): readonly [number, number] {
    const merits = PAIRS.map((dice) => {
      if (dice[0] + dice[1] === 7 || catan.refusal(this.state, 'chance', { type: 'dice', dice }))
        return -1000;
      const after = play(catan, this.state, 'chance', { type: 'dice', dice });
      if (!after.ok) return -1000;
      const gains = catan.view(this.state).seats.map((_, one) => {
        const [now, then] = [handOf(this.state, one), handOf(after.state, one)];
        return RESOURCES.map((card) => then[card] - now[card]);
      });
      const useful = RESOURCES.reduce(
        (sum, card, kind) => sum + Math.max(0, Math.min(lacks(card), gains[seat]![kind]!)),
        0,
      );
      const all = gains.map((own) => own.reduce((sum, many) => sum + many, 0));
      return 100 * useful + 10 * all[seat]! - all.reduce((sum, many) => sum + many, 0);
    });
    return PAIRS[merits.indexOf(Math.max(...merits))]!;
  }
}

/** The words of one line, as actions of the seat and of chance. */
function read(text: string, seat: Actor): (readonly [Actor, Action])[] {
  const actions: (readonly [Actor, Action])[] = [];
  for (let words = text.split(/\s+/); words.length > 0; ) {
    const one = catan.text.read(words);
    if (!one) throw new Error(`cannot read ${words.join(' ')}`);
    actions.push([one.chance ? 'chance' : seat, one.action]);
    words = words.slice(one.used);
  }
  return actions;
}
