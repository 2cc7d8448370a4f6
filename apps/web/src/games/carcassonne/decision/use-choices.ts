import type { DeployAction } from '@bastide/carcassonne';
import { useMemo } from 'react';
import { itemAt, must } from '../../../must.ts';
import type { FigureChoice } from '../board/index.ts';
import { type CarcassonneTable, useCarcassonne } from '../context.ts';
import { type CarcassonneTranslator, useCarcassonneTranslator } from '../messages.ts';
import { choiceLabels } from '../text/roles.ts';
import { type FigureChoiceKey, figurePlaces, sameFigure } from '../turn/plan.ts';

/** An act with figures to choose from, named. */
export interface NamedChoice {
  /** The figure chosen there, or the one to begin with; or the abbot's way home. */
  readonly choice: FigureChoiceKey;
  readonly label: string;
  /** All figures that may stand there; a companion is asked for afterwards. */
  readonly figures: readonly DeployAction[];
}

/** Acts with figures, named: the places on the tile in the order of the game, the abbot's way home last. */
export function choicesOf(
  t: CarcassonneTranslator,
  { turn, moment, purist }: Pick<CarcassonneTable, 'turn' | 'moment' | 'purist'>,
): readonly NamedChoice[] {
  const { preview, plan } = turn;
  const { drawn, phase, tiles } = moment.view;
  if (preview.kind !== 'ready' || !drawn) return [];
  const turned =
    phase === 'deploy' ? must(tiles.at(-1), 'a figure is chosen on a tile that lies').turned : plan.turned;
  const places = figurePlaces(preview.choices);
  const firsts = places.map(({ figures: [first] }) => first);
  const labels = choiceLabels(t, firsts, drawn, turned);
  const named = places.map(({ figures }, i): NamedChoice => {
    const chosen = figures.find((one) => sameFigure(one, plan.choice));
    return { choice: chosen ?? figures[0], label: itemAt(labels, i), figures };
  });
  const home = preview.choices.find(({ type }) => type === 'retrieve');
  if (!home) return named;
  const label = purist ? t('act.takeHome') : t('role.home', { n: preview.abbot?.points ?? 0 });
  return [...named, { choice: home, label, figures: [] }];
}

export function useChoices(): readonly NamedChoice[] {
  const t = useCarcassonneTranslator();
  const table = useCarcassonne();
  const { turn, moment, purist } = table;
  return useMemo(() => choicesOf(t, { turn, moment, purist }), [t, turn, moment, purist]);
}

/** Tells whether a plan is that choice, whichever figure stands there. */
export const isChosen = ({ choice }: NamedChoice, plan: FigureChoiceKey | undefined): boolean =>
  choice.type === 'deploy' ? plan?.type === 'deploy' && plan.on === choice.on : plan?.type === 'retrieve';

/** Returns the choices that have a mark on the tile. */
export function useMarked(): readonly FigureChoice[] {
  const choices = useChoices();
  return useMemo(
    () =>
      choices.flatMap(({ choice, label }) =>
        choice.type === 'deploy' ? [{ figure: choice.figure, on: choice.on, label }] : [],
      ),
    [choices],
  );
}
