import { quote, type Refusal, type Seat } from '@bastide/contract';
import { DEVELOPMENTS, isDevelopment, isResource } from '../cards/names.ts';
import { countOf, holds, total } from '../cards/packed.ts';
import { DEVELOPMENT_COST } from '../cards/stock.ts';
import { mayLayRoad } from '../island/pieces.ts';
import { DISCARD, MAIN, ROB, ROBBER, START } from '../phases.ts';
import type { State } from '../state.ts';
import { malformed, no, outOfTurn, readCards, unpaid } from './reasons.ts';

export function buyRefusal(state: State, seat: Seat): Refusal | undefined {
  const wait = outOfTurn(state, seat, MAIN);
  if (wait)
    return state.phase === START && wait.rule === 'CAT-TURN-02'
      ? no('CAT-BUILD-02', 'buying comes after the roll')
      : wait;
  if (state.deckLeft === 0) return no('CAT-DEV-02', 'no development card is left');
  return unpaid(state, seat, DEVELOPMENT_COST);
}

export function playRefusal(state: State, seat: Seat, action: Record<string, unknown>): Refusal | undefined {
  const { card, cards, resource } = action;
  if (!isDevelopment(card)) return malformed(`there is no development card ${quote(card)}`);
  if ((cards !== undefined) !== (card === 'plenty')) return malformed('"cards" go with plenty');
  if ((resource !== undefined) !== (card === 'monopoly')) return malformed('"resource" goes with monopoly');
  const wait = outOfTurn(state, seat, START, MAIN);
  if (wait)
    return [DISCARD, ROBBER, ROB].includes(state.phase) && wait.rule !== 'CAT-TURN-01'
      ? no('CAT-TURN-07', wait.because, wait.facts)
      : wait;
  if (card === 'point')
    return no('CAT-DEV-05', 'victory point cards are shown only to win, and then by themselves');
  if (state.played !== 0) return no('CAT-DEV-03', 'one development card was played this turn');
  const kind = DEVELOPMENTS.indexOf(card);
  const held = countOf(state.held[seat]!, kind);
  if (held === 0) return no('CAT-DEV-01', `seat ${seat} holds no ${card} card`, { card });
  if (held === countOf(state.fresh[seat]!, kind))
    return no('CAT-DEV-04', 'it was bought this turn', { card });
  if (card === 'roads' && !mayLayRoad(state, seat))
    return no('CAT-PROG-03', 'there is no road left, or no path for one');
  if (card === 'plenty') return plentyRefusal(state, cards);
  if (card === 'monopoly' && !isResource(resource))
    return malformed(`${quote(resource)} is no resource card`);
  return undefined;
}

function plentyRefusal(state: State, cards: unknown): Refusal | undefined {
  const wanted = readCards(state, cards);
  if (wanted === undefined) return malformed('"cards" are counts by kind, like { "ore": 2 }');
  const inBank = total(state.bank);
  if (inBank === 0) return no('CAT-PROG-06', 'the bank is empty');
  if (total(wanted) !== Math.min(2, inBank))
    return inBank === 1
      ? no('CAT-PROG-05', 'the bank has one card: take that')
      : no('CAT-PROG-04', 'two cards are taken');
  return holds(state.bank, wanted) ? undefined : no('CAT-PROG-05', 'the bank does not have these cards');
}
