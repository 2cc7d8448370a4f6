import { type CardState, type Catan, cardState, catan, DEVELOPMENTS, type Development } from '@bastide/catan';
import { itemAt } from '../../../must.ts';
import { refusalForView } from '../../../session/state-for-view.ts';
import { type CatanTable, useCatan } from '../context.ts';
import { useCatanTranslator } from '../messages.ts';
import type { Tool } from '../turn/plan.ts';
import { DevelopmentIcon } from '../ui/Cards.tsx';

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
