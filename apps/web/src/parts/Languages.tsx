import { useWords } from '../i18n/context.ts';
import { LANGUAGES, OWN_NAMES } from '../i18n/languages.ts';
import { useSettings } from '../settings/context.ts';
import { inLanguage } from '../settings/language.ts';

/** All languages by their own names, one press each. */
export function Languages() {
  const t = useWords();
  const { settings, change, person, absent } = useSettings();
  return (
    <nav className="languages" aria-label={t('app.languages')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-current={language === t.language || undefined}
          className={language === t.language ? 'link current' : 'link'}
          onClick={() => change(inLanguage(settings, person, language))}
        >
          {OWN_NAMES[language]}
        </button>
      ))}
      {absent && <span role="alert">{t('app.absent', { language: OWN_NAMES[absent] })}</span>}
    </nav>
  );
}
