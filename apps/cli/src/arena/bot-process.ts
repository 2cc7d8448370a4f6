import { type ChildProcess, spawn } from 'node:child_process';
import { Fault, type Plan, type Player } from '@bastide/arena';
import { type Game, quote, type Seat, sanitize, type Types } from '@bastide/contract';
import { BOT_PROTOCOL, FromBot, type ToBot } from '@bastide/protocol';
import { LongLine, linesOf } from '../shell/lines.ts';
import { endBotProcess } from './end-bot-process.ts';

/** Callbacks for processes that start or end. */
export interface ProcessListeners {
  started(pid: number): void;
  ended(pid: number): void;
}

/**
 * An external program at one seat. It gets only facts that its seat may know. It is ended when it fails, is late, or
 * is closed.
 */
export interface BotProcess extends Player {
  close(): Promise<void>;
}

/** Milliseconds until a program must be ready, unless its time for an answer is longer. */
const START = 10_000;
/** Milliseconds for the transport, on top of the budget that the program is told. */
const GRACE = 500;
/** Milliseconds in which a program can end by itself. */
const FAREWELL = 1_000;
/** Characters kept from the end of its standard error. */
const MAX_LOG_CHARS = 300;
/** Environment variables that the program gets. */
const ENVIRONMENT = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR', 'SystemRoot'];

/** `patience`: most milliseconds for an answer; `budget`: the time that it is told to keep to. */
export function openBotProcess(
  command: string,
  { patience, budget = patience }: Pick<Plan, 'patience' | 'budget'>,
  heard: ProcessListeners,
): BotProcess {
  let running: Running | undefined;
  let playing: { readonly game: Game<Types>; readonly seat: Seat } | undefined;
  let asked = 0;
  return {
    clock: () => performance.now(),
    begin(game, options, seat, seed) {
      playing = { game, seat };
      if (!running?.isUp) running = start(command, heard);
      running.say({
        type: 'start',
        protocol: BOT_PROTOCOL,
        game: game.name,
        seat,
        seed,
        options: { ...options },
      });
      running.due++;
    },
    hear(state, by, action) {
      const { game, seat } = playing!;
      running!.say({ type: 'act', by, action: game.redactAction(state, by, action, seat) });
    },
    async decide(game, state, seat) {
      const { say, answer } = running!;
      // A game may end before the program was asked anything.
      for (; running!.due > 0; running!.due--)
        await answer((said) => said.type === 'ready', Math.max(START, patience));
      const id = ++asked;
      say({
        type: 'decide',
        id,
        budget: { time: budget },
        view: { ...(game.view(state, seat) as object) },
      });
      const said = await answer((one) => one.type === 'move' && one.id === id, patience + GRACE);
      const { action } = said as Extract<FromBot, { type: 'move' }>;
      const refused = game.refusal(state, seat, action);
      if (refused)
        throw new Fault('illegal', shown([refused.rule, refused.because, quote(action)].join('\n')));
      return action;
    },
    end({ points, winners }) {
      running!.say({ type: 'over', points: [...points], winners: [...winners] });
    },
    async close() {
      await running?.leave();
    },
  };
}

interface Running {
  readonly isUp: boolean;
  /** Number of games that began and still need an answer. */
  due: number;
  say(line: ToBot): void;
  /** Waits for the next line, which must match; a `Fault` ends the program. */
  answer(isDue: (said: FromBot) => boolean, limit: number): Promise<FromBot>;
  /** Closes its input; ends the program if it does not end by itself. */
  leave(): Promise<void>;
}

const shown = (text: string): string => sanitize(text.trim().replace(/\s+/g, ' '), MAX_LOG_CHARS);

function start(command: string, heard: ProcessListeners): Running {
  const env = Object.fromEntries(
    ENVIRONMENT.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
  // A process group of its own, so that the program can be ended with all its children.
  const child = spawn(command, { shell: true, detached: process.platform !== 'win32', stdio: 'pipe', env });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-MAX_LOG_CHARS);
  });
  child.stdin.on('error', () => {}); // The process is gone; the next question finds that out.
  const lines = linesOf(child.stdout);
  const { pid } = child;
  if (pid !== undefined) heard.started(pid);
  const gone = goneOf(child).then((how) => {
    if (pid !== undefined) heard.ended(pid);
    return how;
  });
  let isUp = true;
  const end = async () => {
    isUp = false;
    if (pid !== undefined) endBotProcess(pid);
    await gone;
  };
  const fail = async (fault: Fault): Promise<never> => {
    await end();
    throw fault;
  };
  return {
    get isUp() {
      return isUp;
    },
    due: 0,
    say(line) {
      child.stdin.write(`${JSON.stringify(line)}\n`);
    },
    async answer(isDue, limit) {
      const line = await within(lines.next(), limit).catch((error: LongLine) => error);
      if (line === LATE) return fail(new Fault('late', `${limit} ms`));
      if (line instanceof LongLine) return fail(new Fault('illegal', line.message));
      if (line.done) {
        isUp = false;
        const how = await within(gone, FAREWELL);
        const why = how === LATE ? 'it closed its output' : how;
        return fail(new Fault('crashed', shown([why, complaint].join('\n'))));
      }
      const said = readLine(line.value);
      if (said?.type === 'error') return fail(new Fault('crashed', shown(said.because)));
      if (!said || !isDue(said)) return fail(new Fault('illegal', shown(line.value)));
      return said;
    },
    async leave() {
      child.stdin.end();
      await within(gone, FAREWELL);
      await end();
    },
  };
}

/** Returns the cause of a process's end: its exit code or signal. */
const goneOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`exit ${signal ?? code}`));
  });

function readLine(line: string): FromBot | undefined {
  try {
    return FromBot.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

const LATE = Symbol();

async function within<Result>(waited: Promise<Result>, limit: number): Promise<Result | typeof LATE> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(resolve, limit, LATE);
  });
  try {
    return await Promise.race([waited, late]);
  } finally {
    clearTimeout(timer);
  }
}
