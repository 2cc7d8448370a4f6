import type { TableScreenProps } from '../../../game/game-ui.ts';
import type { CarcassonneSession } from '../session.ts';
import { ThirdGoodProvider } from './InTerms.tsx';
import { CarcassonneTableView } from './TableScreen.tsx';

/** The table, in the terms of the printing that is played. */
export const CarcassonneScreen = (props: TableScreenProps<CarcassonneSession>) => (
  <ThirdGoodProvider options={props.session.moment().view.options}>
    <CarcassonneTableView {...props} />
  </ThirdGoodProvider>
);
