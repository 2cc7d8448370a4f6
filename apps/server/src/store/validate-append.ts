import type { Append } from './store.ts';

/** Throws where an append makes no sense: a mistake of the program, which the database would take or find too late. */
export function validateAppend({ game, version, entries, head }: Append): void {
  if (entries.length === 0) throw new RangeError(`${game}: an append of no entries`);
  if (!Number.isInteger(version) || version < 0) throw new RangeError(`${game}: version ${version}`);
  const people = new Set(head.people.map(({ person }) => person));
  if (people.size < head.people.length) throw new RangeError(`${game}: a person is named twice`);
}
