import { type Action, type Catan, catan, type Event, type Resource, type View } from '@bastide/catan';
import { preview } from '@bastide/contract';
import { itemAt, lastOf, type NonEmpty } from '../../../must.ts';
import { stateForView } from '../../../session/state-for-view.ts';
import type { PlaceGhost, PlaceKind, PlaceMark } from '../board/island-props.ts';
import { cardList } from '../cards/counts.ts';

/** Tools that a press on the action bar takes up: a piece to place, a card to buy, or one to play that asks for resources. */
export const TOOLS = ['road', 'settlement', 'city', 'card', 'plenty', 'monopoly'] as const;
export type Tool = (typeof TOOLS)[number];

/** Choices of the player that are not yet done: nothing of them has left the page. */
export interface TurnPlan {
  readonly tool?: Tool | undefined;
  /** Steps chosen one after the other, each allowed after the one before. */
  readonly staged: readonly Action[];
  /** Resources named for year of plenty or monopoly. */
  readonly picked: readonly Resource[];
}
export const NO_PLAN: TurnPlan = { staged: [], picked: [] };

/** Position that a plan rests on: the island, the own hand, and where in the turn it is; not what others say meanwhile. */
export function groundOf(
  { turn, phase, seats, buildings, roads, robber }: View,
  me: number | undefined,
): string {
  const own = me === undefined ? undefined : seats[me];
  return JSON.stringify([turn, phase, own?.hand, own?.held, buildings.length, roads.length, robber]);
}

/** The game after some of the staged steps, as the planning seat would see it. */
export interface PlanPreview {
  readonly view: View;
  /** Consequences of the latest step. */
  readonly events: readonly Event[];
}

/** The game now, and after each staged step: all consequences are the game's. A step that is refused ends it. */
export const stagesOf = (now: View, seat: number, staged: readonly Action[]): NonEmpty<PlanPreview> => [
  { view: now, events: [] },
  ...preview<Catan>(catan, stateForView<Catan>(catan, now), seat, staged).filter((step) => step.ok),
];

/** These phases ask for a step more before a plan is whole. */
const ASKING: readonly View['phase'][] = ['connect', 'robber', 'rob', 'free-roads'];

/** Tells whether the seat that plans still has to choose something in this position. */
export function isAsking({ view }: PlanPreview, seat: number, first: boolean): boolean {
  if (view.seat !== seat) return false;
  return ASKING.includes(view.phase) || (first && (view.phase === 'settle' || view.phase === 'main'));
}

/** The place that a step is about. */
export function placeOf(action: Action): { readonly kind: PlaceKind; readonly place: string } | undefined {
  switch (action.type) {
    case 'settle':
      return { kind: 'settlement', place: action.at };
    case 'city':
      return { kind: 'city', place: action.at };
    case 'road':
      return { kind: 'road', place: action.on };
    case 'robber':
      return { kind: 'hex', place: action.to };
    default:
      return undefined;
  }
}

/** Tells whether a tool is for pieces of that kind; without one every place is open. */
const isFor = (tool: Tool | undefined, kind: PlaceKind): boolean => tool === undefined || tool === kind;

/** A step that may be chosen, and after how many of the staged ones. */
export interface OpenPlace {
  readonly action: Action;
  readonly kind: PlaceKind;
  readonly place: string;
  readonly after: number;
}

/** The places open now: those of the next step, and those to which a chosen step may still go instead. */
export function openPlaces(
  stages: readonly PlanPreview[],
  seat: number,
  { tool, staged }: TurnPlan,
): readonly OpenPlace[] {
  const open = new Map<string, OpenPlace>();
  for (const [after, stage] of [...stages.entries()].reverse()) {
    if (!isAsking(stage, seat, after === 0)) continue;
    for (const action of stage.view.actions) {
      const found = placeOf(action);
      if (!found || !isFor(stage.view.phase === 'main' ? tool : undefined, found.kind)) continue;
      if (staged.some((one) => placeOf(one)?.place === found.place)) continue;
      if (!open.has(found.place)) open.set(found.place, { action, ...found, after });
    }
    // Of a card that brings two roads, the first may change only while the second is not chosen.
    if (stage.view.phase === 'free-roads' && after < stages.length - 1) break;
  }
  return [...open.values()];
}

/** The plan with a place chosen. Where only one seat can be robbed, it is. */
export function choosePlace(
  stages: NonEmpty<PlanPreview>,
  seat: number,
  plan: TurnPlan,
  open: OpenPlace,
): TurnPlan {
  const before = plan.staged.slice(0, open.after);
  return { ...plan, staged: robbedAlone(stages[0].view, seat, before, open.action) };
}

