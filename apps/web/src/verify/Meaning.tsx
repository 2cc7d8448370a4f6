import { useTranslator } from '../i18n/context.ts';

const NOT_PROVEN = ['seen', 'record', 'league', 'play'] as const;

/** What a check proves, and what not. */
export function FairnessMeaning() {
  const t = useTranslator();
  return (
    <section className="verify-meaning sheet-like">
      <div>
        <h2>{t('verify.proves')}</h2>
        <p>{t('verify.provesNote')}</p>
        <p className="small muted">{t('verify.formula')}</p>
      </div>
      <div>
        <h2>{t('verify.not')}</h2>
        <ul>
          {NOT_PROVEN.map((one) => (
            <li key={one}>{t(`verify.not.${one}`)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
