import type { Address } from '../address/address.ts';
import { goTo } from '../address/history.ts';
import { Tool } from '../table/Head.tsx';
import { useWords } from './words/index.ts';

/** Back to the review from which this game was branched off. */
export default function BackTool({ origin }: { readonly origin: Address }) {
  const t = useWords();
  return <Tool icon="back" label={t('review.back')} onPress={() => goTo(origin)} />;
}
