import { randomBytes } from 'node:crypto';
import { askBot, BOTS } from '@bastide/bots';
import { Sfc32, type Types } from '@bastide/contract';
import { decisionOf } from '@bastide/protocol';
import type { BotRunner } from '../bots/bot-runner.ts';
import type { LiveTable } from '../live/live-table.ts';
import { standInBot } from '../table/delegation.ts';
import { type DueEvent, decidingBot } from '../table/due-events.ts';
import { refuse } from '../table/refusal.ts';
import type { TableDraft } from '../table/table-draft.ts';
import type { TableSnapshot } from '../table/table-snapshot.ts';

type Action = Types['Action'];
type BotDue = Extract<DueEvent, { kind: 'bot' }>;

/** Attempts of a bot whose decisions are outdated by others. */
const MAX_DECISIONS = 3;

export interface DecideContext {
  readonly botRunner: BotRunner;
  now(): number;
  /** Tells whether the server is closing and nothing is to be written. */
  isOver(): boolean;
  /** A thinker broke or was too slow. */
  onError(error: unknown): void;
}

/** A bot decides, and what it decided is written if the same decision is still open. Fails where nothing can be written. */
export async function decideByBot(liveTable: LiveTable, due: BotDue, context: DecideContext): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const { snapshot } = liveTable;
    if (!isStillOpen(snapshot, due)) return;
    const action = await askBotRunner(snapshot, due, context);
    if (context.isOver()) return;
    const answer = await liveTable.update(context.now, (draft) => {
      if (!isStillOpen(draft, due)) return refuse('decision-closed');
      const decided =
        action && isStillAllowed(draft, due, action, snapshot.log.length)
          ? action
          : attempt < MAX_DECISIONS && action
            ? undefined
            : fallbackAction(draft, due);
      if (!decided) return refuse('stale');
      applyBotAction(draft, due, decided);
      return undefined;
    });
    if (answer.ok || answer.code !== 'stale') return;
  }
}

/** Applies an action of a bot, which is named where it stands in for a person. */
export function applyBotAction(
  draft: TableDraft,
  { seat, bot }: Pick<BotDue, 'seat' | 'bot'>,
  action: Action,
): void {
  draft.act(seat, action, draft.table.seats[seat]!.person === null ? undefined : bot);
}

function isStillOpen(snapshot: Pick<TableSnapshot, 'table'>, { seat, bot, decision }: BotDue): boolean {
  const { state, paused } = snapshot.table;
  return (
    state === 'running' &&
    paused === null &&
    decisionOf(snapshot.table, seat) === decision &&
    decidingBot(snapshot, seat) === bot
  );
}

/** Undefined where nobody could think of anything. */
async function askBotRunner(
  { facts, table, match }: TableSnapshot,
  { seat, bot }: BotDue,
  { botRunner, onError }: DecideContext,
): Promise<Action | undefined> {
  try {
    return await botRunner.decide({
      game: table.game,
      rules: table.rules,
      bot,
      seat,
      view: facts.game.view(match!.state, seat),
      seed: newSeed(),
    });
  } catch (error) {
    onError(error);
    return undefined;
  }
}

/** Others may have acted since the bot was asked. */
function isStillAllowed(draft: TableDraft, { seat }: BotDue, action: Action, seen: number): boolean {
  const { facts, match } = draft;
  return (
    !facts.game.refusal(match!.state, seat, action) &&
    !facts.isOutdated(action, seat, draft.eventsSince(seen))
  );
}

/** Returns the action of a fast bot, by the view of the seat, so that the table goes on when another bot has failed. */
function fallbackAction({ facts, match, table }: TableDraft, { seat }: BotDue): Action {
  const view = facts.game.view(match!.state, seat);
  return askBot(facts.game, BOTS[standInBot({ table })](), view, seat, new Sfc32(newSeed()));
}

const newSeed = (): number => randomBytes(6).readUIntBE(0, 6);
