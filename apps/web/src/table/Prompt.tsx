import type { ReactNode } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { RuleLink } from '../ui/RuleLink.tsx';

/** What the rim says: a head in the display face, what it comes to, details, and the rules it rests on. */
export interface PromptText {
  readonly head: string;
  /** The head as it is seen, where pictures say it in less room. */
  readonly headNode?: ReactNode;
  readonly sum?: string | undefined;
  readonly details: readonly string[];
  readonly rules: readonly string[];
}

interface Props {
  readonly text: PromptText;
  /** Of a sum, the head has only what it comes to. */
  readonly short?: boolean;
  /** Keeps room for details where there are none, so that nothing jumps. */
  readonly steady?: boolean;
}

/** The consequence in words, before anything is pressed. */
export function Prompt({
  text: { head, headNode, sum, details, rules },
  short = false,
  steady = false,
}: Props) {
  const t = useTranslator();
  const total = sum?.split('=').at(-1)?.trim();
  return (
    <div className="prompt" role="status" tabIndex={-1} id="decision">
      <p className="head-line num">
        {sum
          ? t.rich('join.label', {
              label: head,
              said: (
                <span key="sum" className="sum">
                  {short ? total : sum}
                </span>
              ),
            })
          : headNode === undefined
            ? head
            : [
                <span key="said" className="sr">
                  {head}
                </span>,
                <span key="seen" className="seen" aria-hidden="true">
                  {headNode}
                </span>,
              ]}
      </p>
      {(steady || details.length > 0 || rules.length > 0) && (
        <p className="detail-line">
          {short && sum && <span className="num">{t.sentence(sum) + t('join.sentences')}</span>}
          {t.sentences(details)}
          {t('join.sentences')}
          <span className="cites">
            {rules.map((rule) => (
              <RuleLink key={rule} id={rule} />
            ))}
          </span>
        </p>
      )}
    </div>
  );
}
