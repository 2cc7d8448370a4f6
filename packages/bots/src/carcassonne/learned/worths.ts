import type { Learned } from './learned.ts';

export const LEARNED: Learned | undefined = undefined;
