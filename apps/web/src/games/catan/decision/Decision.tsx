import { itemAt } from '../../../must.ts';
import { verbFormOf } from '../../../people/people.ts';
import { ReviewButton } from '../../../review/lazy-parts.tsx';
import { ActionBar } from '../../../table/ActionBar.tsx';
import { CommitButton, UndoButton } from '../../../table/action-buttons.tsx';
import { BottomSheet } from '../../../table/BottomSheet.tsx';
import { focusPrompt } from '../../../table/focus.ts';
import { Prompt, type PromptText, useLockPrompt } from '../../../table/Prompt.tsx';
import { ResultActions, ResultPrompt } from '../../../table/ResultActions.tsx';
import { isSmall } from '../../../table/use-layout.ts';
import { type CatanTable, useCatan, useCatanUi } from '../context.ts';
import { type CatanTranslator, useCatanTranslator } from '../messages.ts';
import { nameFor } from '../text/seat-names.ts';
import { say } from '../text/sentence.ts';
import { TradePanel } from '../trade-panel/TradePanel.tsx';
import { Choices } from './Choices.tsx';
import { Discard } from './Discard.tsx';
import { Developments, Hand } from './Hand.tsx';
import { AutoDeclineButtons, OfferButtons } from './OfferButtons.tsx';
import { useAutoEnd } from './use-auto-end.ts';
import { useSentence } from './use-sentence.tsx';

/** The consequence in words, before anything is pressed. */
const Consequence = ({ steady }: { readonly steady?: boolean }) => (
  <Prompt text={useSentence()} steady={steady ?? false} />
);

/** The decision of the player, in the place that each layout has for it. */
export function Decision() {
  const { layout, turn, setUi, session } = useCatan();
  const trade = useCatanUi((ui) => ui.trade);
  switch (layout) {
    case 'phone':
      return (
        <BottomSheet
          className={[
            (turn.asked === 'discard' || trade) && 'paper',
            trade && 'read',
            session.people.length === 0 && 'watched',
          ]
            .filter(Boolean)
            .join(' ')}
          putAway={() => {
            if (trade) setUi({ trade: false });
            return trade;
          }}
        >
          {(peek) => (trade ? <TradePanel above={<OfferSummary />} /> : <PhoneControls peek={peek} />)}
        </BottomSheet>
      );
    case 'sideways':
      return trade ? <TradePanel above={<OfferSummary />} /> : <PhoneControls />;
    default:
      return <ActionBarContent />;
  }
}

/** The trade in place of the decision: an offer that has come meanwhile, and a pending action. */
function OfferSummary() {
  const { turn } = useCatan();
  const hold = useLockPrompt(true);
  if (turn.asked === 'answer')
    return (
      <div className="offered">
        <Consequence />
        <OfferButtons isChanging />
      </div>
    );
  return (
    hold && (
      <p className="trade-hand" role="status">
        {hold.head}
      </p>
    )
  );
}

/** Sentence, cards, what can be built, undo and wax. `peek`: without the cards. */
function PhoneControls({ peek = false }: { readonly peek?: boolean }) {
  const { turn } = useCatan();
  if (turn.asked === 'over') return <ResultActionBar />;
  if (turn.asked === 'discard' && !peek) return <Discard />;
  // What cannot be played now leaves its room to the offer.
  const answers = turn.asked === 'answer';
  return (
    <>
      <Consequence steady={!peek} />
      {!peek && (
        <>
          {answers && <MoreTimeButton />}
          <Hand />
          {!answers && <Developments />}
          <Choices />
        </>
      )}
      <ActionButtons />
    </>
  );
}

/** The sentence, then cards, what can be built, undo and wax. */
function ActionBarContent() {
  const { turn, colours, frontSeat } = useCatan();
  if (turn.asked === 'over') return <ResultActionBar />;
  if (turn.asked === 'discard')
    return (
      <footer className="action-bar paper" data-colour={colours[frontSeat]}>
        <Discard />
      </footer>
    );
  return (
    <ActionBar
      prompt={
        <>
          <Consequence />
          {/* What cannot be played now leaves its room to the offer. */}
          {turn.asked === 'answer' ? <MoreTimeButton /> : <Developments />}
        </>
      }
    >
      <Hand />
      <Choices />
      <ActionButtons />
    </ActionBar>
  );
}

/** Undo, and the one button of wax; to an offer, the answers. */
function ActionButtons() {
  const t = useCatanTranslator();
  const table = useCatan();
  const { turn, trade, now, viewer } = table;
  const isEnding = useAutoEnd();
  if (viewer !== undefined && viewer !== now.seat && trade.silence.has(viewer))
    return <AutoDeclineButtons seat={viewer} />;
  if (turn.asked === 'answer') return <OfferButtons />;
  if (turn.asked !== 'turn') return null;
  return (
    <div className="acts">
      <UndoButton className="btn undo" can={turn.canUndo} undo={turn.undo} />
      <CommitButton ready={turn.ready.kind === 'ready'} pending={isEnding} commit={turn.commit}>
        {isEnding ? t('catan.act.ending') : commitLabel(t, table)}
      </CommitButton>
      <span className="sr" role="status">
        {isEnding && t('catan.act.endingNote')}
      </span>
    </div>
  );
}

