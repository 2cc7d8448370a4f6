import type { ReactNode } from 'react';
import { useTableBase } from '../../../table/context.ts';
import { Prompt } from '../../../table/Say.tsx';
import { useOverlay } from '../state.ts';
import { useWords } from '../words/index.ts';
import { earlyLeavers } from './early.ts';

/** The result by points; where nobody was left to play against, that instead. */
export function OverlayResult({ children }: { readonly children: ReactNode }) {
  const t = useWords();
  const { table, entries, mine } = useOverlay();
  const { people } = useTableBase();
  const { over } = table;
  if (over?.why !== 'resigned' || !over.outcome) return children;
  const { winners } = over.outcome;
  const left = earlyLeavers(table, entries);
  const head = t('company.early', {
    you: winners.length === 1 && mine.length === 1 && winners[0] === mine[0] ? 'yes' : 'no',
    names: t.list(winners.map((seat) => people.names[seat]!)),
    n: winners.length,
    why: left.every(({ by }) => by === 'late') ? 'time' : 'givenUp',
    out: left.length,
  });
  return <Prompt text={{ head, details: [], rules: [] }} />;
}
