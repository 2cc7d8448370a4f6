import { createContext, useContext } from 'react';
import { useWords } from '../i18n/context.ts';

/** Opens the rules at a rule; empty: at the table of contents; undefined: closes them. */
export const RulesContext = createContext<(id: string | undefined) => void>(() => {});

/** In place of a rule: the table of contents, ready to search. No rule is called so. */
export const FIND = '/';

export const useRules = () => useContext(RulesContext);

/** What rules are called, in every book; and the same with the marks before and after it. */
const ID = /([A-Z]+(?:-[A-Z]+)*-\d+)/;
const CITED = /(\S*[A-Z]+(?:-[A-Z]+)*-\d+\S*)/;

/** A text in which every rule can be opened that it cites. */
export const Cited = ({ text }: { readonly text: string }) =>
  text.split(CITED).map((part, i) => {
    if (i % 2 === 0) return part;
    const [before, id = '', after] = part.split(ID);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are in their places
      <span key={i} className="tied">
        {before}
        <RuleLink id={id} />
        {after}
      </span>
    );
  });

/** Cites a rule; pressed, it opens there. */
export function RuleLink({ id }: { readonly id: string }) {
  const t = useWords();
  const open = useRules();
  return (
    <button type="button" className="rubric" aria-label={t('rules.link', { id })} onClick={() => open(id)}>
      {id}
    </button>
  );
}
