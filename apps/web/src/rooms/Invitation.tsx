import { useEffect, useState } from 'react';
import { linkTo } from '../address/address.ts';
import { CopyLine } from '../parts/CopyLine.tsx';
import { QrCode } from './QrCode.tsx';
import { inviteOf, networkAddress } from './tables.ts';
import { useWords } from './words/index.ts';

interface Props {
  readonly table: string;
  /** What is played, for those to whom the link is sent. */
  readonly game: string;
  /** Everybody may come who knows what it is called. */
  readonly isPublic: boolean;
}

/** How others come to the table: by a link, by its code, or by being told its name. */
export function Invitation({ table, game, isPublic }: Props) {
  const t = useWords();
  const [token, setToken] = useState<string>();
  const base = useBase();
  useEffect(() => {
    let gone = false;
    // Without a token nobody is invited; the room goes on.
    inviteOf(table).then(
      (invite) => !gone && setToken(invite),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [table]);
  if (token === undefined) return null;
  const link = new URL(linkTo({ join: `${table}.${token}` }), base).href;
  const share = () =>
    // Whoever closes the sheet has not shared: that is no mistake.
    navigator
      .share({ title: t('app.name'), text: t('rooms.shareText', { game: t(`${game}.name`) }), url: link })
      .catch(() => {});
  return (
    <section className="sheet-like rooms-sheet invitation" aria-labelledby="invite">
      <h2 id="invite">{t('rooms.invite')}</h2>
      <p className="muted">{t('rooms.inviteNote')}</p>
      {isLoopback(new URL(base).hostname) && <p className="slip inline">{t('rooms.onlyHere')}</p>}
      <QrCode text={link} />
      <CopyLine label={t('rooms.link')} text={link} />
      <p className="form-row invitation-foot">
        {isPublic && (
          <span className="small muted">
            {t.rich('rooms.tableId', { id: <b className="table-id">{table}</b> })}
          </span>
        )}
        {'share' in navigator && (
          <button type="button" className="btn" onClick={() => void share()}>
            {t('rooms.share')}
          </button>
        )}
      </p>
    </section>
  );
}

/** The address of this page as other devices know it, as far as it is known. */
function useBase(): string {
  const [base, setBase] = useState(location.href);
  useEffect(() => {
    if (!isLoopback(location.hostname)) return;
    let gone = false;
    networkAddress().then(
      (address) => !gone && address !== undefined && setBase(address),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, []);
  return base;
}

/** Whether other devices know no such address. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\./.test(host) || host.endsWith('.localhost');
