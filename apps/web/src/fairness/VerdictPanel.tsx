import { useTranslator } from '../i18n/context.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import type { CheckedRecord } from './check-record.ts';

/** Shows the verdict in words; for a wrong draw, the expected draw and the one found. */
export function VerdictPanel({ judged }: { readonly judged: CheckedRecord }) {
  const t = useTranslator<string>();
  const { verdict, describe } = judged;
  if (verdict.ok && !verdict.isOver)
    return (
      <VerdictNote tone="open" icon="pause" title={t('fairness.soFar', { n: verdict.draws })}>
        <p>{t('fairness.soFarNote', { actions: verdict.actions })}</p>
      </VerdictNote>
    );
  if (verdict.ok)
    return (
      <VerdictNote tone="good" icon="check" title={t('fairness.good', { n: verdict.draws })}>
        <p>{t('fairness.goodNote')}</p>
      </VerdictNote>
    );
  switch (verdict.why) {
    case 'draw':
      return (
        <VerdictNote tone="bad" icon="close" title={t('fairness.wrong', { n: verdict.draw + 1 })}>
          <p>{t('fairness.wrongNote', { at: verdict.at, before: verdict.draw })}</p>
          <dl className="fairness-expected">
            <ExpectedValue label={t('fairness.due')}>{describe(t, verdict.due)}</ExpectedValue>
            <ExpectedValue label={t('fairness.found')}>{describe(t, verdict.found)}</ExpectedValue>
          </dl>
        </VerdictNote>
      );
    case 'commitment':
      return (
        <VerdictNote tone="bad" icon="close" title={t('fairness.otherSecret')}>
          <p>{t('fairness.otherSecretNote')}</p>
          <dl className="fairness-expected">
            <ExpectedValue label={t('fairness.commitment')}>
              <HexCode hex={verdict.fairness.commitment} />
            </ExpectedValue>
            <ExpectedValue label={t('fairness.dueCommitment')}>
              <HexCode hex={verdict.due} />
            </ExpectedValue>
          </dl>
        </VerdictNote>
      );
    case 'hidden': {
      const how = verdict.isOver ? 'bare' : 'hidden';
      return (
        <VerdictNote tone="open" icon="pause" title={t(`fairness.${how}`)}>
          <p>{t(`fairness.${how}Note`)}</p>
        </VerdictNote>
      );
    }
    default:
      return (
        <VerdictNote tone="open" icon="minus" title={t('fairness.none')}>
          <p>{t('fairness.noneNote')}</p>
        </VerdictNote>
      );
  }
}

/** Compares the record with the notes of this device, and says if it is of the game played here. */
export function DeviceComparison({ judged: { compared } }: { readonly judged: CheckedRecord }) {
  const t = useTranslator();
  if (!compared) return null;
  const { commitment, isOwn, missing } = compared;
  return (
    <>
      {commitment === 'same' && missing.length === 0 && (
        <p className="sheet-like fairness-note">
          {t('fairness.seen', { own: isOwn.includes(true) ? 'yes' : 'no' })}
        </p>
      )}
      {typeof commitment === 'object' && (
        <VerdictNote tone="bad" icon="close" title={t('fairness.notSeen')}>
          <p>{t('fairness.notSeenNote')}</p>
          <dl className="fairness-expected">
            <ExpectedValue label={t('fairness.atTable')}>
              <HexCode hex={commitment.seen} />
            </ExpectedValue>
            <ExpectedValue label={t('fairness.found')}>
              <HexCode hex={commitment.told} />
            </ExpectedValue>
          </dl>
        </VerdictNote>
      )}
      {missing.length > 0 && (
        <VerdictNote tone="bad" icon="close" title={t('fairness.notOwn')}>
          <p>{t('fairness.notOwnNote')}</p>
          <dl className="fairness-expected">
            {missing.map((number) => (
              <ExpectedValue key={number} label={t('fairness.madeHere')}>
                <HexCode hex={number} />
              </ExpectedValue>
            ))}
          </dl>
        </VerdictNote>
      )}
    </>
  );
}

interface VerdictNoteProps {
  readonly tone: 'good' | 'bad' | 'open';
  readonly icon: IconName;
  readonly title: string;
  readonly children: React.ReactNode;
}

const VerdictNote = ({ tone, icon, title, children }: VerdictNoteProps) => (
  <div className="sheet-like fairness-verdict" data-tone={tone}>
    <h2>
      <span className="fairness-seal">
        <Icon name={icon} />
      </span>
      {title}
    </h2>
    {children}
  </div>
);

interface ExpectedValueProps {
  readonly label: string;
  readonly children: React.ReactNode;
}

/** Shows the expected draw, or the one found in its place. */
const ExpectedValue = ({ label, children }: ExpectedValueProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const GROUP = 8;

/** Shows bytes in hexadecimal, in groups that are easy to compare; copying gives one word without spaces. */
export const HexCode = ({ hex }: { readonly hex: string }) => (
  <code className="hex-code">
    {Array.from({ length: Math.ceil(hex.length / GROUP) }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
      <span key={i}>{hex.slice(GROUP * i, GROUP * (i + 1))}</span>
    ))}
  </code>
);
