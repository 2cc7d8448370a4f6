import { createContext, useContext } from 'react';
import { useTranslator } from '../i18n/context.ts';

/** Opens the rules at a rule; empty: at the table of contents; undefined: closes them. */
export const RulesContext = createContext<(id: string | undefined) => void>(() => {});

/** In place of a rule: the table of contents, ready to search. No rule is called so. */
export const RULE_SEARCH = '/';

export const useShowRule = () => useContext(RulesContext);

/** What rules are called, in every book; and the same with the marks before and after it. */
const RULE_ID = /([A-Z]+(?:-[A-Z]+)*-\d+)/;
const RULE_CITATION = /(\S*[A-Z]+(?:-[A-Z]+)*-\d+\S*)/;

/** A text in which every rule can be opened that it cites. */
export const TextWithRules = ({ text }: { readonly text: string }) =>
  text.split(RULE_CITATION).map((part, i) => {
    if (i % 2 === 0) return part;
    const [before, id = '', after] = part.split(RULE_ID);
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
  const t = useTranslator();
  const open = useShowRule();
  return (
    <button
      type="button"
      className="section-title"
      aria-label={t('rules.link', { id })}
      onClick={() => open(id)}
    >
      {id}
    </button>
  );
}
