import type { AnyHosted } from './hosted.ts';

/** The games of a server: of each every version of the rules under which a table may still stand, the newest first. */
export interface Games {
  /** The rules of new tables; undefined: there is no such game here. */
  newest(name: string): AnyHosted | undefined;
  /** Undefined: this server knows no such version. */
  under(name: string, rules: string): AnyHosted | undefined;
  readonly names: readonly string[];
}

export function listGames(hosted: readonly AnyHosted[]): Games {
  return {
    newest: (name) => hosted.find(({ game }) => game.name === name),
    under: (name, rules) => hosted.find((one) => one.game.name === name && one.rules === rules),
    names: [...new Set(hosted.map(({ game }) => game.name))],
  };
}

/** Types of a game are known in its folder only. */
export const anyHosted = (hosted: unknown): AnyHosted => hosted as AnyHosted;
