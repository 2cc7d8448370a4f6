import { useCallback } from 'react';
import type { Surroundings } from '../../../table/free-spot.ts';
import { AnswerToast, Toast } from '../../../table/Toast.tsx';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { useCatan, useCatanUi } from '../context.ts';
import { useCatanTranslator } from '../messages.ts';
import { refusalReason, refusalText } from '../text/refusal-text.ts';
import { usePlaceText } from './use-place-words.ts';

interface Props {
  /** Places that a press chooses. */
  readonly pressed: readonly string[];
  /** Another object whenever the island has come to rest somewhere else. */
  readonly rest: object;
}

/** Slips of paper on the wood: refusals, spoken answers, what a place of the island is. */
export function Toasts({ pressed, rest }: Props) {
  const t = useCatanTranslator();
  const { setUi } = useCatan();
  const refused = useCatanUi((ui) => ui.refused);
  const hasAnswer = useCatanUi((ui) => Boolean(ui.answer));
  const place = usePlaceText();
  const around = useAround(pressed, rest);
  if (refused) {
    const because = refusalReason(t, refused) ?? refused.because;
    const said = t.sentence(refused.isTakenBack ? t('inputLock.refused', { because }) : because);
    return (
      <Toast kind="refusal" around={around}>
        <p>
          <b>{said}</b>
        </p>
        <p className="toast-row">
          {refused.rule !== '' && <RuleLink id={refused.rule} />}
          <button type="button" className="btn" onClick={() => setUi({ refused: undefined })}>
            {t('act.close')}
          </button>
        </p>
      </Toast>
    );
  }
  if (hasAnswer) return <AnswerToast around={around} />;
  if (!place) return null;
  return (
    <Toast kind="feature" around={around}>
      <p>
        <b>{place.title}</b>
      </p>
      {place.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {place.refusal && (
        <p className="no">
          {refusalText(t, place.refusal)} <RuleLink id={place.refusal.rule} />
        </p>
      )}
    </Toast>
  );
}

/** Elements on the wood above and beside the island. */
const BESIDE = '.table > :is(.dice, .trade), .table > .head > *';

/** A slip lies beside the place that it speaks of, and off all that can be pressed. */
function useAround(pressed: readonly string[], rest: object): () => Surroundings | undefined {
  const { board } = useCatan();
  const about = useCatanUi(({ inspected, refused, answer }) =>
    refused || answer !== undefined ? undefined : inspected,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: places are elsewhere when the island has moved
  return useCallback(() => {
    const shown = board.current;
    if (!shown) return undefined;
    const places = about === undefined ? pressed : [...pressed, about];
    const beside = [...document.querySelectorAll(BESIDE)].map((element) => element.getBoundingClientRect());
    return {
      room: shown.room(),
      taken: [...places.map(shown.boxOf), ...beside],
      about: about === undefined ? undefined : shown.boxOf(about),
    };
  }, [board, pressed, about, rest]);
}
