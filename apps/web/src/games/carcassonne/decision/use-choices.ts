import { useMemo } from 'react';
import { itemAt, must } from '../../../must.ts';
import type { FigureChoice } from '../board/index.ts';
import { type CarcassonneTable, useCarcassonne } from '../context.ts';
import { type CarcassonneTranslator, useCarcassonneTranslator } from '../messages.ts';
import { choiceLabels } from '../text/roles.ts';
import { alone, type FigureChoiceKey, sameChoice } from '../turn/plan.ts';

/** One of the figures to choose from, named; a companion is asked for afterwards. */
export interface NamedChoice {
  readonly choice: FigureChoiceKey;
  readonly label: string;
}

/** Acts with figures, named: those that go on the tile in the order of the game, the abbot's way home last. */
export function choicesOf(
  t: CarcassonneTranslator,
  { turn, moment, purist }: Pick<CarcassonneTable, 'turn' | 'moment' | 'purist'>,
): readonly NamedChoice[] {
  const { preview, plan } = turn;
  const { drawn, phase, tiles } = moment.view;
  if (preview.kind !== 'ready' || !drawn) return [];
  const turned =
    phase === 'deploy' ? must(tiles.at(-1), 'a figure is chosen on a tile that lies').turned : plan.turned;
  const single = preview.choices.filter((choice) => sameChoice(choice, alone(choice)));
  const figures = single.filter((choice) => choice.type === 'deploy');
  const labels = choiceLabels(t, figures, drawn, turned);
  return single.map((choice) => ({
    choice,
    label:
      choice.type === 'deploy'
        ? itemAt(labels, figures.indexOf(choice))
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
