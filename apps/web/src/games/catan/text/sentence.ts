import type { PromptText } from '../../../table/Say.tsx';

export const say = (
  head: string,
  details: readonly string[] = [],
  rules: readonly string[] = [],
): PromptText => ({
  head,
  details,
  rules,
});
