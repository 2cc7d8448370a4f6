import './rules.css';
import { use } from 'react';
import { fetchSecondary } from '../game/fetch-modules.ts';
import type { GameUi } from '../game/game-ui.ts';
import { useTranslator } from '../i18n/context.ts';
import type { GameSetup } from '../session/session.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { RulesPages } from './RulesPages.tsx';

interface Props {
  /** The game whose rules are shown. */
  readonly game: GameUi;
  /** Set-up of this table. */
  readonly setup: GameSetup;
  /**
   * The rule to show; empty: the table of contents; `RULE_SEARCH`: the table of contents, with the focus in the
   * search.
   */
  readonly id: string;
  show(id: string | undefined): void;
  /** True to show a sheet over the page instead of replacing the sidebar. */
  readonly sheet: boolean;
}

const NONE: readonly string[] = [];

/** The rules at a table, opened at one of them. */
export default function RulesDrawer({ sheet, ...shown }: Props) {
  const t = useTranslator();
  const { game, setup } = shown;
  const part = use(fetchSecondary(game)).drawer;
  const close = () => shown.show(undefined);
  const title = t('rules.title');
  if (sheet)
    return (
      <Dialog title={title} onClose={close} hasAddress>
        <RulesPages {...shown} title={t(`${game.name}.name`)} others={NONE} />
      </Dialog>
    );
  return (
    <section className="drawer" aria-label={title}>
      <header className="drawer-head">
        <p className="small muted">{part ? <part.SetupSummary setup={setup} /> : t(`${game.name}.name`)}</p>
        <button type="button" className="round" aria-label={t('act.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <RulesPages {...shown} title={title} others={NONE} />
    </section>
  );
}
