import { useWords } from '../i18n/context.ts';
import { seenCommitment } from '../online/commitments.ts';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { Code } from './Code.tsx';
import { comparedWithSeen, type Judged } from './check.ts';

/** What came of it, in words; where something is wrong, what was due and what was found. */
export function Verdict({ judged }: { readonly judged: Judged }) {
  const t = useWords<string>();
  const { verdict, tell } = judged;
  if (verdict.ok)
    return (
      <Slip tone="good" icon="check" title={t('verify.good', { n: verdict.draws })}>
        <p>{t('verify.goodNote')}</p>
      </Slip>
    );
  switch (verdict.why) {
    case 'draw':
      return (
        <Slip tone="bad" icon="close" title={t('verify.wrong', { n: verdict.draw + 1 })}>
          <p>{t('verify.wrongNote', { at: verdict.at, before: verdict.draw })}</p>
          <dl className="verify-due">
            <div>
              <dt>{t('verify.due')}</dt>
              <dd>{tell(t, verdict.due)}</dd>
            </div>
            <div>
              <dt>{t('verify.found')}</dt>
              <dd>{tell(t, verdict.found)}</dd>
            </div>
          </dl>
        </Slip>
      );
    case 'commitment':
      return (
        <Slip tone="bad" icon="close" title={t('verify.otherSecret')}>
          <p>{t('verify.otherSecretNote')}</p>
          <dl className="verify-due">
            <div>
              <dt>{t('verify.commitment')}</dt>
              <dd>
                <Code hex={verdict.fairness.commitment} />
              </dd>
            </div>
            <div>
              <dt>{t('verify.dueCommitment')}</dt>
              <dd>
                <Code hex={verdict.due} />
              </dd>
            </div>
          </dl>
        </Slip>
      );
    default:
      return (
        <Slip
          tone="open"
          icon={verdict.why === 'hidden' ? 'pause' : 'minus'}
          title={t(`verify.${verdict.why}`)}
        >
          <p>{t(`verify.${verdict.why}Note`)}</p>
        </Slip>
      );
  }
}

/** Where this device has seen the table of the record: whether the same was committed to there. */
export function SeenThere({ judged }: { readonly judged: Judged }) {
  const t = useWords();
  const compared = comparedWithSeen(judged, seenCommitment);
  if (compared === undefined) return null;
  if (compared === 'same') return <p className="sheet-like verify-note">{t('verify.seen')}</p>;
  return (
    <Slip tone="bad" icon="close" title={t('verify.notSeen')}>
      <p>{t('verify.notSeenNote')}</p>
      <dl className="verify-due">
        <div>
          <dt>{t('verify.atTable')}</dt>
          <dd>
            <Code hex={compared.seen} />
          </dd>
        </div>
        <div>
          <dt>{t('verify.found')}</dt>
          <dd>
            <Code hex={compared.told} />
          </dd>
        </div>
      </dl>
    </Slip>
  );
}

interface SlipProps {
  readonly tone: 'good' | 'bad' | 'open';
  readonly icon: IconName;
  readonly title: string;
  readonly children: React.ReactNode;
}

const Slip = ({ tone, icon, title, children }: SlipProps) => (
  <div className="sheet-like verify-verdict" data-tone={tone}>
    <h2>
      <span className="verify-seal">
        <Icon name={icon} />
      </span>
      {title}
    </h2>
    {children}
  </div>
);
