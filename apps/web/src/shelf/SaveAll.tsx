import { gameNamed, useGames } from '../game/context.ts';
import { useWords } from '../i18n/context.ts';
import type { Shelved } from '../kept/shelf.ts';
import { Icon } from '../parts/Icon.tsx';
import { download, recordFileName } from '../records/files.ts';
import { holdsAll } from '../records/holds-all.ts';
import { textOfGames } from './exchange.ts';

/** All games as one file: to move to another device, or to be safe. */
export function SaveAll({ games }: { readonly games: readonly Shelved[] }) {
  const t = useWords();
  const save = async () =>
    download(recordFileName(new Date()).replace('.json', '.jsonl'), await textOfGames(games));
  const all = useGames();
  const hidesNothing = games.some(({ head }) =>
    holdsAll(gameNamed(all, head.game), head.result !== undefined),
  );
  return (
    <>
      <button type="button" className="btn" onClick={() => void save()}>
        <Icon name="save" /> {t('shelf.saveAll')}
      </button>
      {hidesNothing && <small>{t('menu.holdsAll')}</small>}
    </>
  );
}
