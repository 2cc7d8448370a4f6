import { RuleLink } from '../../../parts/RuleLink.tsx';
import { useSentence } from './use-sentence.ts';

/** The consequence in words, before anything is pressed. */
export function Say() {
  const { head, details, rules } = useSentence();
  return (
    <div className="say" role="status" tabIndex={-1} id="decision">
      <p className="head-line num">{head}</p>
      {(details.length > 0 || rules.length > 0) && (
        <p className="detail-line">
          {details.join(' ')}{' '}
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
