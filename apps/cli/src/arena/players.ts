import { gameSlotOf, type Plan, type Player, playerOf } from '@bastide/arena';
import { loadBot } from '@bastide/bots';
import { type BotProcess, openBotProcess, type ProcessListeners } from './bot-process.ts';
import { commandOf } from './entrants.ts';

/** The players of a plan, as they are seated from game to game. */
export interface Players {
  /** By seat, for game number n. */
  at(n: number): readonly Player[];
  /** Ends the programs that were started. */
  close(): Promise<void>;
}

/** A bot of this program sits at any number of seats; of another program each seat has a process of its own. */
export async function openPlayers(plan: Plan, heard: ProcessListeners): Promise<Players> {
  const bots = await Promise.all(
    plan.entrants.map(async (written) =>
      commandOf(written) === undefined ? playerOf(await loadBot(plan.game, written)) : undefined,
    ),
  );
  /** By entrant, one for each copy of it at a table. */
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
