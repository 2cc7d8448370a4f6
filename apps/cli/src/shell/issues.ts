import { sanitize } from '@bastide/contract';

/** A fault found by a schema. */
export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Describes the faults of an input, by member. */
export const issuesOf = (issues: readonly Issue[], input: unknown): string =>
  sanitize(issues.map((issue) => described(issue, input)).join('; '), 1000);

function described({ path, message }: Issue, input: unknown): string {
  const member = path.join('.');
  if (member === '') return message;
  return isMissing(path, input) ? `${member} is missing` : `${member}: ${message}`;
}

/** True if the input has nothing at that path. */
function isMissing(path: readonly PropertyKey[], input: unknown): boolean {
  let value = input;
  for (const member of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[member];
  return value === undefined;
}
