import { useMemo } from 'react';
import type { FigureChoice } from '../board/index.ts';
import { type CarcassonneTable, useCarcassonne } from '../context.ts';
import { type CarcassonneTranslator, useCarcassonneTranslator } from '../messages.ts';
import { choiceLabels } from '../text/roles.ts';
import { alone, type FigureChoiceKey, sameChoice } from '../turn/plan.ts';

/** A figure to choose, with its name; a companion is asked for afterwards. */
export interface NamedChoice {
  readonly choice: FigureChoiceKey;
  readonly label: string;
}

/**
 * Returns the choices of figures, with names: those for the tile in the order of the game, the return of the abbot
 * last.
 */
export function choicesOf(
  t: CarcassonneTranslator,
  { turn, moment, purist }: Pick<CarcassonneTable, 'turn' | 'moment' | 'purist'>,
): readonly NamedChoice[] {
  const { preview, plan } = turn;
  const { drawn, phase, tiles } = moment.view;
  if (preview.kind !== 'ready' || !drawn) return [];
  const turned = phase === 'deploy' ? tiles.at(-1)!.turned : plan.turned;
  const single = preview.choices.filter((choice) => sameChoice(choice, alone(choice)));
  const figures = single.filter((choice) => choice.type === 'deploy');
  const labels = choiceLabels(t, figures, drawn, turned);
  return single.map((choice) => ({
    choice,
    label:
      choice.type === 'deploy'
        ? labels[figures.indexOf(choice)]!
        : purist
          ? t('act.takeHome')
          : t('role.home', { n: preview.abbot?.points ?? 0 }),
  }));
}

export function useChoices(): readonly NamedChoice[] {
  const t = useCarcassonneTranslator();
  const table = useCarcassonne();
  const { turn, moment, purist } = table;
  return useMemo(() => choicesOf(t, { turn, moment, purist }), [t, turn, moment, purist]);
}

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
