import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type Action,
  type Catan,
  catan,
  type Event,
  type Options,
  RESOURCES,
  type State,
} from '@bastide/catan';
import { defaultNames, type RecordedAction, readText, recordOf, writeText } from '@bastide/contract';
import { optionsOf, positionOf } from './random-game.ts';

/** A recorded game as one line of JSON: its turns in words, its points, and a digest of everything on the way. */
export interface RecordedGame {
  /** Seats, and the options changed. */
  readonly options: { readonly seats: number } & Partial<Options>;
  /** Style of play. */
  readonly style: string;
  readonly turns: readonly string[];
  /** At the end, hidden cards included; those of a game that was left, as they stood. */
  readonly points: readonly number[];
  readonly digest: string;
}

/** Interval at which legal actions go into the digest in words; in between only their number does. */
const IN_WORDS = 8;
/** The whole position goes in less often, and at the end; what each seat has counted, less often still. */
const WHOLE = 32;
const COUNTED = 64;

/** Takes in, at each action, who acts, all that may be done, and the points; now and then the whole position. */
export class Digest {
  readonly #hash = createHash('sha256');
  #steps = 0;

  /** Before an action, and at the end. */
  add(state: State): void {
    const step = this.#steps++;
    const actors = catan.actors(state);
    const choices = actors.map((actor) => catan.actions(state, actor));
    const said = step % IN_WORDS === 0 ? choices.map((some) => some.map(catan.text.write).sort()) : [];
    const weights = actors[0] === 'chance' ? catan.weights(state) : [];
    const counts = choices.map(({ length }) => length);
    this.#hash.update(`${actors}|${counts}|${said.join('|')}|${weights}|${pointsOf(state)}\n`);
    if (step % WHOLE === 0 || actors.length === 0) this.#hash.update(JSON.stringify(positionOf(state)));
    if (step % COUNTED === 0 && state.counting) this.#hash.update(countedIn(state));
  }

  get hex(): string {
    return this.#hash.copy().digest('hex').slice(0, 16);
  }
}

const pointsOf = (state: State): number[] =>
  Array.from({ length: state.options.seats }, (_, seat) => catan.fast.points(state, seat));

/** Fewest and most cards of each kind in each hand, as an onlooker and each seat have counted them. */
function countedIn(state: State): string {
  const viewers = [undefined, ...pointsOf(state).keys()];
  return viewers
    .flatMap((viewer) =>
      catan
        .view(state, viewer)
        .seats.map(({ least, most }) => RESOURCES.map((card) => `${least[card]}-${most[card]}`).join(' ')),
    )
    .join('|');
}

/** The files of recorded games, by the number of seats. */
export const FILES = { two: 2, three: 3, four: 4 } as const;

/** The recorded games, one a line: those of one file, or all. */
export const linesOf = (...names: readonly string[]): string[] =>
  (names.length > 0 ? names : Object.keys(FILES)).flatMap((name) =>
    readFileSync(new URL(`recorded/${name}.jsonl`, import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  );

/** Writes the turns of a game, as they stand in a record. */
export function turnsOf(options: Options, acts: readonly RecordedAction<Action>[]): string[] {
  const names = defaultNames(options.seats);
  const text = writeText(catan, recordOf<Catan>(catan, options, names, acts));
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
  const options = optionsOf(recorded.options);
  const head = writeText(catan, recordOf(catan, options, defaultNames(options.seats), []));
  const read = readText(catan, `${head.trimEnd()}\n\n${recorded.turns.join('\n')}\n`);
  if (!read.ok) throw new Error(read.because);
  return { recorded, options, acts: (read.value as { actions: RecordedAction<Action>[] }).actions };
}

/** Plays a recorded game again, and hands out what happens. Throws if an action is refused. */
export function playAgain(
  options: Options,
  acts: readonly RecordedAction<Action>[],
  hear: (events: readonly Event[], state: State) => void = () => {},
): { points: number[]; digest: string; isOver: boolean } {
  const state = catan.setup(options);
  const digest = new Digest();
  for (const { by, ...action } of acts) {
    digest.add(state);
    const refusal = catan.refusal(state, by, action);
    if (refusal) throw new Error(`${catan.text.write(action)}: ${refusal.because}`);
    hear(catan.apply(state, by, action), state);
  }
  digest.add(state);
  return { points: pointsOf(state), digest: digest.hex, isOver: catan.actors(state).length === 0 };
}
