import { sanitize } from '@bastide/contract';
import { botOf } from '../game/bots.ts';
import { BadInput } from '../shell/bad-input.ts';

/** Before a command line of another program that plays. */
const COMMAND = 'cmd:';

/** The command line of an entrant that is another program. */
export const commandOf = (written: string): string | undefined =>
  written.startsWith(COMMAND) ? written.slice(COMMAND.length).trim() : undefined;

/** Who takes part, each written once: bots that know the game, and other programs. */
export function checkEntrants(game: string, entrants: readonly string[]): void {
  for (const [i, written] of entrants.entries()) {
    if (entrants.indexOf(written) < i) throw new BadInput('arena.twice', { name: sanitize(written, 60) });
    const command = commandOf(written);
    if (command === '') throw new BadInput('arena.noCommand');
    if (command === undefined) botOf(game, written);
  }
}
