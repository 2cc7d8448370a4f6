import { useMemo } from 'react';
import type { FigureChoice } from '../board/index.ts';
import { useWords } from '../i18n/context.ts';
import type { Words } from '../i18n/words.ts';
import { choiceLabels } from '../text/roles.ts';
import { type Table, useTable } from './context.ts';

/** The figures that may be put on the tile, named. */
export function choicesOf(
  t: Words,
  { turn, moment }: Pick<Table, 'turn' | 'moment'>,
): readonly FigureChoice[] {
  const { preview, plan } = turn;
  const { drawn, phase, tiles } = moment.view;
  if (preview.kind !== 'ready' || !drawn) return [];
  const turned = phase === 'deploy' ? tiles.at(-1)!.turned : plan.turned;
  const labels = choiceLabels(t, preview.choices, drawn, turned);
  return preview.choices.map(({ figure, on }, i) => ({ figure, on, label: labels[i]! }));
}

export function useChoices(): readonly FigureChoice[] {
  const t = useWords();
  const table = useTable();
  const { turn, moment } = table;
  return useMemo(() => choicesOf(t, { turn, moment }), [t, turn, moment]);
}
