import { createContext, useContext } from 'react';
import type { Online } from './online.ts';

export const OnlineContext = createContext<Online | undefined>(undefined);

/** The table as the server has it; undefined where the game lies on this device. */
export const useOnline = (): Online | undefined => useContext(OnlineContext);
