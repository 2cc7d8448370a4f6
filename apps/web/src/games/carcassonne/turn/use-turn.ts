import type { Action, Coordinates, Rotation, View } from '@bastide/carcassonne';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LegalCell } from '../board/board-props.ts';
import type { ConfirmMode } from '../confirm-setting.ts';
import { sameAt, segmentKind } from '../features.ts';
import type { CarcassonneMoment } from '../session.ts';
import {
  alone,
  companionOf,
  type FigureChoiceKey,
  fittingTurn,
  isBeside,
  legalCells,
  preview,
  sameFigure,
  TAKE,
  type TurnPlan,
  type TurnPreview,
  turnBy,
} from './plan.ts';

/** A tile laid without asking can be taken back for so long, in milliseconds. */
const GRACE = 3000;

/** The decision of the seat that acts: what is chosen, what would come of it, and the ways to change it. */
export interface TurnState {
  /** Whether a person at this screen decides now. */
  readonly mine: boolean;
  /** What is chosen is on its way, and lies where it will if it arrives. */
  readonly isSent: boolean;
  /** Nothing can be chosen for now: it is on its way, or would not arrive. */
  readonly isHeld: boolean;
  readonly plan: TurnPlan;
  readonly preview: TurnPreview;
  /** Where the tile may lie, as far as the table tells: a purist one tells nothing. */
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
  /** Says whether the farmer goes home. */
  chooseFarmer(returns: boolean): void;
  /** Says whether the second tile is taken. */
  chooseSecond(taken: boolean): void;
  /** One step back: figure, turn, place. False if there was nothing to undo. */
  undo(): boolean;
  undoAll(): void;
  commit(): void;
  /** What would come of choosing this figure instead. */
  previewOf(choice: FigureChoiceKey | undefined): TurnPreview;
}

interface PreviewCache extends TurnPlan {
  /** How the tile was turned before its cell was chosen, and as the cell turned it. */
  readonly came?: Rotation;
  readonly snapped?: Rotation;
}

/** How the reader wants to decide, and whether it is possible now. */
interface TurnOptions extends Pick<TurnState, 'isSent' | 'isHeld'> {
  readonly confirm: ConfirmMode;
  /** No hints. */
  readonly purist: boolean;
  /** Whether the second tile of a builder is a question. */
  readonly isAsked: boolean;
}

export function useTurn(
  moment: CarcassonneMoment,
  mine: boolean,
  { confirm, purist, isAsked, isSent, isHeld }: TurnOptions,
  act: (actions: readonly Action[]) => void,
): TurnState {
  const [staged, setStaged] = useState<{ count: number; plan: PreviewCache }>({
    count: -1,
    plan: { turned: 0 },
  });
  const [pending, setPending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFree = mine && !isHeld;
  // A plan belongs to one decision: at the next it starts afresh, the tile unturned.
  const plan: PreviewCache = staged.count === moment.count ? staged.plan : { turned: 0 };
  const change = useCallback(
    (next: PreviewCache) => {
      clearTimeout(timer.current);
      setPending(false);
      setStaged({ count: moment.count, plan: next });
    },
    [moment.count],
  );
  useEffect(() => () => clearTimeout(timer.current), []);

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
  const isSure = isFree && !isAsked && moment.view.phase === 'second';
  useEffect(() => {
    if (isSure) act([TAKE]);
  }, [isSure, act]);

  const lay = (ready: TurnPreview) => {
    clearTimeout(timer.current);
    setPending(false);
    if (ready.kind === 'ready' && isFree) act(ready.actions);
  };

  return {
    mine,
    isSent,
    isHeld,
    plan,
    preview: shown,
    cells,
    pending,
    prepare(next) {
      if (isFree) change({ ...next, came: plan.came ?? plan.turned, snapped: next.turned });
    },
    choosePlace(at) {
      if (!isFree || moment.view.phase !== 'place' || !isBeside(moment.view, at)) return;
      const fitting = cells.find((cell) => sameAt(cell.at, at))?.turned ?? [];
      const turned = fittingTurn(plan.turned, fitting) ?? plan.turned;
      change({ at, turned, came: plan.came ?? plan.turned, snapped: turned });
    },
    turn(direction, any) {
      if (!isFree || moment.view.phase !== 'place') return;
      const fitting = cells.find((cell) => sameAt(cell.at, plan.at))?.turned ?? [];
      let turned = turnBy(plan.turned, direction);
      const others = fitting.filter((one) => one !== plan.turned);
      if (!any && others.length > 0) while (!fitting.includes(turned)) turned = turnBy(turned, direction);
      change({ ...plan, turned, choice: undefined });
    },
    turnTo(turned) {
      if (isFree) change({ ...plan, turned, choice: undefined });
    },
    chooseFigure(choice, pressed) {
      if (!isFree) return;
      if (pressed && choice && sameFigure(choice, plan.choice)) return lay(shown);
      const next = { ...plan, choice };
      change(next);
      if (!pressed || confirm === 'always') return;
      const ready = preview(moment, next, isAsked);
      if (ready.kind !== 'ready' || companionOf(ready.choices, choice)) return;
      if (confirm === 'risky' && isRisky(moment.view, moment.view.seat, next, ready)) return;
      setPending(true);
      timer.current = setTimeout(() => lay(ready), GRACE);
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
    undo() {
      if (isHeld) return false;
      if (plan.choice?.type === 'deploy' && plan.choice.with) change({ ...plan, choice: alone(plan.choice) });
      else if (pending || plan.choice) change({ ...plan, choice: undefined });
      else if (plan.returns) change({ ...plan, returns: undefined });
      else if (plan.declines) change({ ...plan, declines: undefined });
      else if (plan.snapped !== undefined && plan.snapped !== plan.turned)
        change({ ...plan, turned: plan.snapped });
      else if (plan.at) change({ turned: plan.came ?? plan.turned });
      else if (plan.turned !== 0) change({ turned: 0 });
      else return false;
      return true;
    },
    undoAll() {
      if (!isHeld) change({ turned: 0 });
    },
    commit: () => lay(shown),
    previewOf: (choice) => preview(moment, { ...plan, choice }, isAsked),
  };
}

/** Tells whether a plan is worth a second look: a farmer stays till the end, a last meeple is missed, points go elsewhere. */
export function isRisky(view: View, seat: number, plan: TurnPlan, preview: TurnPreview): boolean {
  if (preview.kind !== 'ready') return false;
  const { choice } = plan;
  if (choice?.type === 'deploy' && (choice.figure === 'meeple' || choice.figure === 'big')) {
    if (segmentKind(view.drawn!, choice.on) === 'field') return true;
    if (choice.figure === 'meeple' && view.seats[seat]!.supply.meeple === 1) return true;
  }
  return preview.events.some((event) => event.type === 'scored' && !event.final && event.seat !== seat);
}
