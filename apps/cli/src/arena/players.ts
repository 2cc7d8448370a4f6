import { gameSlotOf, type Plan, type Player, playerOf } from '@bastide/arena';
import { loadBot } from '@bastide/bots';
import { type BotProcess, openBotProcess, type ProcessListeners } from './bot-process.ts';
import { commandOf } from './entrants.ts';

/** The players of a plan and their seats in each game. */
export interface Players {
  /** Returns the players of game `n`, by seat. */
  at(n: number): readonly Player[];
  /** Ends the external programs. */
  close(): Promise<void>;
}

/**
 * Opens the players. One bot of this program serves any number of seats; an external program runs once for each seat.
 */
export async function openPlayers(plan: Plan, heard: ProcessListeners): Promise<Players> {
  const bots = await Promise.all(
    plan.entrants.map(async (written) =>
      commandOf(written) === undefined ? playerOf(await loadBot(plan.game, written)) : undefined,
    ),
  );
  /** By entrant, one process for each of its copies at a table. */
  const programs = plan.entrants.map((): BotProcess[] => []);
  return {
    at(n) {
      const copies = plan.entrants.map(() => 0);
      return gameSlotOf(plan, n).order.map((entrant) => {
        const bot = bots[entrant];
        if (bot) return bot;
        const copy = copies[entrant]!++;
        programs[entrant]![copy] ??= openBotProcess(commandOf(plan.entrants[entrant]!)!, plan, heard);
        return programs[entrant]![copy]!;
      });
    },
    async close() {
      await Promise.all(programs.flat().map((one) => one.close()));
    },
  };
}
