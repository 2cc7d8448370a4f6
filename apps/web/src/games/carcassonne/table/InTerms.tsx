import type { Options } from '@bastide/carcassonne';
import { type ReactNode, useMemo } from 'react';
import { useWords, WordsContext } from '../../../i18n/context.ts';
import { ThirdGoodContext } from '../parts/third-good.ts';

interface Props {
  readonly options: Pick<Options, 'edition' | 'thirdGood'>;
  readonly children: ReactNode;
}

/** Inside, figures and goods are called and drawn as the printing that is played has them. */
export function InTerms({ options: { edition, thirdGood: third }, children }: Props) {
  const t = useWords<string>();
  const words = useMemo(() => t.inTerms({ edition, third }), [t, edition, third]);
  return (
    <ThirdGoodContext value={third}>
      <WordsContext value={words}>{children}</WordsContext>
    </ThirdGoodContext>
  );
}
