// The table of Carcassonne, loaded as one file, which the tables of other games do not need.
import type { Carcassonne, Options } from '@bastide/carcassonne';
import { type ReactNode, useMemo } from 'react';
import type { TableModule, TableScreenProps } from '../../game/game-ui.ts';
import { TranslatorContext, useTranslator } from '../../i18n/context.ts';
import type { LogLine } from './log/lines.ts';
import { type CarcassonneSession, carcassonneAdapter } from './session.ts';
import type { CarcassonneSetup } from './setup.ts';
import { CarcassonneTableView } from './table/CarcassonneTableView.tsx';
import { ThirdGoodContext } from './ui/third-good.ts';

/** The table, with the terms of its edition. */
export const CarcassonneScreen = (props: TableScreenProps<CarcassonneSession>) => (
  <ThirdGoodProvider options={props.session.moment().view.options}>
    <CarcassonneTableView {...props} />
  </ThirdGoodProvider>
);

interface InTermsProps {
  readonly options: Pick<Options, 'edition' | 'thirdGood'>;
  readonly children: ReactNode;
}

/** Inside, figures and goods have the names and pictures of the edition. */
export function ThirdGoodProvider({ options: { edition, thirdGood: third }, children }: InTermsProps) {
  const t = useTranslator<string>();
  const words = useMemo(() => t.withTerms({ edition, third }), [t, edition, third]);
  return (
    <ThirdGoodContext value={third}>
      <TranslatorContext value={words}>{children}</TranslatorContext>
    </ThirdGoodContext>
  );
}

export const table: TableModule<Carcassonne, LogLine, CarcassonneSetup> = {
  adapter: carcassonneAdapter,
  Screen: CarcassonneScreen,
};
