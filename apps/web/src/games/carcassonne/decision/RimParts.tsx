import { Rim } from '../../../table/Rim.tsx';
import { Acts } from './Acts.tsx';
import { Consequence } from './Consequence.tsx';
import { Farmer } from './Farmer.tsx';
import { Figures, WhyNotLink } from './Figures.tsx';
import { Hand } from './Hand.tsx';
import { Second } from './Second.tsx';

/** The sentence, then tile, figures, undo and wax. */
export const RimParts = () => (
  <Rim
    say={
      <>
        <Consequence />
        <WhyNotLink />
      </>
    }
  >
    <Hand />
    <Figures />
    <Farmer />
    <Second />
    <Acts />
  </Rim>
);
