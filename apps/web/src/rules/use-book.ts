import { useEffect, useState } from 'react';
import type { Language } from '../i18n/languages.ts';

type Rulebook = typeof import('@bastide/rulebook');
export interface Book extends Rulebook {
  readonly texts: Awaited<ReturnType<Rulebook['loadRules']>>;
}

/** The rulebook in the reader's language; fetched when first opened. */
export function useBook(language: Language): { readonly book: Book | undefined; readonly failed: boolean } {
  const [book, setBook] = useState<Book>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    import('@bastide/rulebook')
      .then(async (rulebook) => ({ ...rulebook, texts: await rulebook.loadRules(language) }))
      .then((loaded) => {
        if (!gone) setBook(loaded);
      })
      .catch(() => {
        if (!gone) setFailed(true);
      });
    return () => {
      gone = true;
    };
  }, [language]);
  return { book, failed };
}
