import { useState } from 'react';
import { useWords } from '../i18n/context.ts';
import type { Key } from '../i18n/messages.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { useRules } from '../parts/RuleLink.tsx';
import { saveRecord, textOf } from '../session/files.ts';
import { useTable } from '../table/context.ts';
import { SettingsForm } from './SettingsForm.tsx';

/** What can be done with the table, and how it behaves. */
export function Menu({ onClose }: { onClose(): void }) {
  const t = useWords();
  const { session, look, leave, moment } = useTable();
  const rules = useRules();
  const [copied, setCopied] = useState(false);
  const [sure, setSure] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textOf(session.record()));
      setCopied(true);
    } catch {
      look({ dialog: 'text' });
    }
  };
  const item = (icon: IconName, key: Key, act: () => void) => (
    <li>
      <button type="button" onClick={act}>
        <Icon name={icon} /> {t(key)}
      </button>
    </li>
  );
  return (
    <Dialog title={t('menu.title')} onClose={onClose}>
      <ul className="menu-list">
        {item('plus', 'menu.new', () => (moment.outcome ? leave() : setSure(true)))}
        {sure && (
          <li className="sure" role="alert">
            <p>{t('menu.newSure')}</p>
            <button type="button" className="btn wax" onClick={leave}>
              {t('menu.new')}
            </button>
          </li>
        )}
        {item('save', 'menu.save', () => saveRecord(session.record()))}
        {item(copied ? 'check' : 'copy', copied ? 'menu.copied' : 'menu.copy', () => void copy())}
        {item('replay', 'menu.open', () => look({ dialog: 'open' }))}
        {item('rules', 'menu.rules', () => {
          onClose();
          rules('');
        })}
        {item('keys', 'menu.keys', () => look({ dialog: 'keys' }))}
      </ul>
      <h3>{t('menu.settings')}</h3>
      <SettingsForm />
      <p className="small muted">{t('menu.about')}</p>
    </Dialog>
  );
}
