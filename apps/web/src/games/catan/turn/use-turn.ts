import type { Action, CardCounts, Resource, View } from '@bastide/catan';
import { useCallback, useMemo, useState } from 'react';
import { itemAt, lastOf, type NonEmpty } from '../../../must.ts';
import { cardList, kindsIn, totalOf } from '../cards/counts.ts';
import type { CatanMoment, CatanSession } from '../session.ts';
import {
  choosePlace,
  groundOf,
  NO_PLAN,
  type OpenPlace,
  openPlaces,
  type PlanPreview,
  pickAtMost,
  type ReadyState,
  readyOf,
  stagesOf,
  type Tool,
  type TurnPlan,
} from './plan.ts';

/** Decision that the seat at this screen is asked for. */
export type DecisionKind =
  /** Nothing: others act, or nobody looks. */
  | 'nothing'
  /** It is the seat's turn: `View.phase` says at what point. */
  | 'turn'
  | 'discard'
  /** An offer of somebody else is on the table. */
  | 'answer'
  | 'over';

/** The decision of the seat at this screen: what is chosen, what would come of it, and the ways to change it. */
export interface TurnState {
  readonly asked: DecisionKind;
  /** The choice is on its way, and stands where it will if it arrives. */
  readonly isSent: boolean;
  /** Nothing can be chosen for now: it is on its way, or would not arrive. */
  readonly isHeld: boolean;
  readonly plan: TurnPlan;
  readonly stages: NonEmpty<PlanPreview>;
  /** The position after the plan. */
  readonly ahead: View;
  readonly open: readonly OpenPlace[];
  readonly ready: ReadyState;
  /** Cards chosen to be given back. */
  readonly discards: CardCounts;
  /** Chooses all of a plan at once. */
  prepare(plan: TurnPlan): void;
  /** Takes up a tool, or lays it down. */
  takeTool(tool: Tool | undefined): void;
  choosePlace(place: string): boolean;
  /** Begins to play a card that acts on the island: knight or road building. */
  playCard(card: 'knight' | 'roads'): void;
  chooseVictim(seat: number): void;
  /** Names a resource for year of plenty or monopoly. */
  pick(card: Resource): void;
  unpick(card: Resource): void;
  setDiscards(cards: CardCounts): void;
  /** One step back; beyond the first, what was built. False if there was nothing to undo. */
  undo(): boolean;
  readonly canUndo: boolean;
  commit(): void;
}

export function decisionKind(now: View, moment: CatanMoment, me: number | undefined): DecisionKind {
  if (moment.outcome) return 'over';
  if (me === undefined) return 'nothing';
  if (now.phase === 'discard') return itemAt(now.seats, me).due > 0 ? 'discard' : 'nothing';
  if (now.seat === me) return 'turn';
  const isAsked = now.offer?.to.includes(me) && !now.answers.some(({ seat }) => seat === me);
  return isAsked ? 'answer' : 'nothing';
}

interface StoredPlan {
  /** Position that the plan rests on. */
  readonly ground: string;
  readonly seat: number | undefined;
  readonly plan: TurnPlan;
  readonly discards: CardCounts;
}

const NOTHING: StoredPlan = { ground: '', seat: undefined, plan: NO_PLAN, discards: {} };

export function useTurn(
  session: CatanSession,
  moment: CatanMoment,
  now: View,
  me: number | undefined,
  act: (seat: number, actions: readonly Action[]) => Promise<boolean>,
  takeBack: (seat: number) => void,
  { isSent, isHeld }: Pick<TurnState, 'isSent' | 'isHeld'>,
): TurnState {
  const [kept, setKept] = useState(NOTHING);
  // A plan belongs to one decision: at the next it starts afresh. Only discards wait while others choose theirs.
  const ground = useMemo(() => groundOf(now, me), [now, me]);
  const fresh = kept.ground === ground && kept.seat === me;
  const plan = fresh ? kept.plan : NO_PLAN;
  const asked = decisionKind(now, moment, me);
  const discards = asked === 'discard' && kept.seat === me ? kept.discards : {};
  const keep = useCallback(
    (part: Partial<Pick<StoredPlan, 'plan' | 'discards'>>) => {
      if (!isHeld) setKept({ ground, seat: me, plan, discards, ...part });
    },
    [isHeld, ground, me, plan, discards],
  );
  /** The seat whose turn is planned. */
  const planner = asked === 'turn' ? me : undefined;
  const { stages, open, ready } = usePlanPreview({ now, me, planner, plan, asked, discards, isHeld });
  const canTakeBack = planner !== undefined && !isHeld && session.canUndo(planner);
  const steps = plan.staged.length + plan.picked.length + (plan.tool ? 1 : 0);

  return {
    asked,
    isSent,
    isHeld,
    plan,
    stages,
    ahead: lastOf(stages).view,
    open,
    ready,
    discards,
    ...planWays({ now, planner: me, plan, stages, open, keep }),
    undo() {
      if (isHeld) return false;
      if (asked === 'discard' && kindsIn(discards).length > 0) keep({ discards: {} });
      else if (plan.picked.length > 0) keep({ plan: { ...plan, picked: plan.picked.slice(0, -1) } });
      else if (plan.staged.length > 0) keep({ plan: { ...plan, staged: stepBack(plan.staged) } });
      else if (plan.tool) keep({ plan: NO_PLAN });
      else if (canTakeBack) takeBack(planner);
      else return false;
      return true;
    },
    canUndo: !isHeld && (steps > 0 || totalOf(discards) > 0 || canTakeBack),
    async commit() {
      if (ready.kind !== 'ready' || me === undefined || isHeld) return;
      // What was chosen stays until it is done.
      if (await act(me, ready.actions)) setKept((latest) => (latest === kept ? NOTHING : latest));
    },
  };
}

