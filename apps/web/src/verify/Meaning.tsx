import { useWords } from '../i18n/context.ts';

const NOT = ['seen', 'record', 'league', 'play'] as const;

/** What a check proves, and what not. */
export function Meaning() {
  const t = useWords();
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
          {NOT.map((one) => (
            <li key={one}>{t(`verify.not.${one}`)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
