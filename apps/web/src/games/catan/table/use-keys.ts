import { useEffect, useEffectEvent, useRef } from 'react';
import { itemAt, must } from '../../../must.ts';
import { verbFormOf, yourTurnText } from '../../../people/people.ts';
import { useSettings } from '../../../settings/context.ts';
import { gameOverText, type KeyQuestion } from '../../../table/answers.ts';
import { focusPrompt, isAtTable } from '../../../table/focus.ts';
import { type GameKeys, useKeys } from '../../../table/use-keys.ts';
import { isSmall } from '../../../table/use-layout.ts';
import { totalOf } from '../cards/counts.ts';
import { pointsShown } from '../cards/points.ts';
import type { CatanTable } from '../context.ts';
import { type CatanTranslator, useCatanTranslator } from '../messages.ts';
import { cardsWords } from '../text/cards.ts';
import { logLineText } from '../text/log-text.ts';
import { refusalText } from '../text/refusal-text.ts';
import { placeWords } from './use-place-words.ts';

/** Moves read at once. */
const MOVES = 4;

/** Spoken answers to what a player may ask by one key. */
const ANSWERS = { scores, moves, options, awaited, whatIsThis } as const satisfies Record<
  KeyQuestion,
  (t: CatanTranslator, table: CatanTable) => string
>;

function scores(t: CatanTranslator, { view, people }: CatanTable): string {
  const list = view.seats.map(({ cards }, seat) =>
    t('catan.answer.score', { name: itemAt(people.names, seat), points: pointsShown(view, seat), cards }),
  );
  return t('answer.scores', { list: t.parts(list) });
}

function moves(t: CatanTranslator, { lines, view, people }: CatanTable): string {
  const last = lines.slice(-MOVES);
  if (last.length === 0) return t('catan.answer.noMoves');
  return t.sentences(
    last.map((line) => {
      const what = logLineText(t, line, view, people);
      return line.seat === null
        ? t.sentence(what)
        : t('answer.move', { name: itemAt(people.names, line.seat), what });
    }),
  );
}

function options(t: CatanTranslator, { turn, now, viewer }: CatanTable): string {
  const own = viewer === undefined ? undefined : itemAt(now.seats, viewer);
  const hand = own?.hand;
  const cards = hand && totalOf(hand) > 0 ? t('catan.answer.hand', { cards: cardsWords(t, hand) }) : '';
  switch (turn.asked) {
    case 'discard':
      return t.sentences([
        t('catan.answer.discard', { n: must(own, 'whoever discards is at this screen').due }),
        cards,
      ]);
    case 'answer':
      return t.sentences([t('catan.answer.offer'), cards]);
    case 'turn': {
      const of = (type: string) => now.actions.filter((action) => action.type === type).length;
      if (now.phase === 'start') return t('catan.answer.start', { cards: of('play') > 0 ? 'yes' : 'no' });
      if (turn.open.length > 0 && turn.ahead.phase !== 'main')
        return t('catan.answer.places', { n: turn.open.length });
      const [roads, settlements, cities, buy] = [of('road'), of('settle'), of('city'), of('buy')];
      return t.sentences([t('catan.answer.main', { roads, settlements, cities, buy }), cards]);
    }
    default:
      return t.sentences([t('answer.optionsNone'), cards]);
  }
}

function awaited(t: CatanTranslator, { moment, people, turn, now }: CatanTable): string {
  const { outcome, actors } = moment;
  if (outcome) return gameOverText(t, outcome, people);
  if (turn.asked === 'turn') return yourTurnText(t, people, now.seat);
  const seats = actors.filter((actor) => typeof actor === 'number');
  return t('catan.answer.awaited', {
    n: seats.length,
    who: verbFormOf(t, seats, people.names),
    names: t.list(seats.map((seat) => itemAt(people.names, seat))),
  });
}

