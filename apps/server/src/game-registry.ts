import type { TableFacts } from '@bastide/contract';

/** The games of a server: of each every version of the rules under which a table may still stand, the newest first. */
export interface GameRegistry {
  /** The rules of new tables; undefined: there is no such game here. */
  newest(name: string): TableFacts | undefined;
  /** Undefined: this server knows no such version. */
  withRules(name: string, rulesVersion: string): TableFacts | undefined;
  readonly names: readonly string[];
}

export function gameRegistry(all: readonly TableFacts[]): GameRegistry {
  return {
    newest: (name) => all.find(({ game }) => game.name === name),
    withRules: (name, version) => all.find((one) => one.game.name === name && one.rulesVersion === version),
    names: [...new Set(all.map(({ game }) => game.name))],
  };
}

/** Forgets the types of one game: tables hand to it only what came from it. */
export const anyGame = (facts: unknown): TableFacts => facts as TableFacts;
