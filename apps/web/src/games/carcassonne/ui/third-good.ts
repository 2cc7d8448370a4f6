import { createContext, useContext } from 'react';
import type { ThirdGood } from '../art/index.ts';

/** The good that this game shows for wine on tiles and tokens. CAR-GEN-05 */
export const ThirdGoodContext = createContext<ThirdGood>('wine');
export const useThirdGood = (): ThirdGood => useContext(ThirdGoodContext);
