import { navigate } from '../router/history.ts';
import type { Route } from '../router/route.ts';
import { ToolButton } from '../table/TableHeader.tsx';
import { useReviewTranslator } from './messages.ts';

/** Goes back to the review from which this game was branched off. */
export default function BackToReviewButton({ origin }: { readonly origin: Route }) {
  const t = useReviewTranslator();
  return <ToolButton icon="back" label={t('review.back')} onPress={() => navigate(origin)} />;
}