/** The action of the primary button, or the reason why it waits. */
function commitLabel(t: CatanTranslator, { turn, now, people }: CatanTable): string {
  const { plan, ready, ahead } = turn;
  if (plan.tool === 'plenty')
    return t(ready.kind === 'ready' ? 'catan.act.take' : 'catan.act.name', { n: plan.picked.length });
  if (plan.tool === 'monopoly')
    return plan.picked[0] ? t('catan.act.takeAll', { card: plan.picked[0] }) : t('catan.act.name', { n: 0 });
  if (ready.kind === 'not-yet') return incompleteLabel(t, plan.tool, ahead.phase);
  const rob = plan.staged.find((action) => action.type === 'rob');
  if (rob) return t('catan.act.rob', { name: itemAt(people.names, rob.seat) });
  const roads = plan.staged.filter(({ type }) => type === 'road').length;
  const types = plan.staged.map(({ type }) => type);
  if (types.includes('robber')) return t('catan.act.moveOnly');
  if (types.includes('settle') && now.phase === 'settle') return t('catan.act.settle');
  if (types.includes('play') || now.phase === 'free-roads')
    return roads > 0 ? t('catan.act.roads', { n: roads }) : t('catan.act.without');
  if (types.includes('city')) return t('catan.act.city');
  if (types.includes('settle')) return t('catan.act.settlement');
  if (roads > 0) return t('catan.act.road');
  if (plan.tool === 'card') return t('catan.act.buy');
  return t(now.phase === 'start' ? 'catan.act.roll' : 'catan.act.end');
}

function incompleteLabel(t: CatanTranslator, tool: string | undefined, phase: string): string {
  if (phase === 'robber') return t('catan.act.chooseHex');
  if (phase === 'rob') return t('catan.act.chooseVictim');
  if (phase === 'settle') return t('catan.act.chooseIntersection');
  if (phase === 'connect' || phase === 'free-roads' || tool === 'road') return t('catan.act.choosePath');
  return t('catan.act.choosePlace');
}

/** The switch that declines offers by itself when nobody answers them, and so stops the clock. */
function MoreTimeButton() {
  const t = useCatanTranslator();
  const { trade, setUi } = useCatan();
  if (!trade.runsOut) return null;
  return (
    <button
      type="button"
      className="link more-time-button"
      onClick={() => {
        trade.takeTime();
        setUi({ answer: t('catan.trade.timeTaken') });
        focusPrompt();
      }}
    >
      {t('catan.trade.needTime')}
    </button>
  );
}

/** The end of a game: the winner's sentence, and what may follow. */
export function ResultActionBar() {
  const t = useCatanTranslator();
  const table = useCatan();
  const { setUi, moments, layout } = table;
  return (
    <footer className="action-bar result-action-bar">
      <ResultPrompt sentence={winnerSentence(t, table)} />
      <ResultActions save={t('catan.final.save')} again={t('catan.final.again')}>
        {isSmall(layout) && (
          <button type="button" className="btn" onClick={() => setUi({ isSidebarOpen: true })}>
            {t('catan.points.title')}
          </button>
        )}
        <ReviewButton />
        <button type="button" className="btn" onClick={() => setUi({ past: moments[0], isAutoplay: true })}>
          {t('catan.final.watch')}
        </button>
      </ResultActions>
    </footer>
  );
}

/** The winner, with points and lead; nothing is said of a seat that gave up with more points. */
export function winnerSentence(
  t: CatanTranslator,
  { moment, people, lines }: Pick<CatanTable, 'moment' | 'people' | 'lines'>,
): PromptText {
  const { outcome } = moment;
  const winner = outcome?.winners[0];
  if (!outcome || winner === undefined) return say(t('turn.over'));
  const points = itemAt(outcome.points, winner);
  const next = Math.max(...outcome.points.filter((_, seat) => seat !== winner));
  const behind = outcome.points.flatMap((n, seat) => (n === next && seat !== winner ? [seat] : []));
  const ended = lines.at(-1);
  const rules = ended?.kind === 'ended' && ended.rule ? [ended.rule] : [];
  const isShort = Math.max(...outcome.points) < moment.view.options.victoryTarget;
  const still = isShort ? [t('catan.final.standstill')] : [];
  if (outcome.winners.length > 1) {
    const names = t.list(outcome.winners.map((seat) => itemAt(people.names, seat)));
    return say(t('catan.final.shared', { names, n: points }), still, rules);
  }
  const you = people.isNameless(winner) ? 'yes' : 'no';
  const margin = t('catan.final.margin', {
    n: points - next,
    who: verbFormOf(t, behind, people.names),
    names: t.list(behind.map((seat) => nameFor(t, people, seat, undefined))),
  });
  return say(
    t('catan.final.wins', { you, name: itemAt(people.names, winner), n: points }),
    points > next ? [...still, margin] : still,
    rules,
  );
}
