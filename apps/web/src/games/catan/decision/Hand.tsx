import {
  type CardState,
  type Catan,
  cardState,
  catan,
  DEVELOPMENTS,
  type Development,
  RESOURCES,
} from '@bastide/catan';
import { capitalize } from '../../../i18n/translator.ts';
import { itemAt } from '../../../must.ts';
import { refusalForView } from '../../../session/state-for-view.ts';
import { type CatanTable, useCatan, useCatanUi } from '../context.ts';
import { useCatanTranslator } from '../messages.ts';
import { resourceName } from '../text/cards.ts';
import type { Tool } from '../turn/plan.ts';
import { DevelopmentIcon, ResourceIcon } from '../ui/Cards.tsx';

/** The own resource cards: a press adds one to what is given in a trade. Covered, where nobody may see them. */
export function Hand() {
  const t = useCatanTranslator();
  const { now, viewer, covered, view, ui, setUi, trade } = useCatan();
  const past = useCatanUi((ui) => ui.past);
  if (viewer === undefined || covered) return <CoveredHand />;
  const hand = itemAt((past === undefined ? now : view).seats, viewer).hand;
  if (!hand) return <CoveredHand />;
  const trades = trade.side !== 'none' && past === undefined && now.options.playerTrades;
  return (
    <ul className="hand-cards" aria-label={t('catan.hand.label')}>
      {RESOURCES.map((card) => {
        const n = hand[card];
        const name = resourceName(t, card);
        const left = n - (trade.draft.give[card] ?? 0);
        const inside = (
          <>
            <ResourceIcon card={card} />
            <b className="num">{n}</b>
            <span className="card-name">{capitalize(name, t.language)}</span>
          </>
        );
        return (
          <li key={card}>
            {trades && n > 0 ? (
              <button
                type="button"
                className="card"
                data-card={card}
                aria-label={t('catan.hand.give', { name, n })}
                title={t('catan.hand.giveHint')}
                onClick={() => {
                  if (ui.get().trade && left > 0) trade.add('give', card, 1);
                  setUi({ trade: true });
                }}
              >
                {inside}
              </button>
            ) : (
              <span className={n > 0 ? 'card' : 'card nil'} data-card={card}>
                {inside}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** As many backs as there are cards; at a table without persons, of whoever plays. */
function CoveredHand() {
  const t = useCatanTranslator();
  const { now } = useCatan();
  const n = itemAt(now.seats, now.seat).cards;
  const SHOWN = 8;
  return (
    <p className="hand-cards covered">
      {Array.from({ length: Math.min(n, SHOWN) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
        <span key={i} className="card back" aria-hidden="true" />
      ))}
      <span className="covered-said">{t('catan.hand.covered', { n })}</span>
    </p>
  );
}

/** The reader's development cards, kind by kind; those that can be played now are buttons. */
export function Developments() {
  const t = useCatanTranslator();
  const table = useCatan();
  const { now, viewer, covered, turn, setUi } = table;
  const held = viewer === undefined || covered ? null : itemAt(now.seats, viewer).held;
  if (!held || viewer === undefined) return null;
  const kinds = DEVELOPMENTS.filter((card) => held[card] > 0);
  if (kinds.length === 0) return null;
  return (
    <ul className="developments" aria-label={t('catan.dev.label')}>
      {kinds.map((card) => {
        const state = stateOf(table, card);
        const name = t('catan.dev.name', { card });
        const note = t('catan.dev.state', { state });
        return (
          <li key={card}>
            <button
              type="button"
              className={isTaken(turn.plan.tool, turn.plan.staged, card) ? 'development on' : 'development'}
              aria-disabled={state === 'ready' ? undefined : true}
              aria-label={t('catan.dev.held', { name, n: held[card], note })}
              title={note}
              onClick={() => {
                setUi({ refused: undefined, past: undefined });
                if (state === 'ready') take(table, card);
                else refuse(table, card);
              }}
            >
              <DevelopmentIcon card={card} />
              <span>
                {name}
                {held[card] > 1 && <b className="num"> {held[card]}</b>}
                <small>{note}</small>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

type State = CardState['kind'];

/** Returns the state of a card. A playable card waits while something else is planned. */
function stateOf({ now, turn }: CatanTable, card: Development): State {
  const { kind } = cardState(now, card);
  return kind === 'ready' && (turn.asked !== 'turn' || now.actions.length === 0) ? 'wait' : kind;
}

const isTaken = (tool: Tool | undefined, staged: readonly { readonly type: string }[], card: Development) =>
  tool === card || staged.some((one) => one.type === 'play' && 'card' in one && one.card === card);

function take({ turn }: CatanTable, card: Development): void {
  if (isTaken(turn.plan.tool, turn.plan.staged, card)) turn.takeTool(undefined);
  else if (card === 'knight' || card === 'roads') turn.playCard(card);
  else if (card === 'plenty' || card === 'monopoly') turn.takeTool(card);
}

/** Gives the reason why a card cannot be played. */
function refuse({ now, viewer, setUi }: CatanTable, card: Development): void {
  if (viewer === undefined) return;
  const action =
    card === 'plenty'
      ? ({ type: 'play', card, cards: { brick: 2 } } as const)
      : card === 'monopoly'
        ? ({ type: 'play', card, resource: 'brick' } as const)
        : ({ type: 'play', card: card as 'knight' | 'roads' } as const);
  setUi({ refused: refusalForView<Catan>(catan, now, viewer, action) });
}