function robbedAlone(now: View, seat: number, before: readonly Action[], action: Action): readonly Action[] {
  const staged = [...before, action];
  if (action.type !== 'robber') return staged;
  const { view } = lastOf(stagesOf(now, seat, staged));
  const [only, ...others] = view.phase === 'rob' ? view.actions : [];
  return only && others.length === 0 ? [...staged, only] : staged;
}

/** Effect of the primary button on the plan. */
export type ReadyState =
  /** Something is still to be chosen. */
  { readonly kind: 'not-yet' } | { readonly kind: 'ready'; readonly actions: readonly Action[] };

const NOT_YET: ReadyState = { kind: 'not-yet' };
const ready = (...actions: readonly Action[]): ReadyState => ({ kind: 'ready', actions });

/** Returns the actions that would carry the plan out now. */
export function readyOf(stages: NonEmpty<PlanPreview>, seat: number, plan: TurnPlan): ReadyState {
  const now = stages[0].view;
  const last = lastOf(stages);
  const then = last.view;
  if (then.phase === 'over') return plan.staged.length > 0 ? ready(...plan.staged) : NOT_YET;
  if (now.seat !== seat) return NOT_YET;
  if (plan.tool === 'plenty' || plan.tool === 'monopoly') return pickedReady(now, plan);
  if (plan.staged.length > 0) {
    if (!isAsking(last, seat, false)) return ready(...plan.staged);
    return then.phase === 'free-roads' && then.mayDecline ? ready(...plan.staged, { type: 'skip' }) : NOT_YET;
  }
  switch (now.phase) {
    case 'start':
      return ready({ type: 'roll' });
    case 'free-roads':
      return now.mayDecline ? ready({ type: 'skip' }) : NOT_YET;
    case 'main':
      if (plan.tool === 'card') return now.actions.some(isBuy) ? ready({ type: 'buy' }) : NOT_YET;
      return plan.tool ? NOT_YET : ready({ type: 'end' });
    default:
      return NOT_YET;
  }
}

const isBuy = ({ type }: Action) => type === 'buy';

/** Resources that a card names: one of monopoly, two of year of plenty. */
export const namedBy = ({ resource, cards = {} }: Extract<Action, { type: 'play' }>): Resource[] =>
  resource === undefined ? [...cardList(cards)] : [resource];

/** Year of plenty and monopoly, once their resources are named. */
function pickedReady(now: View, { tool, picked }: TurnPlan): ReadyState {
  const wanted = [...picked].sort().join();
  const action = now.actions.find((one) => {
    if (one.type !== 'play' || one.card !== tool) return false;
    return namedBy(one).sort().join() === wanted;
  });
  return action && picked.length > 0 ? ready(action) : NOT_YET;
}

/** Number of resources that a card asks to be named: less for year of plenty only where the bank has less. */
export function pickAtMost({ actions }: View, tool: Tool | undefined): number {
  if (tool === 'monopoly') return 1;
  return Math.max(
    0,
    ...actions.map((one) => (one.type === 'play' && one.cards ? cardList(one.cards).length : 0)),
  );
}

/** Resources that could still be named beside those already picked. */
export function pickable({ actions }: View, { tool, picked }: TurnPlan): readonly Resource[] {
  const found = new Set<Resource>();
  for (const one of actions) {
    if (one.type !== 'play' || one.card !== tool) continue;
    const rest = namedBy(one);
    const fits = picked.every((card) => {
      const at = rest.indexOf(card);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
    if (fits) for (const card of rest) found.add(card);
  }
  return [...found];
}

/** The pieces of a plan, lifted over their places, or on their way to them. */
export const ghostsOf = ({ staged }: TurnPlan, seat: number, isSent = false): readonly PlaceGhost[] =>
  staged.flatMap((action) => {
    const found = placeOf(action);
    return found ? [{ ...found, seat, ...(isSent && { isSent }) }] : [];
  });

/** Marks on the island: strong where a piece is in hand or nothing else can be done. */
export function marksOf(
  open: readonly OpenPlace[],
  stages: readonly PlanPreview[],
  tool: Tool | undefined,
  label: (open: OpenPlace) => string,
): readonly PlaceMark[] {
  const next = stages.length - 1;
  const isStrong = ({ after }: OpenPlace) =>
    itemAt(stages, after).view.phase === 'main' ? tool !== undefined : after === next;
  return open.map((one) => ({
    kind: one.kind,
    place: one.place,
    strong: isStrong(one),
    label: label(one),
  }));
}
