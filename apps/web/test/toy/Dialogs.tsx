import { CommonDialogs } from '../../src/table/CommonDialogs.tsx';
import { Leaf } from './parts.tsx';
import { useWords } from './words.ts';

/** The one dialog that is open, if any: Pearls has none of its own. */
export default function Dialogs() {
  const t = useWords();
  const keys = [
    ['1  2', t('pearls.key.choose')],
    ['Enter', t('pearls.key.commit')],
  ] as const;
  return (
    <CommonDialogs keys={keys} leaf={<Leaf />}>
      {null}
    </CommonDialogs>
  );
}
