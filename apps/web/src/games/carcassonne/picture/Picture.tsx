import { useEffect, useState } from 'react';
import type { Lens } from '../../../camera/framing.ts';
import { Board, type BoardProps } from '../board/index.ts';
import { LENS } from '../board/lens.ts';
import { useWords } from '../words/index.ts';
import { sampleView } from './sample.ts';

const nothing = () => {};
const NONE: Pick<BoardProps, 'cells' | 'choices' | 'highlights' | 'lastMoves'> = {
  cells: [],
  choices: [],
  highlights: [],
  lastMoves: [],
};

/** Fitted into its frame anew whenever that changes. */
const FRAMED: Lens = { ...LENS, growth: 0 };

/** A band of painted land: the middle of some game, drawn by the board itself. */
export function Picture() {
  const t = useWords();
  const [view, setView] = useState<BoardProps['view']>();
  useEffect(() => {
    const timer = setTimeout(() => setView(sampleView()));
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="picture wood" inert>
      {view && (
        <Board
          {...NONE}
          view={view}
          lens={FRAMED}
          colours={['woad', 'madder', 'verdigris']}
          turned={0}
          seat={0}
          dimmed={false}
          label={t('start.picture')}
          onCell={nothing}
          onTurn={nothing}
          onFigure={nothing}
          onLook={nothing}
        />
      )}
    </div>
  );
}
