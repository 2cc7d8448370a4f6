/** Whether the browser has promised to keep what lies here until somebody deletes it; undefined: it makes no promises. */
export async function isPersisted(): Promise<boolean | undefined> {
  return navigator.storage?.persisted?.();
}

/** Asks the browser for that promise; some ask the reader in turn. */
export const requestPersistence = async (): Promise<boolean> => navigator.storage.persist();

/** The same where the browser decides by itself and asks nobody, as those do that tell their brands. */
export async function requestPersistenceQuietly(): Promise<void> {
  if ('userAgentData' in navigator && (await isPersisted()) === false) await requestPersistence();
}