interface PlannedDecision extends Pick<TurnState, 'asked' | 'plan' | 'discards' | 'isHeld'> {
  readonly now: View;
  readonly me: number | undefined;
  readonly planner: number | undefined;
}

/** The positions that a plan leads through, the places open after them, and whether it is whole. */
function usePlanPreview({
  now,
  me,
  planner,
  plan,
  asked,
  discards,
  isHeld,
}: PlannedDecision): Pick<TurnState, 'stages' | 'open' | 'ready'> {
  const stages = useMemo(
    (): TurnState['stages'] =>
      planner === undefined ? [{ view: now, events: [] }] : stagesOf(now, planner, plan.staged),
    [planner, plan.staged, now],
  );
  const open = useMemo(
    () => (planner !== undefined && !isHeld ? openPlaces(stages, planner, plan) : []),
    [planner, isHeld, stages, plan],
  );
  const ready = useMemo((): ReadyState => {
    if (planner !== undefined) return readyOf(stages, planner, plan);
    const due = me === undefined ? undefined : now.seats[me]?.due;
    if (asked === 'discard' && totalOf(discards) === due)
      return { kind: 'ready', actions: cardList(discards).map((card) => ({ type: 'discard', card })) };
    return { kind: 'not-yet' };
  }, [planner, stages, me, plan, asked, discards, now]);
  return { stages, open, ready };
}

interface PlanContext extends Pick<TurnState, 'plan' | 'stages' | 'open'> {
  readonly now: View;
  readonly planner: number | undefined;
  keep(part: Partial<Pick<StoredPlan, 'plan' | 'discards'>>): void;
}

/** Ways to change a plan. */
const planWays = ({
  now,
  planner,
  plan,
  stages,
  open,
  keep,
}: PlanContext): Pick<
  TurnState,
  'prepare' | 'takeTool' | 'choosePlace' | 'playCard' | 'chooseVictim' | 'pick' | 'unpick' | 'setDiscards'
> => ({
  prepare: (next) => keep({ plan: next }),
  takeTool: (tool) => keep({ plan: { ...NO_PLAN, tool } }),
  choosePlace(place) {
    const found = open.find((one) => one.place === place);
    if (!found || planner === undefined) return false;
    keep({ plan: choosePlace(stages, planner, plan, found) });
    return true;
  },
  playCard: (card) => keep({ plan: { ...NO_PLAN, staged: [{ type: 'play', card }] } }),
  chooseVictim(seat) {
    const base = plan.staged.filter(({ type }) => type !== 'rob');
    keep({ plan: { ...plan, staged: [...base, { type: 'rob', seat }] } });
  },
  pick(card) {
    const full = plan.picked.length >= pickAtMost(now, plan.tool);
    const before = full ? plan.picked.slice(1) : plan.picked;
    keep({ plan: { ...plan, picked: [...before, card] } });
  },
  unpick(card) {
    const at = plan.picked.lastIndexOf(card);
    if (at >= 0) keep({ plan: { ...plan, picked: plan.picked.filter((_, i) => i !== at) } });
  },
  setDiscards: (cards) => keep({ discards: cards }),
});

/** A robber that found its only victim goes back with it. */
function stepBack(staged: readonly Action[]): readonly Action[] {
  const last = staged.at(-1)?.type;
  return staged.slice(0, last === 'rob' && staged.at(-2)?.type === 'robber' ? -2 : -1);
}
