import { use } from 'react';
import { fetchSecondary } from '../game/fetch.ts';
import type { GameUi } from '../game/game-ui.ts';
import { useTranslator } from '../i18n/context.ts';

/** A key that is called by a name and not by its sign. */
const NAMED_KEYS = /[A-Z][a-z]+/g;

/** All keys and what they do. */
export function KeyMap({ game }: { readonly game: GameUi }) {
  const t = useTranslator<string>();
  return (
    <>
      <dl className="key-map">
        {use(fetchSecondary(game)).keys.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.split('  ').map((key) => (
                <kbd key={key}>{key.replace(NAMED_KEYS, (name) => t('keys.name', { key: name }))}</kbd>
              ))}
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted">{t('keys.off')}</p>
    </>
  );
}
