import type { Language } from '../i18n/languages.ts';

/**
 * Notes in which language the page is read, where the service worker finds it when it is installed: of what is said in
 * one language only, it keeps that for visits without a network.
 */
export async function noteLanguage(language: Language): Promise<void> {
  try {
    await (await caches.open('reader')).put('./language', new Response(language));
    const registration = await navigator.serviceWorker.getRegistration();
    registration?.active?.postMessage({ language });
  } catch {
    // A browser that keeps nothing has no use for it.
  }
}
