import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import { useSettings } from '../../../settings/context.ts';
import { featureAt } from '../text/consequence.ts';
import { featureWords } from '../text/feature-words.ts';
import { refusalShort, whyNot } from '../text/refusal-words.ts';
import { useWords } from '../words/index.ts';
import { useTable } from './context.ts';

/** Slips of paper beside the board: refusals, reasons, what a feature is worth, spoken answers. */
export function Slips() {
  const { turn, attention, layout } = useTable();
  const { settings } = useSettings();
  if (attention.why) return <WhyNotSlip />;
  if (attention.answer) return <AnswerSlip />;
  // On a phone the sheet says it: a slip would cover what it speaks of.
  if (turn.preview.kind === 'misfit')
    return layout === 'phone' || layout === 'sideways' ? null : <RefusalSlip />;
  if (attention.looked && !settings.purist) return <FeatureSlip />;
  return null;
}

interface SlipProps {
  readonly kind?: string;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

function Slip({ kind, onClose, children }: SlipProps) {
  const t = useWords();
  const [slip, covers] = useCoversGhost();
  const name = ['slip', kind, covers ? 'aside' : undefined].filter(Boolean).join(' ');
  return (
    <aside ref={slip} className={name} role={kind === 'refusal' ? 'alert' : undefined}>
      {onClose && (
        <button type="button" className="round close" aria-label={t('act.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
      {children}
    </aside>
  );
}

/** Whether a slip in its usual place would lie over the tile that it speaks of. */
function useCoversGhost() {
  const { board, turn } = useTable();
  const slip = useRef<HTMLElement>(null);
  const [covers, setCovers] = useState(false);
  const { at } = turn.plan;
  useLayoutEffect(() => {
    if (!at || !slip.current || !board.current) return;
    const { top, bottom, width } = slip.current.getBoundingClientRect();
    const left = slip.current.parentElement!.getBoundingClientRect().left + MARGIN;
    const [west, north] = board.current.cellAt(left, top);
    const [east, south] = board.current.cellAt(left + width, bottom);
    setCovers(at[0] >= west && at[0] <= east && at[1] >= north && at[1] <= south);
  }, [at, board]);
  return [slip, covers] as const;
}

/** Between a slip and the edge of the table, in pixels. */
const MARGIN = 24;

function RefusalSlip() {
  const t = useWords();
  const { turn, board } = useTable();
  if (turn.preview.kind !== 'misfit') return null;
  const { refusal, repair } = turn.preview;
  return (
    <Slip kind="refusal">
      <p>
        <b>{refusalShort(t, refusal)}</b>
      </p>
      <p className="slip-row">
        <RuleLink id={refusal.rule} />
        {repair !== undefined ? (
          <button type="button" className="btn" onClick={() => turn.turnTo(repair)}>
            <Icon name="turnRight" /> {t('act.turnIt')}
          </button>
        ) : (
          <button
            type="button"
            className="btn"
            onClick={() => {
              turn.undoAll();
              board.current?.fit();
            }}
          >
            {t('act.showPlaces')}
          </button>
        )}
      </p>
    </Slip>
  );
}

function WhyNotSlip() {
  const t = useWords();
  const { turn, seat, people, look } = useTable();
  if (turn.preview.kind !== 'ready' || !turn.preview.laid) return null;
  const reasons = whyNot(t, turn.preview.laid, turn.preview.after, seat, people.names);
  return (
    <Slip onClose={() => look({ why: false })}>
      <h2>{t('why.title')}</h2>
      {reasons.length === 0 && <p>{t('why.empty')}</p>}
      <ul>
        {reasons.map(({ what, because, rule }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a reason has no other name
          <li key={i}>
            {t('why.line', { what, because })} <RuleLink id={rule} />
          </li>
        ))}
      </ul>
    </Slip>
  );
}

function AnswerSlip() {
  const { attention, look } = useTable();
  return (
    <Slip onClose={() => look({ answer: undefined })}>
      <p>{attention.answer}</p>
    </Slip>
  );
}

function FeatureSlip() {
  const t = useWords();
  const { view, attention, people } = useTable();
  const feature = attention.looked && featureAt(view, attention.looked.at, attention.looked.on);
  if (!feature) return null;
  const words = featureWords(t, feature, people.names, view.options);
  return (
    <Slip kind="feature">
      <p>
        <b>{words.title}</b>
      </p>
      <p>{words.open}</p>
      {[...words.inside, ...words.who].map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two seats of one name have equal lines
        <p key={i}>{line}</p>
      ))}
      {words.worth && <p className="num">{words.worth}</p>}
    </Slip>
  );
}
