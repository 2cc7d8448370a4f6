import { useWords } from '../i18n/context.ts';

/** Keys, parted by two spaces, and what they do. */
export type KeyRow<Said extends string = string> = readonly [keys: string, what: Said];

/** All keys and what they do. */
export function KeyMap({ rows }: { readonly rows: readonly KeyRow[] }) {
  const t = useWords();
  return (
    <>
      <dl className="key-map">
        {rows.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.split('  ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted">{t('keys.off')}</p>
    </>
  );
}
