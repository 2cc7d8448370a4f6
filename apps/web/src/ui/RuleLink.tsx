import { createContext, useContext } from 'react';
import { useTranslator } from '../i18n/context.ts';

/** Opens a rule; empty: the table of contents; undefined: closes the rules. */
export const RulesContext = createContext<(id: string | undefined) => void>(() => {});

/** Opens the search of the rules; no rule has this id. */
export const RULE_SEARCH = '/';

export const useShowRule = () => useContext(RulesContext);

/** Pattern of rule ids in every book; the second one includes the marks around an id. */
const RULE_ID = /([A-Z]+(?:-[A-Z]+)*-\d+)/;
const RULE_CITATION = /(\S*[A-Z]+(?:-[A-Z]+)*-\d+\S*)/;

/** A text in which each cited rule is a link. */
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

/** A link to a rule. */
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
