import { sanitize } from '@bastide/contract';
import { botOf } from '../game/bots.ts';
import { BadInput } from '../shell/bad-input.ts';

/** Prefix of an external program's command line. */
const COMMAND = 'cmd:';

/** Returns the command line of an entrant that is an external program. */
export const commandOf = (written: string): string | undefined =>
  written.startsWith(COMMAND) ? written.slice(COMMAND.length).trim() : undefined;

/** Checks the entrants, which must differ: bots that know the game, and external programs. */
export function checkEntrants(game: string, entrants: readonly string[]): void {
  for (const [i, written] of entrants.entries()) {
    if (entrants.indexOf(written) < i) throw new BadInput('arena.twice', { name: sanitize(written, 60) });
    const command = commandOf(written);
    if (command === '') throw new BadInput('arena.noCommand');
    if (command === undefined) botOf(game, written);
  }
}
