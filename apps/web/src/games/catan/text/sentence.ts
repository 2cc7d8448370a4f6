import type { PromptText } from '../../../table/Prompt.tsx';

export const say = (
  head: string,
  details: readonly string[] = [],
  rules: readonly string[] = [],
): PromptText => ({
  head,
  details,
  rules,
});
