import type { Refusal } from './game.ts';
import { isObject, quote } from './record.ts';

/** A reason against an action. */
export const refuse = (rule: string, because: string, facts?: Refusal['facts']): Refusal =>
  facts ? { rule, because, facts } : { rule, because };

/** A reason against something that is no action in any state. */
export const malformed = (because: string): Refusal => refuse('RECORD', because);

/** An action from outside: an object of a known type without strange members, whose members may hold anything. */
export interface ReadAction<Rules> {
  readonly rules: Rules;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Reads an action from outside, or returns why it is none: no object, of no known type, or with a member that its type has not. */
export function readAction<Rules extends { readonly type: string; readonly members: readonly string[] }>(
  action: unknown,
  rulesOf: (type: unknown) => Rules | undefined,
): ReadAction<Rules> | Refusal {
  if (!isObject(action)) return malformed('an action is a JSON object');
  const rules = rulesOf(action.type);
  if (!rules) return malformed(`there is no action ${quote(action.type)}`);
  const stranger = Object.keys(action).find((name) => name !== 'type' && !rules.members.includes(name));
  return stranger === undefined
    ? { rules, input: action }
    : malformed(`${rules.type} has no member ${quote(stranger)}`);
}
