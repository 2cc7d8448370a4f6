import type { Language } from '../i18n/languages.ts';

/**
 * Notes in which languages the page is read, where the service worker finds it when it is installed: of what is said in
 * one language only, it keeps theirs for visits without a network.
 */
export async function storeReadLanguages(languages: readonly Language[]): Promise<void> {
  if (!import.meta.env.PROD) return;
  try {
    await (await caches.open('bastide.reader')).put('./languages', Response.json(languages));
    // Workers that are there already, one that waits for its turn as well.
    const tell = async () => {
      const { active, waiting, installing } = await navigator.serviceWorker.ready;
      for (const worker of [active, waiting, installing]) worker?.postMessage({ languages });
    };
    void tell();
  } catch {
    // A browser that keeps nothing has no use for it.
  }
}
