import type { Action, Coordinates, Rotation, View } from '@bastide/carcassonne';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LegalCell } from '../board/board-props.ts';
import { sameAt, segmentKind } from '../features.ts';
import type { CarcassonneMoment } from '../session.ts';
import type { ConfirmMode } from '../settings.ts';
import {
  alone,
  companionOf,
  type FigureChoiceKey,
  fittingTurn,
  isBeside,
  legalCells,
  placeOf,
  preview,
  type ReadyState,
  sameFigure,
  TAKE,
  type TurnPlan,
  type TurnPreview,
  turnBy,
} from './plan.ts';

/** A tile laid without asking can be taken back for so long, in milliseconds. */
const GRACE = 3000;

/** The decision of the seat that acts: the plan, its consequences, and the ways to change it. */
export interface TurnState {
  /** A person at this screen decides now. */
  readonly mine: boolean;
  /** The choice is on its way, and lies where it will if it arrives. */
  readonly isSent: boolean;
  /** Nothing can be chosen for now: it is on its way, or would not arrive. */
  readonly isHeld: boolean;
  readonly plan: TurnPlan;
  readonly preview: TurnPreview;
  /** Legal cells of the tile, as far as the table tells: a purist one tells nothing. */
  readonly cells: readonly LegalCell[];
  /** Laid without asking: will be done in a moment, unless undone. */
  readonly pending: boolean;
  /** Chooses all of a plan at once. */
  prepare(plan: TurnPlan): void;
  choosePlace(at: Coordinates): void;
  turn(direction: 1 | -1, any: boolean): void;
  turnTo(turned: Rotation): void;
  /** Chooses a figure, or none; a figure `pressed` with a pointer once more lays the tile, as the wax button does. */
  chooseFigure(choice: FigureChoiceKey | undefined, pressed: boolean): void;
  /** Lets the builder or pig come along with the chosen meeple, or not. */
  pair(together: boolean): void;
  /** Lets the farmer go home, or not. */
  chooseFarmer(returns: boolean): void;
  /** Takes the second tile, or not. */
  chooseSecond(taken: boolean): void;
  /** One step back: figure, turn, place. False if there was nothing to undo. */
  undo(): boolean;
  undoAll(): void;
  commit(): void;
  /** Returns the consequences of choosing this figure instead. */
  previewOf(choice: FigureChoiceKey | undefined): TurnPreview;
}

interface PreviewCache extends TurnPlan {
  /** Turn of the tile before its cell was chosen, and as the cell turned it. */
  readonly came?: Rotation;
  readonly snapped?: Rotation;
}

/** Ways in which the reader wants to decide; `isSent` and `isHeld` tell whether it is possible now. */
interface TurnOptions extends Pick<TurnState, 'isSent' | 'isHeld'> {
  readonly confirm: ConfirmMode;
  /** No hints. */
  readonly purist: boolean;
  /** The second tile of a builder is a question. */
  readonly isAsked: boolean;
  /** The board shows a moment of the past. */
  readonly isPast: boolean;
}

export function useTurn(
  moment: CarcassonneMoment,
  mine: boolean,
  options: TurnOptions,
  act: (actions: readonly Action[]) => void,
): TurnState {
  const { purist, isAsked, isSent, isPast } = options;
  const isHeld = options.isHeld || isPast;
  const isFree = mine && !isHeld;
  const { plan, change, pending, layLater, stopWaiting } = useStoredPlan(moment.count);
  const cells = useMemo(
    () => (isFree && !purist ? legalCells(moment.view) : []),
    [isFree, purist, moment.view],
  );
  const shown = useMemo((): TurnPreview => {
    if (!mine) return { kind: 'open' };
    const would = preview(moment, plan, isAsked);
    return purist && would.kind === 'misfit' ? { ...would, repair: undefined } : would;
  }, [mine, purist, moment, plan, isAsked]);

  // Others may have answered last, so that no act of this seat led here. CAR-TB-DOUBLE-06
  const isSure = mine && !options.isHeld && !isAsked && moment.view.phase === 'second';
  useEffect(() => {
    if (isSure) act([TAKE]);
  }, [isSure, act]);

  const lay = (ready: TurnPreview) => {
    stopWaiting();
    if (ready.kind === 'ready' && isFree) act(ready.actions);
  };
  const context: PlanContext = { moment, options, isFree, plan, shown, cells, change, lay, layLater };
  return {
    mine,
    isSent,
    isHeld,
    plan,
    preview: shown,
    cells,
    pending,
    ...tileWays(context),
    ...figureWays(context),
    undo() {
      if (isHeld) return false;
      const before = planBefore(plan, pending);
      if (before) change(before);
      return before !== undefined;
    },
    undoAll() {
      if (!isHeld) change({ turned: 0 });
    },
    commit: () => lay(shown),
    previewOf: (choice) => preview(moment, { ...plan, choice }, isAsked),
  };
}

