import { useTranslator } from '../i18n/context.ts';
import { itemAt } from '../must.ts';
import { useTableBase } from '../table/context.ts';
import { useTableOverlay } from '../table/overlay.ts';
import { mayExplain } from './bot-decision.ts';

/**
 * Asks the bot at that seat for the reasons of its latest move; in a replay, of its latest move before the moment
 * shown.
 */
export function ExplainButton({ seat }: { readonly seat: number }) {
  const t = useTranslator();
  const table = useTableBase();
  const isFromAfar = useTableOverlay() !== undefined;
  if (!mayExplain(table, seat, isFromAfar)) return null;
  return (
    <button
      type="button"
      className="link explain-button"
      aria-label={t('weighedMoves.openFor', { name: itemAt(table.people.names, seat) })}
      onClick={() => table.setUi({ movePanel: { about: 'explanation', seat }, isSidebarOpen: false })}
    >
      {t('weighedMoves.open')}
    </button>
  );
}
