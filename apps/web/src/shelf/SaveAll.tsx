import { gameNamed, useGames } from '../game/context.ts';
import { useTranslator } from '../i18n/context.ts';
import type { StoredGame } from '../kept/shelf.ts';
import { Icon } from '../parts/Icon.tsx';
import { download, recordFileName } from '../records/files.ts';
import { revealsSecrets } from '../records/holds-all.ts';
import { exportGames } from './exchange.ts';

/** All games as one file: to move to another device, or to be safe. */
export function ExportAll({ games }: { readonly games: readonly StoredGame[] }) {
  const t = useTranslator();
  const save = async () =>
    download(recordFileName(new Date()).replace('.json', '.jsonl'), await exportGames(games));
  const all = useGames();
  const hidesNothing = games.some(({ head }) =>
    revealsSecrets(gameNamed(all, head.game), head.result !== undefined),
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