/** The plan of one decision, and the moment of grace before a tile laid without asking. */
function useStoredPlan(count: number) {
  const [staged, setStaged] = useState<{ count: number; plan: PreviewCache }>({
    count: -1,
    plan: { turned: 0 },
  });
  const [pending, setPending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A plan belongs to one decision: at the next it starts afresh, the tile unturned.
  const plan: PreviewCache = staged.count === count ? staged.plan : { turned: 0 };
  const stopWaiting = useCallback(() => {
    clearTimeout(timer.current);
    setPending(false);
  }, []);
  const change = useCallback(
    (next: PreviewCache) => {
      stopWaiting();
      setStaged({ count, plan: next });
    },
    [count, stopWaiting],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  const layLater = (lay: () => void) => {
    setPending(true);
    timer.current = setTimeout(lay, GRACE);
  };
  return { plan, change, pending, layLater, stopWaiting };
}

interface PlanContext {
  readonly moment: CarcassonneMoment;
  readonly options: TurnOptions;
  /** Something can be chosen. */
  readonly isFree: boolean;
  readonly plan: PreviewCache;
  readonly shown: TurnPreview;
  readonly cells: readonly LegalCell[];
  change(next: PreviewCache): void;
  lay(ready: TurnPreview): void;
  /** Lays after the moment of grace. */
  layLater(lay: () => void): void;
}

/** Ways to choose a place for the tile, and to turn it. */
function tileWays({
  moment,
  isFree,
  plan,
  cells,
  change,
}: PlanContext): Pick<TurnState, 'prepare' | 'choosePlace' | 'turn' | 'turnTo'> {
  const fittingAt = (at: Coordinates | undefined) => cells.find((cell) => sameAt(cell.at, at))?.turned ?? [];
  return {
    prepare(next) {
      if (isFree) change({ ...next, came: plan.came ?? plan.turned, snapped: next.turned });
    },
    choosePlace(at) {
      if (!isFree || moment.view.phase !== 'place' || !isBeside(moment.view, at)) return;
      const turned = fittingTurn(plan.turned, fittingAt(at)) ?? plan.turned;
      change({ at, turned, came: plan.came ?? plan.turned, snapped: turned });
    },
    turn(direction, any) {
      if (!isFree || moment.view.phase !== 'place') return;
      const fitting = fittingAt(plan.at);
      let turned = turnBy(plan.turned, direction);
      const others = fitting.filter((one) => one !== plan.turned);
      if (!any && others.length > 0) while (!fitting.includes(turned)) turned = turnBy(turned, direction);
      change({ ...plan, turned, choice: undefined });
    },
    turnTo(turned) {
      if (isFree) change({ ...plan, turned, choice: undefined });
    },
  };
}

/** Ways to choose a figure, and to answer the questions about farmer and second tile. */
const figureWays = ({
  moment,
  options: { confirm, isAsked },
  isFree,
  plan,
  shown,
  change,
  lay,
  layLater,
}: PlanContext): Pick<TurnState, 'chooseFigure' | 'pair' | 'chooseFarmer' | 'chooseSecond'> => ({
  chooseFigure(choice, pressed) {
    if (!isFree) return;
    if (pressed && choice && sameFigure(choice, plan.choice)) return lay(shown);
    const next = { ...plan, choice };
    change(next);
    if (!pressed || confirm === 'always') return;
    const ready = preview(moment, next, isAsked);
    if (ready.kind !== 'ready' || isHalfChosen(ready, choice, plan)) return;
    if (confirm === 'risky' && isRisky(moment.view, moment.view.seat, next, ready)) return;
    layLater(() => lay(ready));
  },
  pair(together) {
    const choice = alone(plan.choice);
    if (!isFree || choice?.type !== 'deploy' || shown.kind !== 'ready') return;
    const companion = companionOf(shown.choices, choice);
    change({ ...plan, choice: together && companion ? { ...choice, with: companion } : choice });
  },
  chooseFarmer(returns) {
    if (isFree && moment.view.phase === 'farmer') change({ ...plan, returns });
  },
  chooseSecond(taken) {
    if (isFree && moment.view.phase === 'second') change({ ...plan, declines: !taken });
  },
});

/** Tells whether another choice follows that of a place: which figure, or with which companion. */
function isHalfChosen(
  { choices }: ReadyState,
  choice: FigureChoiceKey | undefined,
  before: TurnPlan,
): boolean {
  if (companionOf(choices, choice)) return true;
  const place = placeOf(choices, choice);
  return place !== undefined && place.figures.length > 1 && placeOf(choices, before.choice)?.on !== place.on;
}

/** The plan one step back: without the companion, the figure, the answer, the turn, the place; undefined at the start. */
function planBefore(plan: PreviewCache, pending: boolean): PreviewCache | undefined {
  if (plan.choice?.type === 'deploy' && plan.choice.with) return { ...plan, choice: alone(plan.choice) };
  if (pending || plan.choice) return { ...plan, choice: undefined };
  if (plan.returns) return { ...plan, returns: undefined };
  if (plan.declines) return { ...plan, declines: undefined };
  if (plan.snapped !== undefined && plan.snapped !== plan.turned) return { ...plan, turned: plan.snapped };
  if (plan.at) return { turned: plan.came ?? plan.turned };
  return plan.turned === 0 ? undefined : { turned: 0 };
}

/** Tells whether a plan is worth a second look: a farmer stays till the end, a last meeple is missed, points go elsewhere. */
export function isRisky(view: View, seat: number, plan: TurnPlan, preview: TurnPreview): boolean {
  if (preview.kind !== 'ready') return false;
  const { choice } = plan;
  if (choice?.type === 'deploy' && (choice.figure === 'meeple' || choice.figure === 'big')) {
    if (view.drawn !== null && segmentKind(view.drawn, choice.on) === 'field') return true;
    if (choice.figure === 'meeple' && view.seats[seat]?.supply.meeple === 1) return true;
  }
  return preview.events.some((event) => event.type === 'scored' && !event.final && event.seat !== seat);
}
