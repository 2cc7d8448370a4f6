import './update-notice.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadTranslator } from '../i18n/context.ts';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import type { MessageKey } from '../i18n/messages.ts';
import type { Translator } from '../i18n/translator.ts';
import { useRoute } from '../router/history.ts';
import type { Route } from '../router/route.ts';
import { Icon } from '../ui/Icon.tsx';

/** A quiet notice that a new version of the page is ready. It waits where something is being done that a reload would lose. */
export function UpdateNotice() {
  const t = usePageTranslator();
  const route = useRoute();
  const [isDismissed, setDismissed] = useState(false);
  if (!t || isDismissed || isBusy(route)) return null;
  return (
    <aside className="update-notice" role="status">
      <p>{t('update.ready')}</p>
      <button type="button" className="btn" onClick={() => location.reload()}>
        {t('update.reload')}
      </button>
      <button type="button" className="round" aria-label={t('act.close')} onClick={() => setDismissed(true)}>
        <Icon name="close" />
      </button>
    </aside>
  );
}

/** Tells if the reader plays, or fills in a form, on that screen. */
export const isBusy = ({ table, game, lobby, join, me, verify }: Route): boolean =>
  [table, game, join, me, verify].some((part) => part !== undefined) || lobby === 'open';

const languageOfPage = (): string => document.documentElement.lang;

function subscribeToLanguage(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

/** Returns the words of the language that the page shows; undefined until they have loaded. */
function usePageTranslator(): Translator<MessageKey> | undefined {
  const language = useSyncExternalStore(subscribeToLanguage, languageOfPage);
  const [translator, setTranslator] = useState<Translator<MessageKey>>();
  useEffect(() => {
    const shown: Language | undefined = LANGUAGES.find((one) => one === language);
    if (shown) void loadTranslator(shown).then((loaded) => setTranslator(() => loaded));
  }, [language]);
  return translator;
}
