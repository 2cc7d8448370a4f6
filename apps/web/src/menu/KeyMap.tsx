import { useWords } from '../i18n/context.ts';
import type { Key } from '../i18n/messages.ts';

/** Keys, parted by two spaces, and what they do. */
export type KeyRow = readonly [keys: string, what: Key];

/** The keys of Carcassonne. */
export const KEYS: readonly KeyRow[] = [
  ['↑ ↓ ← →', 'keys.arrows'],
  ['N  Shift N', 'keys.next'],
  ['R  Shift R', 'keys.turn'],
  ['Space', 'keys.space'],
  ['1 … 9', 'keys.digits'],
  ['B', 'keys.pair'],
  ['Enter', 'keys.enter'],
  ['Esc', 'keys.escape'],
  ['F', 'keys.fit'],
  ['+  −', 'keys.zoom'],
  ['Shift ↑ ↓ ← →', 'keys.pan'],
  ['G', 'keys.fields'],
  ['T', 'keys.tiles'],
  ['L', 'keys.log'],
  [',  .', 'keys.step'],
  ['Home  End', 'keys.ends'],
  ['I', 'keys.what'],
  ['S', 'keys.scores'],
  ['M', 'keys.moves'],
  ['O', 'keys.options'],
  ['W', 'keys.who'],
  ['Y', 'keys.text'],
  ['/', 'keys.find'],
  ['?', 'keys.map'],
];

/** All keys and what they do. */
export function KeyMap({ rows = KEYS }: { readonly rows?: readonly KeyRow[] }) {
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
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted">{t('keys.off')}</p>
    </>
  );
}
