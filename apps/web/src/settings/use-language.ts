import { useEffect, useRef, useState } from 'react';
import { loadTranslator, setOnlyLanguage } from '../i18n/context.ts';
import type { Language } from '../i18n/languages.ts';
import type { Translator } from '../i18n/translator.ts';
import { activeLanguage, usedLanguages } from './language.ts';
import type { UserSettings } from './settings.ts';

/** Returns the translator for a person, or for the reader: the present one until the chosen language has loaded. */
export function useTranslatorOf(
  settings: UserSettings,
  person: string | undefined,
  first: Translator<string>,
) {
  const [words, setWords] = useState<Translator<string>>(() => first);
  const [absent, setAbsent] = useState<Language>();
  const [tries, setTries] = useState(0);
  const language = activeLanguage(settings, person);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be fetched is tried again with the network
  useEffect(() => {
    let gone = false;
    loadTranslator(language).then(
      (loaded) => {
        if (gone) return;
        setWords((now: Translator<string>) => (now.language === language ? now : loaded));
        setAbsent(undefined);
      },
      // Without a network, a language that is not stored cannot load: the page says so and keeps the present one.
      () => !gone && setAbsent(language),
    );
    return () => {
      gone = true;
    };
  }, [language, tries]);
  useEffect(() => {
    const again = () => setTries((before) => before + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  useEffect(() => setOnlyLanguage(words.language), [words.language]);
  useStoreLanguages(usedLanguages(settings));
  return { words, absent };
}

/** Stores the languages read here; those from the start of the page are stored already. */
function useStoreLanguages(languages: readonly Language[]): void {
  const read = languages.join();
  const noted = useRef(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are the same as long as they read the same
  useEffect(() => {
    if (noted.current === read) return;
    noted.current = read;
    void storeReadLanguages(languages);
  }, [read]);
}

/**
 * Stores the languages of the page for the service worker. Of files in one language only, it caches just these for
 * visits without a network.
 */
export async function storeReadLanguages(languages: readonly Language[]): Promise<void> {
  if (!import.meta.env.PROD) return;
  try {
    await (await caches.open('bastide.reader')).put('./languages', Response.json(languages));
    // Informs all service workers, including one that waits to become active.
    const tell = async () => {
      const { active, waiting, installing } = await navigator.serviceWorker.ready;
      for (const worker of [active, waiting, installing]) worker?.postMessage({ languages });
    };
    void tell();
  } catch {
    // A browser that stores nothing does not need it.
  }
}
