import {
  type Action,
  type Carcassonne,
  type Coordinates,
  carcassonne,
  clashes,
  type DeployAction,
  type Event,
  type FigureRefusal,
  figureRefusals,
  type PlaceAction,
  type RetrieveAction,
  type Rotation,
  type SecondPartAction,
  type Side,
  TURNS,
  type View,
} from '@bastide/carcassonne';
import { type PreviewStep, preview as previewActions, type Refusal } from '@bastide/contract';
import { itemAt, type NonEmpty } from '../../../must.ts';
import { stateForView } from '../../../session/state-for-view.ts';
import type { LegalCell } from '../board/board-props.ts';
import { sameAt } from '../features.ts';
import type { CarcassonneMoment } from '../session.ts';

/** Choices of the player that are not yet done: nothing of them has left the page. */
export interface TurnPlan {
  readonly at?: Coordinates | undefined;
  readonly turned: Rotation;
  readonly choice?: FigureChoiceKey | undefined;
  /** The farmer goes home with the pig that was paid; it stays unless this is said. CAR-TB-PIG-25 */
  readonly returns?: boolean | undefined;
  /** The second tile is declined; it is taken unless this is said. CAR-TB-DOUBLE-06 */
  readonly declines?: boolean | undefined;
}
/** An act with figures, other than nothing: put one on the tile, or take the abbot home. */
export type FigureChoiceKey = DeployAction | RetrieveAction;

export function sameChoice(a: FigureChoiceKey | undefined, b: FigureChoiceKey | undefined): boolean {
  if (a?.type !== 'deploy' || b?.type !== 'deploy') return a?.type === b?.type;
  return a.figure === b.figure && a.on === b.on && a.with === b.with;
}

/** The same figure in the same place, with or without its companion. */
export const sameFigure = (a: FigureChoiceKey | undefined, b: FigureChoiceKey | undefined): boolean =>
  sameChoice(alone(a), alone(b));

/** A deployment without the figure that arrives beside it. */
export function alone(choice: FigureChoiceKey | undefined): FigureChoiceKey | undefined {
  if (choice?.type !== 'deploy' || choice.with === undefined) return choice;
  const { type, figure, on } = choice;
  return { type, figure, on };
}

/** The figure that may arrive beside that one. CAR-TB-BUILDER-20, CAR-TB-PIG-20 */
export function companionOf(
  choices: readonly FigureChoiceKey[],
  choice: FigureChoiceKey | undefined,
): DeployAction['with'] {
  const pair = choices.find((one) => one.type === 'deploy' && one.with && sameFigure(one, choice));
  return pair?.type === 'deploy' ? pair.with : undefined;
}

/** A segment of the tile, and the figures that may be put on it, in the order of the game. */
export interface FigurePlace {
  readonly on: string;
  readonly figures: NonEmpty<DeployAction>;
}

/** Groups the figures that may be placed by segment. Companions are asked for afterwards. */
export function figurePlaces(choices: readonly FigureChoiceKey[]): readonly FigurePlace[] {
  const places = new Map<string, NonEmpty<DeployAction>>();
  for (const choice of choices) {
    if (choice.type !== 'deploy' || choice.with) continue;
    const figures = places.get(choice.on);
    places.set(choice.on, figures ? [...figures, choice] : [choice]);
  }
  return [...places].map(([on, figures]) => ({ on, figures }));
}

/** The place of a chosen figure. */
export const placeOf = (
  choices: readonly FigureChoiceKey[],
  choice: FigureChoiceKey | undefined,
): FigurePlace | undefined =>
  choice?.type === 'deploy' ? figurePlaces(choices).find(({ on }) => on === choice.on) : undefined;

/** Consequences of a plan. */
export type TurnPreview =
  /** No cell is chosen yet. */
  | { readonly kind: 'open' }
  | {
      readonly kind: 'misfit';
      readonly refusal: Refusal;
      readonly clashes: readonly Side[];
      /** The nearest rotation that fits there. */
      readonly repair: Rotation | undefined;
    }
  | {
      readonly kind: 'ready';
      /** Actions that the primary button takes, in order. */
      readonly actions: readonly Action[];
      readonly events: readonly Event[];
      readonly after: View;
      /** The position before the figure: the tile lies. */
      readonly laid: View;
      /** The figures that cannot be placed on the tile, and the reasons; absent if no tile was placed. */
      readonly refused: readonly FigureRefusal[] | undefined;
      readonly choices: readonly FigureChoiceKey[];
      /** The reader's abbot, if it may be taken home: its place, and its points if it goes now. CAR-ABB-04 */
      readonly abbot?: { readonly at: Coordinates; readonly on: string; readonly points: number } | undefined;
      /** The farmer of the question. */
      readonly farmer?: View['deciding'][number] | undefined;
    };
export type ReadyState = Extract<TurnPreview, { kind: 'ready' }>;

/** Returns the legal cells of the tile in hand, each with its rotations, row by row. */
export function legalCells(view: View): readonly LegalCell[] {
  const cells = new Map<string, { at: Coordinates; turned: Rotation[] }>();
  for (const action of view.actions) {
    if (action.type !== 'place') continue;
    const cell = cells.get(action.at.join());
    if (cell) cell.turned.push(action.turned);
    else cells.set(action.at.join(), { at: action.at, turned: [action.turned] });
  }
  return [...cells.values()].sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}

/** Tells whether a cell is empty and lies beside a tile: elsewhere nobody means to put one. */
export const isBeside = ({ tiles }: View, [x, y]: Coordinates): boolean =>
  tiles.some(({ at }) => Math.abs(at[0] - x) + Math.abs(at[1] - y) === 1) &&
  !tiles.some(({ at }) => sameAt(at, [x, y]));

