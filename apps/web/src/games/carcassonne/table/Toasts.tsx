import { Suspense, useCallback } from 'react';
import type { Surroundings } from '../../../table/free-spot.ts';
import { AnswerToast, Toast } from '../../../table/Toast.tsx';
import { isSmall } from '../../../table/use-layout.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { lazyWithMessages } from '../../../ui/lazy-with-messages.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { useCarcassonne, useCarcassonneUi } from '../context.ts';
import { OpenRefusals } from '../decision/FigureChoices.tsx';
import { featureAt } from '../features.ts';
import { useCarcassonneTranslator } from '../messages.ts';
import { refusalText } from '../text/refusal-text.ts';

interface Props {
  /** Another object whenever the board has come to rest somewhere else. */
  readonly rest: object;
}

/** Slips of paper beside the board: refusals, reasons, the worth of a feature, spoken answers. */
export function Toasts({ rest }: Props) {
  const { turn, layout, purist } = useCarcassonne();
  const isExplained = useCarcassonneUi((ui) => ui.refusal);
  const hasAnswer = useCarcassonneUi((ui) => Boolean(ui.answer));
  // On a phone the sheet says what the decision is about: a slip would cover it.
  if (isExplained) return isSmall(layout) ? null : <RefusalAside rest={rest} />;
  if (hasAnswer) return <AnswerAside rest={rest} />;
  if (turn.preview.kind === 'misfit') return isSmall(layout) ? null : <RefusalToast rest={rest} />;
  return purist ? null : <FeatureAside rest={rest} />;
}

const RefusalAside = ({ rest }: Props) => <OpenRefusals around={useAround(rest)} />;
const AnswerAside = ({ rest }: Props) => <AnswerToast around={useAround(rest)} />;

/** A slip lies beside the tile that it speaks of, and off all that can be pressed on the board. */
function useAround(rest: object): () => Surroundings | undefined {
  const { board, turn } = useCarcassonne();
  const { cells } = turn;
  const { at } = turn.plan;
  const looked = useCarcassonneUi((ui) => (ui.refusal ? undefined : ui.inspected?.at));
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells are elsewhere when the board has moved
  return useCallback(() => {
    const shown = board.current;
    if (!shown) return undefined;
    const about = looked ?? at;
    const pressed = [...cells.map((cell) => cell.at), ...(at ? [at] : []), ...(looked ? [looked] : [])];
    return { room: shown.room(), taken: pressed.map(shown.boxOf), about: about && shown.boxOf(about) };
  }, [board, cells, at, looked, rest]);
}

function RefusalToast({ rest }: Props) {
  const t = useCarcassonneTranslator();
  const around = useAround(rest);
  const { turn, board, purist } = useCarcassonne();
  if (turn.preview.kind !== 'misfit') return null;
  const { refusal, repair } = turn.preview;
  return (
    <Toast kind="refusal" around={around}>
      <p>
        <b>{refusalText(t, refusal)}</b>
      </p>
      <p className="toast-row">
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
    </Toast>
  );
}

const FeatureToast = lazyWithMessages(() => import('./FeatureToast.tsx'));

function FeatureAside({ rest }: Props) {
  const around = useAround(rest);
  const { view } = useCarcassonne();
  const inspected = useCarcassonneUi((ui) => ui.inspected);
  const feature = inspected && featureAt(view, inspected.at, inspected.on);
  return (
    feature && (
      <Suspense>
        <FeatureToast feature={feature} around={around} />
      </Suspense>
    )
  );
}
