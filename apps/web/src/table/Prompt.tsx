import type { ReactNode } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { RuleLink } from '../ui/RuleLink.tsx';
import { useTableBase } from './context.ts';
import { useTableOverlay } from './overlay.ts';

/** The sentence of the action bar: a head in the display face, its sum, details, and the rules it rests on. */
export interface PromptText {
  readonly head: string;
  /** The visible head, if pictures say it in less space. */
  readonly headNode?: ReactNode;
  readonly sum?: string | undefined;
  readonly details: readonly string[];
  readonly rules: readonly string[];
}

interface Props {
  readonly text: PromptText;
  /** True to show only the result of a sum in the head. */
  readonly short?: boolean;
  /** True to reserve space for details, so that nothing jumps. */
  readonly steady?: boolean;
}

/** The result of the plan in words, before anything is committed. */
export function Prompt({
  text: { head: said, headNode, sum, details, rules },
  short = false,
  steady = false,
}: Props) {
  const t = useTranslator();
  const head = useTableOverlay()?.absentText ?? said;
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

/**
 * The prompt in place of the usual one while nothing can be decided. `isAsked`: somebody here could decide; others need
 * only know that the connection is lost.
 */
export function useLockPrompt(isAsked: boolean): PromptText | undefined {
  const t = useTranslator();
  const { inputLock } = useTableBase();
  if (inputLock === 'sending')
    return { head: t('inputLock.sending'), details: [t('inputLock.sendingNote')], rules: [] };
  if (inputLock === 'cut' && isAsked)
    return { head: t('inputLock.cut'), details: [t('inputLock.cutNote')], rules: [] };
  return undefined;
}
