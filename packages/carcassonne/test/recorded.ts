import { createHash } from 'node:crypto';
import { type Action, type Carcassonne, carcassonne, type Options, type State } from '@bastide/carcassonne';
import {
  type Actor,
  defaultNames,
  type RecordedAction,
  readText,
  recordOf,
  writeText,
} from '@bastide/contract';
import { optionsOf, positionOf } from './random-game.ts';

/** A recorded game as one line of JSON: its turns in words, its points, and a digest of everything on the way. */
export interface RecordedGame {
  /** Edition, sets, seats, and the options changed. */
  readonly options: { readonly edition: string } & Partial<Options>;
  /** Style of play. */
  readonly style: string;
  readonly turns: readonly string[];
  readonly points: readonly number[];
  readonly digest: string;
}

/** The whole position goes into the digest at every so many actions, and at the end. */
const WHOLE = 10;

/** Takes in, at each action, who acts, all that may be done, and the points; now and then the whole position. */
export class Digest {
  readonly #hash = createHash('sha256');
  #steps = 0;

  /** Before an action; or at the end, when nobody acts. */
  add(state: State): void {
    const [actor] = carcassonne.actors(state);
    const choices = actor === undefined ? [] : carcassonne.actions(state, actor).map(carcassonne.text.write);
    const weights = actor === 'chance' ? carcassonne.weights(state) : [];
    const seats = carcassonne.options(state).seats;
    const points = Array.from({ length: seats }, (_, seat) => carcassonne.fast.points(state, seat));
    this.#hash.update(`${actor}|${choices.sort()}|${weights}|${points}\n`);
    if (this.#steps++ % WHOLE === 0 || actor === undefined)
      this.#hash.update(JSON.stringify(positionOf(carcassonne.view(state))));
  }

  get hex(): string {
    return this.#hash.copy().digest('hex').slice(0, 16);
  }
}

/** Writes the turns of a game, as they stand in a record. */
export function turnsOf(options: Options, acts: readonly RecordedAction<Action>[]): string[] {
  const names = defaultNames(options.seats);
  const text = writeText(carcassonne, recordOf<Carcassonne>(carcassonne, options, names, acts));
  return text
    .slice(text.indexOf('\n\n') + 2)
    .trimEnd()
    .split('\n');
}

/** The game of a line, with its options in force. Throws if the line does not read. */
export function readRecorded(line: string): {
  recorded: RecordedGame;
  options: Options;
  acts: RecordedAction<Action>[];
} {
  const recorded = JSON.parse(line) as RecordedGame;
  const options = optionsOf(recorded.options, 'record');
  const head = writeText(carcassonne, recordOf(carcassonne, options, defaultNames(options.seats), []));
  const read = readText(carcassonne, `${head.trimEnd()}\n\n${recorded.turns.join('\n')}\n`);
  if (!read.ok) throw new Error(read.because);
  return { recorded, options, acts: (read.value as { actions: RecordedAction<Action>[] }).actions };
}

/** Plays a recorded game again. Throws if an action is refused. */
export function playAgain(
  options: Options,
  acts: readonly RecordedAction<Action>[],
): { points: number[]; digest: string } {
  const state = carcassonne.setup(options);
  const digest = new Digest();
  for (const { by, ...action } of acts) {
    digest.add(state);
    const actor: Actor = by;
    const refusal = carcassonne.refusal(state, actor, action);
    if (refusal) throw new Error(`${carcassonne.text.write(action as Action)}: ${refusal.because}`);
    carcassonne.apply(state, actor, action as Action);
  }
  digest.add(state);
  return { points: [...(carcassonne.outcome(state)?.points ?? [])], digest: digest.hex };
}
