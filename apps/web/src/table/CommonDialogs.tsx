import type { ReactNode } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { KeyMap } from '../menu/KeyMap.tsx';
import { Menu } from '../menu/Menu.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import OpenRecordDialog from '../records/OpenDialog.tsx';
import { RecordText } from '../records/TextForm.tsx';
import { useTableOverlay } from './company.ts';
import { useTableBase } from './context.ts';

/** The one dialog that is open; `children`: the one that only this game has. */
export default function CommonDialogs({ children }: { readonly children: ReactNode }) {
  const t = useTranslator();
  const company = useTableOverlay();
  const { game, ui, setUi, session, leave, open, saveStatus } = useTableBase();
  const close = () => setUi({ dialog: undefined });
  switch (ui.dialog) {
    case 'menu':
      return (
        <Menu
          session={session}
          isKept={saveStatus.failure === undefined}
          leave={leave}
          open={(dialog) => setUi({ dialog })}
          onClose={close}
        >
          {company && <company.MenuPart close={close} />}
        </Menu>
      );
    case 'keys':
      return (
        <Dialog title={t('keys.title')} onClose={close} wide>
          <KeyMap game={game} />
        </Dialog>
      );
    case 'open':
      return (
        <OpenRecordDialog
          // It stays until the other table is there: this one is not to be pressed meanwhile.
          onOpen={(session) => open(session).finally(close)}
          onClose={close}
        />
      );
    case 'text':
      return (
        <Dialog title={t('menu.copy')} onClose={close} wide>
          <RecordText session={session} />
        </Dialog>
      );
    default:
      return children;
  }
}
