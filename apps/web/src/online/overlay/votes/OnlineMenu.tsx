import { type Seat, takebackTarget } from '@bastide/contract';
import type { Entry, Proposal, Table } from '@bastide/protocol';
import { type ReactNode, useId, useState } from 'react';
import { itemAt } from '../../../must.ts';
import { PushSetting } from '../../../notifications/PushSetting.tsx';
import { FALLBACK_BOT } from '../../../people/seats.ts';
import { navigate } from '../../../router/history.ts';
import { Link } from '../../../router/Link.tsx';
import { hrefOf } from '../../../router/route.ts';
import { useTableBase, useTableUi } from '../../../table/context.ts';
import { CopyField } from '../../../ui/CopyField.tsx';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { useConfirmation } from '../../../ui/use-confirmation.ts';
import { BlockButton } from '../../blocks.tsx';
import { storedCommitment, storedNumbers } from '../../commitments.ts';
import { getClient } from '../../server.ts';
import { useShareBase } from '../../use-share-base.ts';
import { useOverlayTranslator } from '../messages.ts';
import { presenceOf } from '../presence.ts';
import { useOverlay, usePersonNames } from '../state.ts';
import { takenActions } from '../taken-actions.ts';

/**
 * Returns the full address of a moment of a table; everybody who may watch the table can open it. `base`: address of
 * the page.
 */
export const momentLink = (game: string, at: number, base: string): string =>
  new URL(hrefOf({ game, at }), base).href;

/** Result of sharing: given to another app, copied, cancelled, or shown to be copied by hand. */
export type ShareResult = 'shared' | 'copied' | 'left' | 'shown';

