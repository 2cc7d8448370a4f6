import type { CommandInput } from '@bastide/protocol';
import { useCallback, useState } from 'react';
import type { TableConnection } from '../table-connection.ts';

export interface CommandState {
  /** Sends a command to the table. Returns true if it succeeded. */
  run(command: CommandInput): Promise<boolean>;
  /** Reason why the latest command was refused, until it is dismissed. */
  readonly because: string | undefined;
  forget(): void;
}

/** Sends a person's commands beside the game, and keeps the reason of a refusal until the next command. */
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
