import { useTranslator } from '../i18n/context.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/languages.ts';
import { useSettings } from '../settings/context.ts';
import { withLanguage } from '../settings/language.ts';

/** Buttons for all languages, by their own names. */
export function LanguagePicker() {
  const t = useTranslator();
  const { settings, change, person, unavailableLanguage } = useSettings();
  return (
    <nav className="languages" aria-label={t('app.languages')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-current={language === t.language || undefined}
          className={language === t.language ? 'link current' : 'link'}
          onClick={() => change(withLanguage(settings, person, language))}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
      {unavailableLanguage && (
        <span role="alert">{t('app.absent', { language: LANGUAGE_NAMES[unavailableLanguage] })}</span>
      )}
    </nav>
  );
}
