import { useWords } from '../i18n/context.ts';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { Code } from './Code.tsx';
import type { Judged } from './check.ts';

/** What came of it, in words; where something is wrong, what was due and what was found. */
export function Verdict({ judged }: { readonly judged: Judged }) {
  const t = useWords<string>();
  const { verdict, tell } = judged;
  if (verdict.ok && !verdict.isOver)
    return (
      <Slip tone="open" icon="pause" title={t('verify.soFar', { n: verdict.draws })}>
        <p>{t('verify.soFarNote', { actions: verdict.actions })}</p>
      </Slip>
    );
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
            <Due label={t('verify.due')}>{tell(t, verdict.due)}</Due>
            <Due label={t('verify.found')}>{tell(t, verdict.found)}</Due>
          </dl>
        </Slip>
      );
    case 'commitment':
      return (
        <Slip tone="bad" icon="close" title={t('verify.otherSecret')}>
          <p>{t('verify.otherSecretNote')}</p>
          <dl className="verify-due">
            <Due label={t('verify.commitment')}>
              <Code hex={verdict.fairness.commitment} />
            </Due>
            <Due label={t('verify.dueCommitment')}>
              <Code hex={verdict.due} />
            </Due>
          </dl>
        </Slip>
      );
    case 'hidden': {
      const how = verdict.isOver ? 'bare' : 'hidden';
      return (
        <Slip tone="open" icon="pause" title={t(`verify.${how}`)}>
          <p>{t(`verify.${how}Note`)}</p>
        </Slip>
      );
    }
    default:
      return (
        <Slip tone="open" icon="minus" title={t('verify.none')}>
          <p>{t('verify.noneNote')}</p>
        </Slip>
      );
  }
}

/** Where this device has seen the table of the record: whether it was that game, by what it kept of it. */
export function SeenThere({ judged: { compared } }: { readonly judged: Judged }) {
  const t = useWords();
  if (!compared) return null;
  const { commitment, isOwn, missing } = compared;
  return (
    <>
      {commitment === 'same' && missing.length === 0 && (
        <p className="sheet-like verify-note">
          {t('verify.seen', { own: isOwn.includes(true) ? 'yes' : 'no' })}
        </p>
      )}
      {typeof commitment === 'object' && (
        <Slip tone="bad" icon="close" title={t('verify.notSeen')}>
          <p>{t('verify.notSeenNote')}</p>
          <dl className="verify-due">
            <Due label={t('verify.atTable')}>
              <Code hex={commitment.seen} />
            </Due>
            <Due label={t('verify.found')}>
              <Code hex={commitment.told} />
            </Due>
          </dl>
        </Slip>
      )}
      {missing.length > 0 && (
        <Slip tone="bad" icon="close" title={t('verify.notOwn')}>
          <p>{t('verify.notOwnNote')}</p>
          <dl className="verify-due">
            {missing.map((number) => (
              <Due key={number} label={t('verify.madeHere')}>
                <Code hex={number} />
              </Due>
            ))}
          </dl>
        </Slip>
      )}
    </>
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

interface DueProps {
  readonly label: string;
  readonly children: React.ReactNode;
}

/** What was due, or was found in its place. */
const Due = ({ label, children }: DueProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
