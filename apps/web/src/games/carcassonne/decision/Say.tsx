import { RuleLink } from '../../../parts/RuleLink.tsx';
import { useSentence } from './use-sentence.ts';

/** The consequence in words, before anything is pressed. */
export function Say({ short = false }: { readonly short?: boolean }) {
  const { head, sum, details, rules } = useSentence();
  const total = sum?.split('=').at(-1)?.trim();
  return (
    <div className="say" role="status" tabIndex={-1} id="decision">
      <p className="head-line num">
        {head}
        {sum && (
          <>
            : <span className="sum">{short ? total : sum}</span>
          </>
        )}
      </p>
      <p className="detail-line">
        {short && sum && <span className="num">{sum}. </span>}
        {details.join(' ')}{' '}
        <span className="cites">
          {rules.map((rule) => (
            <RuleLink key={rule} id={rule} />
          ))}
        </span>
      </p>
    </div>
  );
}
