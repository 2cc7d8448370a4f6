import { type ReactNode, useEffect, useState } from 'react';
import { isLoopback, useShareBase } from '../online/use-share-base.ts';
import { hrefOf } from '../router/route.ts';
import { CopyField } from '../ui/CopyField.tsx';
import { useLobbyTranslator } from './messages.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { QrCode } from './QrCode.tsx';
import { fetchInvite, replaceInvite } from './table-api.ts';
import { useRequest } from './use-request.ts';

interface Props {
  readonly table: string;
  /** Name of the game, for those to whom the link is sent. */
  readonly game: string;
  /** True if anybody who knows the table's id may come. */
  readonly isPublic: boolean;
  /** True if all seats are taken: further guests may watch. */
  readonly isFull: boolean;
  /** Number of times the link was replaced; each time there is a new one. */
  readonly links: number;
  /** True if the reader may replace it. */
  readonly canReplace: boolean;
}

/** Ways for others to come to the table: by a link, by its code, or by the name of the table. */
export function InvitePanel({ table, game, isPublic, isFull, links, canReplace }: Props) {
  const t = useLobbyTranslator();
  const [token, setToken] = useInviteToken(table, links);
  const base = useShareBase();
  if (token === undefined) return null;
  const link = new URL(hrefOf({ join: `${table}.${token}` }), base).href;
  const share = () =>
    // Closing the share sheet without sharing is no error.
    navigator
      .share({
        title: t('app.name'),
        ...(!isFull && { text: t('lobby.shareText', { game: t(`${game}.name`) }) }),
        url: link,
      })
      .catch(() => {});
  return (
    <section className="sheet-like lobby-sheet invitation" aria-labelledby="invite">
      <h2 id="invite">{t('lobby.invite')}</h2>
      <p className="muted">{t(isFull ? 'lobby.inviteFull' : 'lobby.inviteNote')}</p>
      {isLoopback(new URL(base).hostname) && <p className="toast inline">{t('lobby.onlyHere')}</p>}
      {!isFull && <QrCode text={link} />}
      <CopyField label={t('lobby.link')} text={link} />
      <InviteFoot table={table} isPublic={isPublic} canReplace={canReplace} onReplaced={setToken}>
        {'share' in navigator && (
          <button type="button" className="btn" onClick={() => void share()}>
            {t('lobby.share')}
          </button>
        )}
      </InviteFoot>
    </section>
  );
}

/** The token in the link; undefined: nobody is invited, or it is not known yet. */
function useInviteToken(table: string, links: number) {
  const [token, setToken] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when the link was replaced
  useEffect(() => {
    let gone = false;
    // Without a token nobody is invited; the table goes on.
    fetchInvite(table).then(
      (invite) => !gone && setToken(invite),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [table, links]);
  return [token, setToken] as const;
}

interface InviteFootProps extends Pick<Props, 'table' | 'isPublic' | 'canReplace'> {
  onReplaced(token: string): void;
  readonly children: ReactNode;
}

/** The name of a public table, or the button that replaces the link of another one. */
function InviteFoot({ table, isPublic, canReplace, onReplaced, children }: InviteFootProps) {
  const t = useLobbyTranslator();
  const [isReplaced, setReplaced] = useState(false);
  const { isBusy, problem, run } = useRequest();
  const replace = async () => {
    setReplaced(false);
    setReplaced(await run(async () => onReplaced(await replaceInvite(table))));
  };
  return (
    <>
      <p className="form-row invitation-foot">
        {isPublic && (
          <span className="small muted">
            {t.rich('lobby.tableId', { id: <b className="table-id">{table}</b> })}
          </span>
        )}
        {canReplace && !isPublic && (
          <button
            type="button"
            className="link"
            aria-disabled={isBusy || undefined}
            onClick={() => void replace()}
          >
            {t('lobby.newLink')}
          </button>
        )}
        <small className="muted" role="status">
          {isReplaced && t('lobby.newLinkNote')}
        </small>
        {children}
      </p>
      <ProblemNote because={problem} />
    </>
  );
}
