import { createContext, useContext } from 'react';
import type { TableConnection } from './online.ts';

export const OnlineContext = createContext<TableConnection | undefined>(undefined);

/** The table as the server has it; undefined where the game lies on this device. */
export const useOnline = (): TableConnection | undefined => useContext(OnlineContext);
