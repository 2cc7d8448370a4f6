import { randomInt } from 'node:crypto';
import { askWith, type Bot, loadBot } from '@bastide/bots';
import { type Game, type Random, replay, type Seat, Sfc32, sanitize, type Types } from '@bastide/contract';
import { type FromBot, ToBot } from '@bastide/protocol';
import { findEntry, type GameList } from '../game/list.ts';
import type { ViewReader } from '../game/view-reader.ts';
import { answerLines } from './answer-lines.ts';

type SeatMessage<Type extends ToBot['type']> = Extract<ToBot, { type: Type }>;

/** State of a game that is being played. */
interface Playing {
  readonly game: Game<Types>;
  readonly bot: Bot;
  readonly seat: Seat;
  readonly random: Random;
  readonly views: ViewReader | undefined;
  /** The state as long as the whole record is known. The bot still sees only the view of its seat. */
  state: Types['State'] | undefined;
}

/** An error that prevents a decision; the referee is told. */
class CannotDecide extends Error {}

/** A bot of this program at a seat of another program's game: answers lines one after the other. */
export class BotSeat {
  readonly #list: GameList;
  readonly #written: string;
  readonly #awake = new Map<string, Bot>();
  #playing: Playing | undefined;

  constructor(list: GameList, written: string) {
    this.#list = list;
    this.#written = written;
  }

  /** Answers a line; undefined: no answer. Never throws. */
  async hear(line: ToBot): Promise<FromBot | undefined> {
    try {
      if (line.type === 'start') return await this.#start(line);
      if (line.type === 'act') return this.#act(line);
      if (line.type === 'decide') return this.#decide(line);
      this.#playing = undefined;
      return undefined;
    } catch (error) {
      return { type: 'error', because: error instanceof Error ? error.message : String(error) };
    }
  }

  async #start({ game: name, seat, options, record, seed }: SeatMessage<'start'>): Promise<FromBot> {
    const entry = findEntry(this.#list, name);
    if (!entry) throw new CannotDecide(`no such game: ${sanitize(name, 40)}`);
    const { game } = entry;
    const bot = this.#awake.get(name) ?? (await loadBot(name, this.#written));
    this.#awake.set(name, bot);
    const random = new Sfc32(seed ?? randomInt(2 ** 48 - 1));
    const state = startOf(game, options, record);
    if (seat >= game.options(state).seats) throw new CannotDecide(`there is no seat ${seat}`);
    this.#playing = { game, bot, seat, random, state, views: await entry.views?.() };
    return { type: 'ready' };
  }

  #act({ by, action }: SeatMessage<'act'>): undefined {
    const playing = this.#current();
    const { game, state } = playing;
    if (state === undefined) return;
    const refused = game.refusal(state, by, action);
    if (!refused) game.apply(state, by, action);
    // An action with hidden parts cannot be replayed: from here on, the bot uses the views.
    else if (game.secrets) playing.state = undefined;
    else {
      this.#playing = undefined;
      throw new CannotDecide(`${refused.rule}: ${refused.because}`);
    }
  }

  #decide({ id, budget, view }: SeatMessage<'decide'>): FromBot {
    const { game, bot, seat, random, state, views } = this.#current();
    if (!view && state === undefined)
      throw new CannotDecide('something was hidden: a question needs the view');
    const { time, work } = budget ?? {};
    const limit = { ...(time !== undefined && { time }), ...(work !== undefined && { work }) };
    const seen = view ? readView(game, views, view, seat) : game.view(state!, seat);
    const known = stateForView(game, seen, random);
    const idle = idleness(game, known, seat);
    if (idle !== undefined) return { type: 'nothing', id, because: idle };
    const action = askWith(game, bot, known, seat, random, budget && limit);
    return { type: 'move', id, action: { ...action } };
  }

  #current(): Playing {
    if (!this.#playing) throw new CannotDecide('no game has begun');
    return this.#playing;
  }
}

/** Reads the view that the referee sent, and adds missing options. */
function readView(game: Game<Types>, views: ViewReader | undefined, view: unknown, seat: Seat): unknown {
  if (!views) return view;
  const read = views.read(view, seat);
  if (!read.ok) throw new CannotDecide(`no view of ${game.name}: ${read.because}`);
  return read.view;
}

/** Returns the reason why the seat has nothing to decide; undefined if it has. */
function idleness(game: Game<Types>, state: Types['State'], seat: Seat): string | undefined {
  const actors = game.actors(state);
  if (actors.length === 0) return 'the game is over';
  if (!actors.includes(seat)) return `seat ${seat} is not to act: ${actors.join(' and ')} is`;
  return game.actions(state, seat).length === 0 ? `seat ${seat} has no action in this phase` : undefined;
}

/** Makes a full state that is consistent with a view. */
function stateForView(game: Game<Types>, view: unknown, random: Random): Types['State'] {
  try {
    return game.determinize(view, random);
  } catch (error) {
    throw new CannotDecide(`no view of ${game.name}: ${String(error)}`);
  }
}

/** Returns the state at the start of a game, or at the end of a record. */
function startOf(game: Game<Types>, options: unknown, record: unknown): Types['State'] {
  if (record !== undefined) {
    const played = replay(game, record);
    if (!played.ok) throw new CannotDecide(`${played.rule}: ${played.because}`);
    return played.state;
  }
  const read = game.readOptions(options ?? {});
  if (!read.ok) throw new CannotDecide(`${read.rule}: ${read.because}`);
  return game.setup(read.value);
}

/** Answers the lines of a referee on standard input as a bot, until they end. */
export async function answerAsBot(list: GameList, name: string): Promise<void> {
  const seat = new BotSeat(list, name);
  await answerLines(ToBot, (line) => seat.hear(line));
}
