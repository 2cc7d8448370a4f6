import type { Sentence } from '../../../table/Say.tsx';

export const say = (
  head: string,
  details: readonly string[] = [],
  rules: readonly string[] = [],
): Sentence => ({
  head,
  details,
  rules,
});
