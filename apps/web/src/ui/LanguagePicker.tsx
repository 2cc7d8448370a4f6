import { useTranslator } from '../i18n/context.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../i18n/languages.ts';
import { useSettings } from '../settings/context.ts';
import { withLanguage } from '../settings/language.ts';
import { Icon } from './Icon.tsx';

/** The language of the page, to be chosen among all by their own names. */
export function LanguagePicker() {
  const t = useTranslator();
  const { settings, change, person, unavailableLanguage } = useSettings();
  return (
    <div className="languages">
      <label>
        <Icon name="globe" />
        <select
          aria-label={t('app.languages')}
          value={t.language}
          onChange={({ target }) => change(withLanguage(settings, person, target.value as Language))}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </select>
      </label>
      {unavailableLanguage && (
        <span role="alert">{t('app.absent', { language: LANGUAGE_NAMES[unavailableLanguage] })}</span>
      )}
    </div>
  );
}