/** Returns the present rotation if it fits, else the next one clockwise that fits. */
export function fittingTurn(from: Rotation, fitting: readonly Rotation[]): Rotation | undefined {
  return [...fitting].sort((a, b) => ((a - from + 360) % 360) - ((b - from + 360) % 360))[0];
}

/** Returns the rotation among `fitting` that is nearest; the clockwise one in a tie. */
export function nearestTurn(from: Rotation, fitting: readonly Rotation[]): Rotation | undefined {
  const far = (to: Rotation) => Math.min((to - from + 360) % 360, ((from - to + 360) % 360) + 1);
  return [...fitting].sort((a, b) => far(a) - far(b))[0];
}

export const turnBy = (from: Rotation, direction: 1 | -1): Rotation =>
  itemAt(TURNS, (TURNS.indexOf(from) + direction + 4) % 4);

/** The game when the tile of this turn lies. */
type TilePlacement = Pick<Extract<PreviewStep<Carcassonne>, { ok: true }>, 'state' | 'view' | 'events'>;

/**
 * Plays the plan on a determinized state, so that all results are the game's own. It takes an earned second tile
 * unless the reader is asked. CAR-TB-DOUBLE-06
 */
export function preview(
  { view, actor }: Pick<CarcassonneMoment, 'view' | 'actor'>,
  plan: TurnPlan,
  isAsked = false,
): TurnPreview {
  if (typeof actor !== 'number') return { kind: 'open' };
  const planned = played(view, actor, plan);
  if (isAsked || planned.kind !== 'ready') return planned;
  const { after } = planned;
  if (after.phase !== 'second' || after.seat !== actor) return planned;
  const done = taken(stateForView<Carcassonne>(carcassonne, after), actor, TAKE);
  return {
    ...planned,
    actions: [...planned.actions, TAKE],
    events: [...planned.events, ...done.events],
    after: done.view,
  };
}

export const TAKE: SecondPartAction = { type: 'second', taken: true };

function played(view: View, actor: number, plan: TurnPlan): TurnPreview {
  const state = stateForView<Carcassonne>(carcassonne, view);
  if (view.phase === 'farmer') return decideFarmer(view, actor, plan);
  if (view.phase === 'second') return answerSecond(view, actor, plan);
  if (view.phase === 'deploy')
    return chooseFigure(actor, plan, [], { state, view, events: [] }, figureRefusals(state));
  if (view.phase !== 'place' || !plan.at || view.drawn === null) return { kind: 'open' };
  const place: PlaceAction = { type: 'place', at: plan.at, turned: plan.turned };
  const placed = staged(state, actor, place);
  if (placed.ok) return chooseFigure(actor, plan, [place], placed, figureRefusals(state, place));
  const cell = legalCells(view).find(({ at }) => sameAt(at, plan.at));
  return {
    kind: 'misfit',
    refusal: placed,
    clashes: clashes(state, view.drawn, plan.at, plan.turned) as Side[],
    repair: cell && nearestTurn(plan.turned, cell.turned),
  };
}

function chooseFigure(
  seat: number,
  plan: TurnPlan,
  before: readonly Action[],
  laid: TilePlacement,
  refused: readonly FigureRefusal[],
): TurnPreview {
  const choices = carcassonne.actions(laid.state, seat).filter(isChoice);
  if (choices.length === 0)
    return {
      kind: 'ready',
      actions: before,
      events: laid.events,
      after: laid.view,
      laid: laid.view,
      refused,
      choices,
    };
  const chosen: Action = choices.find((one) => sameChoice(one, plan.choice)) ?? { type: 'skip' };
  const done = taken(laid.state, seat, chosen);
  return {
    kind: 'ready',
    actions: [...before, chosen],
    events: [...laid.events, ...done.events],
    after: done.view,
    laid: laid.view,
    refused,
    choices,
    abbot: choices.some(({ type }) => type === 'retrieve') ? abbotIn(laid.view, seat) : undefined,
  };
}

const staged = (from: TilePlacement['state'], seat: number, action: Action): PreviewStep<Carcassonne> =>
  itemAt(previewActions<Carcassonne>(carcassonne, from, seat, [action]), 0);

/** Consequences of a listed action. */
function taken(from: TilePlacement['state'], seat: number, action: Action): TilePlacement {
  const step = staged(from, seat, action);
  if (!step.ok) throw new Error(`a listed action is refused: ${step.because}`);
  return step;
}

const isChoice = (action: Action): action is FigureChoiceKey =>
  action.type === 'deploy' || action.type === 'retrieve';

function abbotIn(view: View, seat: number) {
  const abbot = view.figures.find((one) => one.figure === 'abbot' && one.seat === seat);
  if (!abbot) return undefined;
  const { at, on } = abbot;
  const feature = view.features.find(({ parts }) =>
    parts.some((part) => part.on === on && sameAt(part.at, at)),
  );
  return { at, on, points: feature?.worth[seat] ?? 0 };
}

const decideFarmer = (view: View, seat: number, plan: TurnPlan): TurnPreview => ({
  ...answered(view, seat, { type: 'farmer', returns: plan.returns ?? false }),
  farmer: view.deciding.find((one) => one.seat === seat),
});

const answerSecond = (view: View, seat: number, plan: TurnPlan): TurnPreview =>
  answered(view, seat, { ...TAKE, taken: !plan.declines });

/** Consequences of the answer to a question, where nothing else is to be chosen. */
function answered(view: View, seat: number, action: Action): ReadyState {
  const done = taken(stateForView<Carcassonne>(carcassonne, view), seat, action);
  return {
    kind: 'ready',
    actions: [action],
    events: done.events,
    after: done.view,
    laid: view,
    refused: undefined,
    choices: [],
  };
}
