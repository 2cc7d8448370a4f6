/** Options of `arena.ts` that say only where games are played, what is kept of them and how it is told. */
const ELSEWHERE = ['--workers', '--results', '--record', '--html', '--bus', '--json'];

/**
 * The command line that plays the deals of an arena again, and the same games where bots have steps and no clock, for people to copy.
 * `args`: what was given to the program.
 */
export function rerunCommand(args: readonly string[]): string {
  const kept = ['bastide'];
  for (let i = 0; i < args.length; i++) {
    const [flag = '', value] = args[i]!.split('=');
    if (!ELSEWHERE.includes(flag)) kept.push(quoted(args[i]!));
    else if (flag !== '--json' && value === undefined) i++;
  }
  return kept.join(' ');
}

const quoted = (word: string): string =>
  /^[\w@:.,=/%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
