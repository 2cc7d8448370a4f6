import type { ReactNode } from 'react';
import { useWords } from '../i18n/context.ts';
import { KeyMap } from '../menu/KeyMap.tsx';
import { Menu } from '../menu/Menu.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import OpenDialog from '../records/OpenDialog.tsx';
import { TextForm } from '../records/TextForm.tsx';
import { useCompany } from './company.ts';
import { useTableBase } from './context.ts';

/** The one dialog that is open; `children`: the one that only this game has. */
export default function CommonDialogs({ children }: { readonly children: ReactNode }) {
  const t = useWords();
  const company = useCompany();
  const { game, attention, look, session, leave, open, kept } = useTableBase();
  const close = () => look({ dialog: undefined });
  switch (attention.dialog) {
    case 'menu':
      return (
        <Menu
          session={session}
          isKept={kept.refused === undefined}
          leave={leave}
          open={(dialog) => look({ dialog })}
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
        <OpenDialog
          // It stays until the other table is there: this one is not to be pressed meanwhile.
          onOpen={(session) => open(session).finally(close)}
          onClose={close}
        />
      );
    case 'text':
      return (
        <Dialog title={t('menu.copy')} onClose={close} wide>
          <TextForm session={session} />
        </Dialog>
      );
    default:
      return children;
  }
}
