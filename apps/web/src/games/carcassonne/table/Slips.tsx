import { useCallback } from 'react';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { Surroundings } from '../../../table/free-spot.ts';
import { AnswerSlip, type Lying, Slip } from '../../../table/Slip.tsx';
import { isSmall } from '../../../table/use-layout.ts';
import { useTable } from '../context.ts';
import { WhyNot } from '../decision/WhyNot.tsx';
import { featureAt } from '../find.ts';
import { featureWords } from '../text/feature-words.ts';
import { refusalShort } from '../text/refusal-words.ts';
import { useWords } from '../words/index.ts';

/** Slips of paper beside the board: refusals, reasons, what a feature is worth, spoken answers. */
export function Slips({ rest }: { readonly rest: object }) {
  const { turn, attention, layout, purist } = useTable();
  const around = useAround(rest);
  // On a phone the sheet says what the decision is about: a slip would cover it.
  if (attention.why) return isSmall(layout) ? null : <WhyNot around={around} />;
  if (attention.answer) return <AnswerSlip around={around} />;
  if (turn.preview.kind === 'misfit') return isSmall(layout) ? null : <RefusalSlip around={around} />;
  if (attention.looked && !purist) return <FeatureSlip around={around} />;
  return null;
}

/** A slip lies beside the tile that it speaks of, and off all that can be pressed on the board. */
function useAround(rest: object): () => Surroundings | undefined {
  const { board, turn, attention } = useTable();
  const { cells } = turn;
  const { at } = turn.plan;
  const looked = attention.why ? undefined : attention.looked?.at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells are elsewhere when the board has moved
  return useCallback(() => {
    const shown = board.current;
    if (!shown) return undefined;
    const about = looked ?? at;
    const pressed = [...cells.map((cell) => cell.at), ...(at ? [at] : []), ...(looked ? [looked] : [])];
    return { room: shown.room(), taken: pressed.map(shown.boxOf), about: about && shown.boxOf(about) };
  }, [board, cells, at, looked, rest]);
}

function RefusalSlip({ around }: Lying) {
  const t = useWords();
  const { turn, board, purist } = useTable();
  if (turn.preview.kind !== 'misfit') return null;
  const { refusal, repair } = turn.preview;
  return (
    <Slip kind="refusal" around={around}>
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

function FeatureSlip({ around }: Lying) {
  const t = useWords();
  const { view, attention, people } = useTable();
  const feature = attention.looked && featureAt(view, attention.looked.at, attention.looked.on);
  if (!feature) return null;
  const words = featureWords(t, feature, people.names, view.options);
  return (
    <Slip kind="feature" around={around}>
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
