import type { Options } from '@bastide/carcassonne';
import { type ReactNode, useMemo } from 'react';
import { TranslatorContext, useTranslator } from '../../../i18n/context.ts';
import { ThirdGoodContext } from '../parts/third-good.ts';

interface InTermsProps {
  readonly options: Pick<Options, 'edition' | 'thirdGood'>;
  readonly children: ReactNode;
}

/** Inside, figures and goods are called and drawn as the printing that is played has them. */
export function ThirdGoodProvider({ options: { edition, thirdGood: third }, children }: InTermsProps) {
  const t = useTranslator<string>();
  const words = useMemo(() => t.withTerms({ edition, third }), [t, edition, third]);
  return (
    <ThirdGoodContext value={third}>
      <TranslatorContext value={words}>{children}</TranslatorContext>
    </ThirdGoodContext>
  );
}
