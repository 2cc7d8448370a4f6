import { EDITIONS, type EditionId, type GameName } from './ids.ts';
import { gameOfRule, RULES, type RuleFacts, type RuleId } from './rules.ts';

/** Returns the editions in which a rule holds as its text says; empty: it is the same in all of them. */
export function editionsOf(id: RuleId): readonly EditionId[] {
  const { differs }: RuleFacts<string> = RULES[id];
  if (differs === 'same') return [];
  const all: readonly EditionId[] = EDITIONS[gameOfRule(id) as GameName];
  return all.filter((edition) => !(differs as readonly string[]).includes(edition));
}
