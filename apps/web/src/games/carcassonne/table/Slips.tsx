import { useCallback } from 'react';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import { AnswerSlip, type Covering, Slip } from '../../../table/Slip.tsx';
import { isSmall } from '../../../table/use-layout.ts';
import { useTable } from '../context.ts';
import { featureAt } from '../find.ts';
import { featureWords } from '../text/feature-words.ts';
import { refusalShort, whyNot } from '../text/refusal-words.ts';
import { useWords } from '../words/index.ts';
import { closeReasons } from './to-tile.ts';

/** Slips of paper beside the board: refusals, reasons, what a feature is worth, spoken answers. */
export function Slips() {
  const { turn, attention, layout, purist } = useTable();
  const covers = useCoversGhost();
  if (attention.why) return <WhyNotSlip covers={covers} />;
  if (attention.answer) return <AnswerSlip covers={covers} />;
  // On a phone the sheet says it: a slip would cover what it speaks of.
  if (turn.preview.kind === 'misfit') return isSmall(layout) ? null : <RefusalSlip covers={covers} />;
  if (attention.looked && !purist) return <FeatureSlip covers={covers} />;
  return null;
}

/** Whether a slip in its usual place would lie over the tile that it speaks of. */
function useCoversGhost(): (slip: HTMLElement) => boolean {
  const { board, turn } = useTable();
  const { at } = turn.plan;
  return useCallback(
    (slip) => {
      if (!at || !board.current) return false;
      const { top, bottom, width } = slip.getBoundingClientRect();
      const left = slip.parentElement!.getBoundingClientRect().left + MARGIN;
      const [west, north] = board.current.cellAt(left, top);
      const [east, south] = board.current.cellAt(left + width, bottom);
      return at[0] >= west && at[0] <= east && at[1] >= north && at[1] <= south;
    },
    [at, board],
  );
}

/** Between a slip and the edge of the table, in pixels. */
const MARGIN = 24;

function RefusalSlip({ covers }: Covering) {
  const t = useWords();
  const { turn, board, purist } = useTable();
  if (turn.preview.kind !== 'misfit') return null;
  const { refusal, repair } = turn.preview;
  return (
    <Slip kind="refusal" covers={covers}>
      <p>
        <b>{refusalShort(t, refusal)}</b>
      </p>
      <p className="slip-row">
        <RuleLink id={refusal.rule} />
        {purist ? null : repair !== undefined ? (
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

function WhyNotSlip({ covers }: Covering) {
  const t = useWords();
  const table = useTable();
  const { turn, people } = table;
  if (turn.preview.kind !== 'ready' || !turn.preview.refused) return null;
  const reasons = whyNot(t, turn.preview.refused, turn.preview.after, people.names);
  return (
    <Slip onClose={() => closeReasons(table)} covers={covers}>
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

function FeatureSlip({ covers }: Covering) {
  const t = useWords();
  const { view, attention, people } = useTable();
  const feature = attention.looked && featureAt(view, attention.looked.at, attention.looked.on);
  if (!feature) return null;
  const words = featureWords(t, feature, people.names, view.options);
  return (
    <Slip kind="feature" covers={covers}>
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
