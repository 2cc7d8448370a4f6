import { useEffect, useRef, useState } from 'react';
import { loadWords, speakOnly } from './i18n/context.ts';
import type { Language } from './i18n/languages.ts';
import type { Words } from './i18n/words.ts';
import { noteLanguages } from './kept/reader.ts';
import { languageOf, languagesRead } from './settings/language.ts';
import type { Settings } from './settings/settings.ts';

/** In which words the page speaks to a person, or to its reader: those it has, until those that are wished have come. */
export function useLanguage(settings: Settings, person: string | undefined, first: Words<string>) {
  const [words, setWords] = useState<Words<string>>(() => first);
  const [absent, setAbsent] = useState<Language>();
  const [tries, setTries] = useState(0);
  const language = languageOf(settings, person);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be fetched is tried again with the network
  useEffect(() => {
    let gone = false;
    loadWords(language).then(
      (loaded) => {
        if (gone) return;
        setWords((now: Words<string>) => (now.language === language ? now : loaded));
        setAbsent(undefined);
      },
      // Without a network a language not yet fetched stays away: the page says so, and goes on in the present one.
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
  useEffect(() => speakOnly(words.language), [words.language]);
  useNote(languagesRead(settings));
  return { words, absent };
}

/** What was read when the page came is noted already. */
function useNote(languages: readonly Language[]): void {
  const read = languages.join();
  const noted = useRef(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are the same as long as they read the same
  useEffect(() => {
    if (noted.current === read) return;
    noted.current = read;
    void noteLanguages(languages);
  }, [read]);
}
