import { lazy, type ReactNode, Suspense } from 'react';
import { saveRecord } from '../records/files.ts';
import { useTableBase } from './context.ts';
import { useTableOverlay } from './overlay.ts';
import { Prompt, type PromptText } from './Prompt.tsx';

interface Props {
  readonly save: string;
  readonly again: string;
  /** Further buttons. */
  readonly children: ReactNode;
}

/** Buttons at the end of a game. */
export function ResultActions({ save, again, children }: Props) {
  const table = useTableBase();
  const onward = useTableOverlay()?.nextStepText;
  const record = table.session.record();
  return (
    <div className="acts">
      {children}
      {record && (
        <button type="button" className="btn" onClick={() => saveRecord(record)}>
          {save}
        </button>
      )}
      <button type="button" className="btn primary" onClick={table.playAgain}>
        {onward ?? again}
      </button>
    </div>
  );
}

const Celebration = lazy(() => import('./Celebration.tsx'));

/** The winner and the lead; if others gave up, the text says so instead. */
export function ResultPrompt({ sentence }: { readonly sentence: PromptText }) {
  const company = useTableOverlay();
  const said = <Prompt text={sentence} />;
  return (
    <>
      {company ? <company.Result>{said}</company.Result> : said}
      <Suspense>
        <Celebration />
      </Suspense>
    </>
  );
}
