import { useTableOverlay } from './company.ts';
import { Prompt, type PromptText } from './Say.tsx';

/** Who won, and by how much; where others gave up, that is what it says. */
export function ResultPrompt({ sentence }: { readonly sentence: PromptText }) {
  const company = useTableOverlay();
  const said = <Prompt text={sentence} />;
  return company ? <company.Result>{said}</company.Result> : said;
}
