import { type ReactNode, use, useState } from 'react';
import { fetchSecondary } from '../game/fetch-modules.ts';
import type { GameUi } from '../game/game-ui.ts';
import { useTranslator } from '../i18n/context.ts';
import { Menu } from '../menu/Menu.tsx';
import { recordText } from '../records/files.ts';
import OpenRecordDialog from '../records/OpenRecordDialog.tsx';
import { useRevealsSecrets } from '../records/reveals-secrets.ts';
import type { AnySession } from '../session/local-session.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useTableBase, useTableUi } from './context.ts';
import { useTableOverlay } from './overlay.ts';

/** A key that is called by a name and not by its sign. */
const NAMED_KEYS = /[A-Z][a-z]+/g;

/** All keys and what they do. */
function KeyMap({ game }: { readonly game: GameUi }) {
  const t = useTranslator<string>();
  return (
    <>
      <dl className="key-map">
        {use(fetchSecondary(game)).keys.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.split('  ').map((key) => (
                <kbd key={key}>{key.replace(NAMED_KEYS, (name) => t('keys.name', { key: name }))}</kbd>
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

/** The one dialog that is open; `children`: the one that only this game has. */
export default function CommonDialogs({ children }: { readonly children: ReactNode }) {
  const t = useTranslator();
  const company = useTableOverlay();
  const { game, setUi, session, leave, open, saveStatus } = useTableBase();
  const dialog = useTableUi((ui) => ui.dialog);
  const close = () => setUi({ dialog: undefined });
  switch (dialog) {
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

/** The text form, to be copied by hand where the browser does not copy. */
function RecordText({ session }: { readonly session: AnySession }) {
  const t = useTranslator();
  const holdsAll = useRevealsSecrets(session);
  const [text] = useState(() => recordText(session));
  return (
    <>
      <p>
        {t('menu.copyFailed')} {holdsAll && <b>{t('menu.holdsAll')}</b>}
      </p>
      <textarea
        className="text-form"
        readOnly
        value={text}
        aria-label={t('menu.copy')}
        rows={14}
        onFocus={(event) => event.target.select()}
      />
    </>
  );
}
