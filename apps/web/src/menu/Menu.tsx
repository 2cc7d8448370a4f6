import { type ReactNode, useState } from 'react';
import { navigate } from '../address/history.ts';
import { useGame } from '../game/context.ts';
import { useTranslator } from '../i18n/context.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { useShowRule } from '../parts/RuleLink.tsx';
import { saveRecord } from '../records/files.ts';
import { useRevealsSecrets } from '../records/holds-all.ts';
import { recordText } from '../records/text-of.ts';
import type { AnySession } from '../session/any.ts';
import { SettingsForm } from './SettingsForm.tsx';

/** What else the menu opens. */
export type MenuDialog = 'text' | 'open' | 'keys';

interface Props {
  readonly session: AnySession;
  /** Whether what is played lies on the shelf, so that nothing is lost. */
  readonly isKept: boolean;
  leave(): void;
  open(dialog: MenuDialog): void;
  onClose(): void;
  /** What else can be done at this table. */
  readonly children?: ReactNode;
}

/** What can be done with the table, and how it behaves. */
export function Menu({ session, isKept, leave, open, onClose, children }: Props) {
  const t = useTranslator();
  const rules = useShowRule();
  const [copied, setCopied] = useState(false);
  const [sure, setSure] = useState(false);
  const record = session.record();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(recordText(session) ?? '');
      setCopied(true);
    } catch {
      open('text');
    }
  };
  const game = useGame(session.setup.game);
  const note = useRevealsSecrets(session) && 'menu.holdsAll';
  const item = (icon: IconName, key: MessageKey, act: () => void, note?: MessageKey | false) => (
    <li>
      <button type="button" onClick={act}>
        <Icon name={icon} /> {t(key)}
        {note && <small className="muted">{t(note)}</small>}
      </button>
    </li>
  );
  return (
    <Dialog title={t('menu.title')} onClose={onClose}>
      {children}
      <ul className="menu-list">
        {item('plus', 'menu.new', () => (isKept ? leave() : setSure(true)))}
        {sure && (
          <li className="sure" role="alert">
            <p>{t('menu.newSure')}</p>
            <button type="button" className="btn wax" onClick={leave}>
              {t('menu.new')}
            </button>
          </li>
        )}
        {item('shelf', 'start.shelf', () => navigate({ shelf: 'games' }))}
        {record && (
          <>
            {item('save', 'menu.save', () => saveRecord(record), note)}
            {item(copied ? 'check' : 'copy', copied ? 'menu.copied' : 'menu.copy', () => void copy(), note)}
          </>
        )}
        {item('replay', 'menu.open', () => open('open'))}
        {item('rules', 'menu.rules', () => {
          onClose();
          rules('');
        })}
        {item('keys', 'menu.keys', () => open('keys'))}
      </ul>
      <h3>{t('menu.settings')}</h3>
      <SettingsForm game={game} />
      <p className="small muted">{t('menu.about')}</p>
    </Dialog>
  );
}
