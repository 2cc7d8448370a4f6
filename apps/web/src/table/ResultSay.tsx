import { useCompany } from './company.ts';
import { Say, type Sentence } from './Say.tsx';

/** Who won, and by how much; where others gave up, that is what it says. */
export function ResultSay({ sentence }: { readonly sentence: Sentence }) {
  const company = useCompany();
  const said = <Say sentence={sentence} />;
  return company ? <company.Result>{said}</company.Result> : said;
}
