import type { FeatureView } from '@bastide/carcassonne';
import { Toast, type ToastPlacement } from '../../../table/Toast.tsx';
import { useCarcassonne } from '../context.ts';
import { useCarcassonneTranslator } from '../messages.ts';
import { featureText } from '../text/feature-text.ts';

interface Props extends ToastPlacement {
  readonly feature: FeatureView;
}

/** Describes the feature that is looked at. */
export default function FeatureToast({ feature, around }: Props) {
  const t = useCarcassonneTranslator();
  const { view, people } = useCarcassonne();
  const words = featureText(t, feature, people.names, view.options);
  return (
    <Toast kind="feature" around={around}>
      <p>
        <b>{words.title}</b>
      </p>
      <p>{words.open}</p>
      {[...words.inside, ...words.who].map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two seats of one name have equal lines
        <p key={i}>{line}</p>
      ))}
      {words.worth && <p className="num">{words.worth}</p>}
    </Toast>
  );
}
