import { createContext, useContext } from 'react';
import type { ThirdGood } from '../art/index.ts';

/** Picture of the third of the goods on tiles and tokens of this game. CAR-GEN-05 */
export const ThirdGoodContext = createContext<ThirdGood>('wine');
export const useThirdGood = (): ThirdGood => useContext(ThirdGoodContext);
