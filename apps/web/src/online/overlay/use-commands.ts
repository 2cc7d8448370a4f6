import type { CommandInput } from '@bastide/protocol';
import { useCallback, useState } from 'react';
import type { TableConnection } from '../table-connection.ts';

export interface CommandState {
  /** Does something at the table. Returns whether it was done. */
  run(command: CommandInput): Promise<boolean>;
  /** Why the latest was not done, until it is put away. */
  readonly because: string | undefined;
  forget(): void;
}

/** What a person does beside the game; what the server refuses is said until something else is done. */
export function useCommands(online: TableConnection): CommandState {
  const [because, setBecause] = useState<string>();
  const run = useCallback(
    async (command: CommandInput) => {
      setBecause(undefined);
      try {
        await online.do(command);
        return true;
      } catch (error) {
        setBecause(error instanceof Error ? error.message : String(error));
        return false;
      }
    },
    [online],
  );
  return { run, because, forget: () => setBecause(undefined) };
}
