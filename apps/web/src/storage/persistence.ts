/**
 * Tells if the browser has promised to keep all data of this page until somebody deletes it; undefined: it makes no
 * promises.
 */
export async function isPersisted(): Promise<boolean | undefined> {
  return navigator.storage?.persisted?.();
}

/** Asks the browser for that promise; some browsers then ask the reader. */
export const requestPersistence = async (): Promise<boolean> => navigator.storage.persist();

/** Asks only browsers that decide without asking the reader; they are those that report their brands. */
export async function requestPersistenceQuietly(): Promise<void> {
  if ('userAgentData' in navigator && (await isPersisted()) === false) await requestPersistence();
}
