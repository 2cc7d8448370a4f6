import { useRef, useState } from 'react';
import { ProblemError } from '../online/problem.ts';
import { useLobbyTranslator } from './messages.ts';

export interface RequestState {
  /** True while a request waits for its answer. */
  readonly isBusy: boolean;
  /** Reason why the latest request failed, in words. */
  readonly problem: string | undefined;
  /** Sends one request at a time. Returns true if it succeeded. */
  run(what: () => Promise<unknown>): Promise<boolean>;
}

/** Sends requests to the server, one after the other, and keeps the reason if one fails. */
export function useRequest(): RequestState {
  const t = useLobbyTranslator();
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
