import { randomInt } from 'node:crypto';
import { type ChanceDealer, decideFor, duplicateDealer } from '@bastide/arena';
import { type Bot, loadBot } from '@bastide/bots';
import { ACTIONS_AT_MOST, CHANCE, OVER, Sfc32, type Types } from '@bastide/contract';
import { type FromTable, ToTable } from '@bastide/protocol';
import type { GameEntry } from '../game/entry.ts';
import { answerLines } from './answer-lines.ts';

type Act = Extract<FromTable, { type: 'turn' }>['acts'][number];

/** A game in progress. */
interface Game {
  readonly state: Types['State'];
  readonly draw: ChanceDealer;
  readonly random: Sfc32;
  readonly seats: number;
  acts: Act[];
  actions: number;
}

/**
 * A table at which an external program plays every seat, or lets bots of this program play some. Chance deals by the
 * seed.
 */
export class Environment {
  readonly #entry: GameEntry;
  readonly #awake = new Map<string, Bot>();
  #game: Game | undefined;

  constructor(entry: GameEntry) {
    this.#entry = entry;
  }

  /** Answers a line. Never throws. */
  async hear(line: ToTable): Promise<FromTable> {
    try {
      if (line.type === 'reset') return this.#reset(line);
      if (!this.#game) return { type: 'error', because: 'no game has begun' };
      if (line.type === 'observe') return this.#observe(this.#game, line.seat);
      if (line.type === 'step') return this.#step(this.#game, line.action);
      return await this.#play(this.#game, line.bot);
    } catch (error) {
      return { type: 'error', because: error instanceof Error ? error.message : String(error) };
    }
  }

  #reset({ seed = randomInt(2 ** 48 - 1), options }: Extract<ToTable, { type: 'reset' }>): FromTable {
    const { game } = this.#entry;
    const read = game.readOptions(options ?? {});
    if (!read.ok) return { type: 'error', rule: read.rule, because: read.because };
    this.#game = {
      state: game.setup(read.value),
      draw: duplicateDealer(game, seed, 0),
      random: new Sfc32(seed, 1),
      seats: read.value.seats,
      acts: [],
      actions: 0,
    };
    return this.#turn(this.#game);
  }

  #observe({ state, seats }: Game, seat: number): FromTable {
    if (seat >= seats) return { type: 'error', because: `there is no seat ${seat}` };
    return { type: 'view', view: this.#entry.game.view(state, seat) };
  }

  #step(current: Game, action: Types['Action']): FromTable {
    const { game } = this.#entry;
    const who = game.fast.actor(current.state);
    const refused = game.refusal(current.state, who, action);
    if (refused) return { type: 'error', rule: refused.rule, because: refused.because };
    this.#take(current, who, action);
    return this.#turn(current);
  }

  async #play(current: Game, written: string): Promise<FromTable> {
    const { game } = this.#entry;
    const { state, random } = current;
    const who = game.fast.actor(state);
    if (who === OVER) return { type: 'error', because: 'the game is over' };
    const bot = this.#awake.get(written) ?? (await loadBot(game.name, written));
    this.#awake.set(written, bot);
    this.#take(current, who, decideFor(game, state, who, bot, random));
    return this.#turn(current);
  }

  #take(current: Game, who: number, action: Types['Action']): void {
    const { game } = this.#entry;
    const by = who === CHANCE ? 'chance' : who;
    current.acts.push({ by, ...game.redactAction(current.state, by, action) });
    game.apply(current.state, by, action);
    current.actions++;
  }

  /** Takes the actions of chance, and returns whose turn it is. A game that does not end is over without a winner. */
  #turn(current: Game): FromTable {
    const { game, seen } = this.#entry;
    const { state, draw, seats } = current;
    while (game.fast.actor(state) === CHANCE) this.#take(current, CHANCE, draw(state));
    const who = game.fast.actor(state);
    const outcome = game.outcome(state);
    const isOver = who === OVER || current.actions >= ACTIONS_AT_MOST;
    const { acts } = current;
    current.acts = [];
    return {
      type: 'turn',
      seat: isOver ? null : who,
      seats,
      actions: isOver ? [] : game.actions(state, who),
      points: outcome?.points ?? seen(game.view(state)).points,
      winners: outcome?.winners ?? [],
      acts,
    };
  }
}

/** Answers the lines of a program on standard input as a table, until they end. */
export async function answerAsTable(entry: GameEntry): Promise<void> {
  const environment = new Environment(entry);
  await answerLines(ToTable, (line) => environment.hear(line));
}