/** Shares a link: through the device's share dialog, or by copying it. Without HTTPS browsers offer neither. */
export async function shareUrl(url: string): Promise<ShareResult> {
  const isTouched = matchMedia('(pointer: coarse)').matches;
  if (isTouched && typeof navigator.share === 'function')
    try {
      await navigator.share({ url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left';
    }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'shown';
  }
}

/** Menu entry: the link to the moment shown now. */
export function ShareMoment({ table }: { readonly table: string }) {
  const t = useOverlayTranslator();
  const { count } = useTableBase();
  const past = useTableUi((ui) => ui.past);
  const [outcome, setOutcome] = useState<ShareResult>();
  const url = momentLink(table, past ?? count, useShareBase());
  const isCopied = outcome === 'copied';
  return (
    <li>
      <button type="button" onClick={async () => setOutcome(await shareUrl(url))}>
        <Icon name={isCopied ? 'check' : 'copy'} /> {t(isCopied ? 'overlay.linkCopied' : 'overlay.link')}
      </button>
      {outcome === 'shown' && (
        <input
          className="link-text"
          readOnly
          // biome-ignore lint/a11y/noAutofocus: it was asked for
          autoFocus
          value={url}
          aria-label={t('overlay.linkText')}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </li>
  );
}

/** Facts about a game by which its moves are taken back. */
type TakebackFacts = Parameters<typeof takebackTarget>[0];

/** Tells if moves can be taken back at that table when all agree. */
export const allowsTakeback = ({ state, settings }: Table): boolean =>
  state === 'running' && settings.takebacks && !settings.isRated;

/** Returns the questions that a seat can ask the others now. */
export function openProposals(
  facts: TakebackFacts,
  table: Table,
  entries: readonly Entry[],
  seat: Seat,
): readonly Proposal[] {
  if (table.state !== 'running' || table.asking || table.seats[seat]?.isOut) return [];
  const isBot = (one: Seat) => table.seats[one]?.person === null;
  const isLatest =
    allowsTakeback(table) && takebackTarget(facts, takenActions(entries), seat, isBot) !== undefined;
  return [
    ...(isLatest ? (['takeback'] as const) : []),
    ...(table.paused === null ? (['pause'] as const) : []),
    'callOff',
  ];
}

/** Menu entries of an online table: questions to the others, and actions on the reader's own seat. */
export function OnlineMenu({ close }: { close(this: void): void }) {
  const t = useOverlayTranslator();
  const around = useOverlay();
  const { table, mine, commands, online } = around;
  const own = mine.find((seat) => presenceOf(table, seat, around) === 'here');
  const after = (done: Promise<boolean>) => void done.then(close);
  return (
    <>
      <h3>{t('overlay.table')}</h3>
      <ul className="menu-list">
        <ProposalItems canPlay={own !== undefined} after={after} />
        {table.state === 'running' && own !== undefined && (
          <>
            {!table.settings.isRated && (
              <li>
                <button
                  type="button"
                  onClick={() => after(commands.run({ type: 'delegate', seat: own, bot: FALLBACK_BOT }))}
                >
                  <Icon name="hand" /> {t('overlay.handOver')}
                </button>
              </li>
            )}
            <ResignButton seat={own} close={close} />
          </>
        )}
        <ShareMoment table={online.id} />
        <FairnessInfo />
        <PlayersInfo />
        {mine.length > 0 && (
          <li>
            <PushSetting server={getClient()} />
          </li>
        )}
        <li>
          <button type="button" onClick={() => navigate({ lobby: 'tables' })}>
            <Icon name="seats" /> {t('online.lobby')}
          </button>
        </li>
      </ul>
    </>
  );
}

interface ProposalItemsProps {
  /** A seat of the reader takes part. */
  readonly canPlay: boolean;
  after(done: Promise<boolean>): void;
}

/** Questions that a seat of the reader can ask the others now. */
function ProposalItems({ canPlay, after }: ProposalItemsProps) {
  const t = useOverlayTranslator();
  const { table, entries, mine, commands } = useOverlay();
  const { adapter } = useTableBase().session;
  const asks = mine.flatMap((seat) =>
    openProposals(adapter, table, entries, seat).map((what) => ({ seat, what })),
  );
  const ask = (what: Proposal) => asks.find((one) => one.what === what);
  return (
    <>
      {(['takeback', 'pause', 'callOff'] as const).map((what) => {
        const open = ask(what);
        return (
          open && (
            <li key={what}>
              <button
                type="button"
                onClick={() => after(commands.run({ type: 'ask', seat: open.seat, what }))}
              >
                <Icon name={PROPOSAL_ICONS[what]} /> {t('overlay.ask', { what })}
              </button>
            </li>
          )
        );
      })}
      {canPlay && allowsTakeback(table) && !table.asking && !ask('takeback') && (
        <li>
          <p className="refusal-note">{t('overlay.noTakeback')}</p>
        </li>
      )}
    </>
  );
}

const PROPOSAL_ICONS = { takeback: 'undo', pause: 'pause', callOff: 'bin' } as const;

/** Gives up the game, after a confirmation. */
function ResignButton({ seat, close }: { readonly seat: number; close(): void }) {
  const t = useOverlayTranslator();
  const { table, commands } = useOverlay();
  const { isConfirming, first, back, ask, cancel } = useConfirmation();
  const left = table.seats.filter(({ isOut }) => !isOut).length;
  if (!isConfirming)
    return (
      <li>
        <button ref={first} type="button" onClick={ask}>
          <Icon name="close" /> {t('overlay.resign')}
        </button>
      </li>
    );
  return (
    <li className="sure" role="alert">
      <p>{t('overlay.resignSure', { left: left === 2 ? 'two' : 'other' })}</p>
      <p className="form-row">
        <button ref={back} type="button" className="btn" onClick={cancel}>
          {t('overlay.resignNot')}
        </button>
        <button
          type="button"
          className="btn primary"
          onClick={() => void commands.run({ type: 'resign', seat }).then(close)}
        >
          {t('overlay.resign')}
        </button>
      </p>
    </li>
  );
}

interface MenuPartProps {
  readonly icon: IconName;
  readonly label: string;
  readonly children: ReactNode;
}

/** Menu entry that opens and closes a part below it. */
function MenuPart({ icon, label, children }: MenuPartProps) {
  const [isOpen, setOpen] = useState(false);
  const part = useId();
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? part : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={icon} /> {label}
      </button>
      {isOpen && (
        <div className="menu-part" id={part}>
          {children}
        </div>
      )}
    </li>
  );
}

/** Menu entry: the other people at the table, with their profiles, and a way to block each. */
function PlayersInfo() {
  const t = useOverlayTranslator();
  const { table, online } = useOverlay();
  const names = usePersonNames();
  const others = [...new Set(table.seats.flatMap(({ person }) => person ?? []))].filter(
    (person) => person !== online.me,
  );
  if (others.length === 0) return null;
  return (
    <MenuPart icon="seats" label={t('overlay.players')}>
      <ul>
        {others.map((person) => (
          <li key={person} className="form-row">
            <Link to={{ person }}>{names.of(person).name}</Link>
            {online.me !== undefined && (
              <BlockButton me={online.me} person={person} name={names.of(person).name} className="link" />
            )}
          </li>
        ))}
      </ul>
    </MenuPart>
  );
}

/** Menu entry: the dealer's commitment, and the reader's own random numbers. */
function FairnessInfo() {
  const t = useOverlayTranslator();
  return (
    <MenuPart icon="production" label={t('overlay.fair')}>
      <OwnNumbers />
    </MenuPart>
  );
}

function OwnNumbers() {
  const t = useOverlayTranslator();
  const { table, online, mine } = useOverlay();
  const names = usePersonNames();
  const made = storedNumbers(online.id);
  return (
    <>
      <p className="small">{t('overlay.fairNote')}</p>
      <h4>{t('overlay.commitment')}</h4>
      <CopyField label={t('overlay.commitment')} text={storedCommitment(online.id) ?? table.commitment} />
      {mine.map((seat) => {
        const { nonce } = itemAt(table.seats, seat);
        const label = t('overlay.number', {
          who: mine.length === 1 ? 'you' : 'other',
          name: names.at(seat),
        });
        return (
          <div key={seat}>
            <h4>{label}</h4>
            {nonce === '' ? (
              <p className="small muted">{t('overlay.noNumber')}</p>
            ) : (
              <>
                <CopyField label={label} text={nonce} />
                <p className="small muted">
                  {t('overlay.made', { here: made.includes(nonce) ? 'yes' : 'no' })}
                </p>
              </>
            )}
          </div>
        );
      })}
      <p className="small">{t('overlay.fairLater')}</p>
    </>
  );
}
