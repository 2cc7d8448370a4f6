import { useRef, useState } from 'react';
import { ProblemError } from '../online/problem.ts';
import { useWords } from './words/index.ts';

export interface RequestState {
  /** Something is on its way to the server. */
  readonly isBusy: boolean;
  /** Why the last thing was not done, in words. */
  readonly problem: string | undefined;
  /** Does one thing at a time. Answers whether it was done. */
  run(what: () => Promise<unknown>): Promise<boolean>;
}

/** Things done at the server, one after the other, and what it says against them. */
export function useRequest(): RequestState {
  const t = useWords();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const busy = useRef(false);
  const run = async (what: () => Promise<unknown>) => {
    if (busy.current) return false;
    busy.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await what();
      return true;
    } catch (error) {
      setProblem(error instanceof ProblemError ? error.message : t('lobby.notDone'));
      return false;
    } finally {
      busy.current = false;
      setBusy(false);
    }
  };
  return { isBusy, problem, run };
}
