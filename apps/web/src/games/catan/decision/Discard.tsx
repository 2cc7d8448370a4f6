import { type CardCounts, COSTS, missingIn, RESOURCES, type Resource } from '@bastide/catan';
import { capitalize } from '../../../i18n/translator.ts';
import { itemAt } from '../../../must.ts';
import { CommitButton } from '../../../table/action-buttons.tsx';
import { useLockPrompt } from '../../../table/Prompt.tsx';
import { SeatEmblem } from '../../../ui/InlineSvg.tsx';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { changed, totalOf } from '../cards/counts.ts';
import { useCatan } from '../context.ts';
import { useCatanTranslator } from '../messages.ts';
import { countWords, resourceName } from '../text/cards.ts';
import { youOrName } from '../text/seat-names.ts';
import { ResourceIcon } from '../ui/Cards.tsx';

/** Cards that a proposal keeps whole. */
export const KEPT_PURCHASES = ['city', 'settlement', 'development', 'road', 'nothing'] as const;

export type KeptPurchase = (typeof KEPT_PURCHASES)[number];

export interface DiscardSuggestion {
  /** Cards to give back. */
  readonly cards: CardCounts;
  readonly keeps: KeptPurchase;
}

/** Keeps the dearest thing that the hand can pay for, if its cards may stay; gives of what there is most. */
export function suggestDiscard(hand: CardCounts, due: number): DiscardSuggestion {
  const left = totalOf(hand) - due;
  const keeps = (['city', 'settlement', 'development', 'road'] as const).find(
    (what) => totalOf(missingIn(hand, COSTS[what])) === 0 && totalOf(COSTS[what]) <= left,
  );
  const kept: CardCounts = keeps ? COSTS[keeps] : {};
  let cards: CardCounts = {};
  for (let n = 0; n < due; n++) {
    const card = mostOf(hand, kept, cards);
    if (!card) break;
    cards = changed(cards, card, 1);
  }
  return { cards, keeps: keeps ?? 'nothing' };
}

/** The kind with most cards that are neither kept nor given already. */
function mostOf(hand: CardCounts, kept: CardCounts, given: CardCounts): Resource | undefined {
  const spare = (card: Resource) => (hand[card] ?? 0) - (kept[card] ?? 0) - (given[card] ?? 0);
  return RESOURCES.filter((card) => spare(card) > 0).sort((a, b) => spare(b) - spare(a))[0];
}

/** A 7: the cards that the seat gives back. A press moves a card down, another one brings it back. */
export function Discard() {
  const t = useCatanTranslator();
  const { now, viewer, turn, people } = useCatan();
  const hold = useLockPrompt(true);
  if (turn.asked !== 'discard' || viewer === undefined) return null;
  const own = itemAt(now.seats, viewer);
  const hand: CardCounts = own.hand ?? {};
  const chosen = totalOf(turn.discards);
  const more = own.due - chosen;
  const roller = youOrName(people, now.seat, viewer);
  const { cards, keeps } = suggestDiscard(hand, own.due);
  return (
    <section className="discard" aria-labelledby="decision">
      <div className="prompt" role="status" tabIndex={-1} id="decision">
        <p className="head-line">
          {hold?.head ?? t('catan.roll.seven', { who: roller, name: itemAt(people.names, now.seat) })}
        </p>
        <p className="detail-line">
          {t('catan.discard.text', { n: own.cards, due: own.due })} <RuleLink id="CAT-SEVEN-02" />
        </p>
      </div>
      <ul className="discard-grid">
        {RESOURCES.map((card) => (
          <DiscardColumn key={card} card={card} held={hand[card] ?? 0} isFull={more === 0} />
        ))}
      </ul>
      <div className="discard-footer">
        <p className="discard-said small">
          <b>{t('catan.discard.chosen', { n: chosen, due: own.due })}</b>
          {t('join.sentences')}
          <span className="muted">{t('catan.discard.keeps', { what: keeps })}</span>
        </p>
        <Others />
      </div>
      <div className="acts">
        <button type="button" className="btn" onClick={() => turn.setDiscards(cards)}>
          {t('catan.discard.suggest')}
        </button>
        <CommitButton ready={more === 0} commit={turn.commit}>
          {more > 0 ? t('catan.discard.more', { n: more }) : t('catan.discard.done', { n: own.due })}
        </CommitButton>
      </div>
    </section>
  );
}

interface DiscardColumnProps {
  readonly card: Resource;
  /** Cards of the kind in the hand. */
  readonly held: number;
  /** Enough cards are chosen. */
  readonly isFull: boolean;
}

/** The cards of one kind: those that stay, and below them those to give back. */
function DiscardColumn({ card, held, isFull }: DiscardColumnProps) {
  const t = useCatanTranslator();
  const { turn } = useCatan();
  const { discards } = turn;
  const out = discards[card] ?? 0;
  const left = held - out;
  const one = countWords(t, card, 1, 'object');
  const isOff = left === 0 || isFull;
  return (
    <li>
      <button
        type="button"
        className={left > 0 ? 'card' : 'card nil'}
        data-card={card}
        aria-disabled={isOff || undefined}
        aria-label={t('catan.discard.give', { cards: one, left })}
        onClick={() => {
          if (!isOff) turn.setDiscards(changed(discards, card, 1));
        }}
      >
        <ResourceIcon card={card} />
        <b className="num">{left}</b>
        <span className="card-name">{capitalize(resourceName(t, card), t.language)}</span>
      </button>
      <button
        type="button"
        className={out > 0 ? 'out has' : 'out'}
        data-card={card}
        aria-disabled={out === 0 || undefined}
        aria-label={t('catan.discard.back', { cards: one, out })}
        onClick={() => {
          if (out > 0) turn.setDiscards(changed(discards, card, -1));
        }}
      >
        {out > 0 && <b className="num">−{out}</b>}
      </button>
    </li>
  );
}

/** Progress of the others, in numbers only. */
export function Others() {
  const t = useCatanTranslator();
  const { now, viewer, people, colours, lines } = useCatan();
  const roll = lines.findLast((line) => line.kind === 'rolled');
  const due = roll?.kind === 'rolled' ? roll.due : [];
  const others = due.flatMap((n, seat) => (n > 0 && seat !== viewer ? [seat] : []));
  if (others.length === 0) return null;
  return (
    <ul className="progress small">
      {others.map((seat) => (
        <li key={seat}>
          <SeatEmblem colour={itemAt(colours, seat)} />
          {t('catan.discard.progress', {
            name: itemAt(people.names, seat),
            n: itemAt(now.seats, seat).due,
          })}
        </li>
      ))}
    </ul>
  );
}
