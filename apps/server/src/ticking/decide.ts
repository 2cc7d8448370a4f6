import { randomBytes } from 'node:crypto';
import { askBot, BOTS } from '@bastide/bots';
import { Sfc32, type Types } from '@bastide/contract';
import { decisionOf } from '@bastide/protocol';
import type { Thinker } from '../bots/thinker.ts';
import type { Room } from '../rooms/room.ts';
import { type Due, decider } from '../table/due.ts';
import { standIn } from '../table/holding.ts';
import { refused } from '../table/refused.ts';
import type { Staging } from '../table/staging.ts';
import type { Standing } from '../table/standing.ts';

type Action = Types['Action'];
type Deciding = Extract<Due, { kind: 'bot' }>;

/** How often a bot thinks anew because others changed meanwhile what it thought of. */
const THOUGHTS = 3;

export interface DecidePorts {
  readonly thinker: Thinker;
  now(): number;
  /** Whether nothing is to be written any more. */
  isOver(): boolean;
  /** A thinker broke or was too slow. */
  failed(error: unknown): void;
}

/** A bot decides, and what it decided is written if the same decision is still open. Fails where nothing can be written. */
export async function decideByBot(room: Room, due: Deciding, ports: DecidePorts): Promise<void> {
  for (let thought = 1; ; thought++) {
    const { standing } = room;
    if (!isOpen(standing, due)) return;
    const action = await ask(standing, due, ports);
    if (ports.isOver()) return;
    const answer = await room.change(ports.now, (staging) => {
      if (!isOpen(staging, due)) return refused('decision-closed');
      const decided =
        action && mayStill(staging, due, action, standing.lines.length)
          ? action
          : thought < THOUGHTS && action
            ? undefined
            : moveAtOnce(staging, due);
      if (!decided) return refused('stale');
      act(staging, due, decided);
      return undefined;
    });
    if (answer.ok || answer.code !== 'stale') return;
  }
}

/** What a bot does at a seat; it is named where it stands in for a person. */
export function act(staging: Staging, { seat, bot }: Pick<Deciding, 'seat' | 'bot'>, action: Action): void {
  staging.act(seat, action, staging.table.seats[seat]!.person === null ? undefined : bot);
}

function isOpen(standing: Pick<Standing, 'table'>, { seat, bot, decision }: Deciding): boolean {
  const { state, paused } = standing.table;
  return (
    state === 'running' &&
    paused === null &&
    decisionOf(standing.table, seat) === decision &&
    decider(standing, seat) === bot
  );
}

/** Undefined where nobody could think of anything. */
async function ask(
  { hosted, table, played }: Standing,
  { seat, bot }: Deciding,
  { thinker, failed }: DecidePorts,
): Promise<Action | undefined> {
  try {
    return await thinker.think({
      game: table.game,
      rules: table.rules,
      bot,
      seat,
      view: hosted.game.view(played!.state, seat),
      seed: newSeed(),
    });
  } catch (error) {
    failed(error);
    return undefined;
  }
}

/** Others may have acted since the bot was asked. */
function mayStill(staging: Staging, { seat }: Deciding, action: Action, seen: number): boolean {
  const { hosted, played } = staging;
  return (
    !hosted.game.refusal(played!.state, seat, action) &&
    !hosted.isOutdated(action, seat, staging.eventsSince(seen))
  );
}

/** What a bot does that answers at once, by what the seat sees: the table does not stand still because another has failed. */
function moveAtOnce({ hosted, played, table }: Staging, { seat }: Deciding): Action {
  const view = hosted.game.view(played!.state, seat);
  return askBot(hosted.game, BOTS[standIn({ table })](), view, seat, new Sfc32(newSeed()));
}

const newSeed = (): number => randomBytes(6).readUIntBE(0, 6);
