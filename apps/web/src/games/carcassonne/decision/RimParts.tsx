import { ActionBar } from '../../../table/Rim.tsx';
import { ActionButtons } from './Acts.tsx';
import { Consequence } from './Consequence.tsx';
import { FarmerChoice } from './Farmer.tsx';
import { FigureChoices, RefusalLink } from './Figures.tsx';
import { Hand } from './Hand.tsx';
import { SecondTileChoice } from './Second.tsx';

/** The sentence, then tile, figures, undo and wax. */
export const ActionBarContent = () => (
  <ActionBar
    prompt={
      <>
        <Consequence />
        <RefusalLink />
      </>
    }
  >
    <Hand />
    <FigureChoices />
    <FarmerChoice />
    <SecondTileChoice />
    <ActionButtons />
  </ActionBar>
);