function whatIsThis(t: CatanTranslator, table: CatanTable): string {
  const { inspected } = table.ui.get();
  const place = inspected === undefined ? undefined : placeWords(t, table, inspected);
  if (!place) return t('catan.answer.whatNone');
  const no = place.refusal ? [refusalText(t, place.refusal)] : [];
  return t.sentences([place.title, ...place.lines, ...no].map(t.sentence));
}

/** On these Enter is not their own press, but the commit of what is planned. */
const PASSED = '.cost, .card, .victim, .island-text button';

const enterText = () => document.querySelector<HTMLElement>('.island-text [tabindex="0"]')?.focus();

/** Listens to the keys of this table. */
export function useIslandKeys(table: CatanTable): void {
  const t = useCatanTranslator();
  const { turn, setUi, ui, board, covered, now } = table;
  const { purist } = useSettings().settings;

  useKeys(table, {
    isOff: covered,
    answer: (question) => ANSWERS[question](t, table),
    letters: islandLetters(t, table, purist),
    closeToast() {
      const { refused, answer } = ui.get();
      const isOpen = refused !== undefined || answer !== undefined;
      if (isOpen) setUi({ refused: undefined, answer: undefined });
      return isOpen;
    },
    stepBack() {
      if (turn.plan.tool || turn.plan.staged.length > 0) turn.undo();
      else if (ui.get().trade) setUi({ trade: false });
      else return false;
      return true;
    },
    focusBoard() {
      if (document.activeElement !== document.body) return false;
      board.current?.focus();
      return true;
    },
    focusText: (isShown) => (isShown ? enterText() : board.current?.focus()),
    /** Wherever choices stand: pieces, victims, offers. */
    choose(number) {
      const button = numberKeyButtons()[number - 1];
      if (!button) return false;
      button.focus();
      button.click();
      return true;
    },
    commit: (target) => commitPlan(table, target),
  });

  // At one's own turn the keyboard comes to the island, if it was at the table at all.
  const called = turn.asked === 'turn' ? `${table.viewer} ${now.turn}` : undefined;
  const before = useRef(called);
  const come = useEffectEvent(() => {
    const { past, trade } = ui.get();
    if (isAtTable() && past === undefined && !trade) board.current?.focus();
  });
  useEffect(() => {
    // While somebody else at the screen is asked nobody is called: afterwards it is the same turn.
    if (called === undefined || called === before.current) return;
    before.current = called;
    come();
  }, [called]);
}

const islandLetters = (
  t: CatanTranslator,
  { turn, trades, setUi, ui, board, now }: CatanTable,
  purist: boolean,
): GameKeys['letters'] => ({
  n: (shift) => board.current?.next(shift ? -1 : 1),
  g: () => setUi(purist ? { answer: t('catan.purist.none') } : { production: !ui.get().production }),
  t: () => {
    if (trades && now.phase === 'main') setUi({ trade: !ui.get().trade });
  },
  b: () => document.querySelector<HTMLElement>('.cost')?.focus(),
  u: () => void turn.undo(),
});

/** Carries the plan out, unless Enter is the press of the button that has the focus. */
function commitPlan({ turn, layout, ui }: CatanTable, target: EventTarget | null): boolean {
  const onButton = target instanceof HTMLElement ? target.closest('button, a, [role=radio]') : null;
  if (turn.ready.kind !== 'ready' || (onButton && !onButton.matches(PASSED))) return false;
  if (onButton?.matches('.cost') && !turn.plan.tool) return false;
  if (onButton?.matches('.island-text button') && turn.plan.staged.length === 0) return false;
  if (isSmall(layout) && ui.get().trade) return false;
  turn.commit();
  requestAnimationFrame(focusPrompt);
  return true;
}

/** The choices that have a number: answers to offers while the trade panel is open, else victims, resources or pieces. */
function numberKeyButtons(): readonly HTMLElement[] {
  for (const choices of ['.trade .offer-act', '.victim', '.pick', '.cost']) {
    const found = [...document.querySelectorAll<HTMLElement>(choices)];
    if (found.length > 0) return found;
  }
  return [];
}
