import type { ScreenProps } from '../../../game/game-ui.ts';
import type { CarcassonneSession } from '../session.ts';
import { InTerms } from './InTerms.tsx';
import { TableScreen } from './TableScreen.tsx';

/** The table, in the terms of the printing that is played. */
export const Screen = (props: ScreenProps<CarcassonneSession>) => (
  <InTerms options={props.session.moment().view.options}>
    <TableScreen {...props} />
  </InTerms>
);
