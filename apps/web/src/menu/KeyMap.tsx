import { use } from 'react';
import { fetchLater } from '../game/fetch.ts';
import type { GameUi } from '../game/game-ui.ts';
import { useWords } from '../i18n/context.ts';

/** A key that is called by a name and not by its sign. */
const NAMED = /[A-Z][a-z]+/g;

/** All keys and what they do. */
export function KeyMap({ game }: { readonly game: GameUi }) {
  const t = useWords<string>();
  return (
    <>
      <dl className="key-map">
        {use(fetchLater(game)).keys.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.split('  ').map((key) => (
                <kbd key={key}>{key.replace(NAMED, (name) => t('keys.name', { key: name }))}</kbd>
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
