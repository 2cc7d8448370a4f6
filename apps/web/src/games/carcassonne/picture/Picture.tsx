import { useEffect, useState } from 'react';
import { Board, type BoardProps } from '../board/index.ts';
import { useWords } from '../words/index.ts';
import { sampleView } from './sample.ts';

const nothing = () => {};
const NONE: Pick<BoardProps, 'cells' | 'choices' | 'highlights' | 'lastMoves'> = {
  cells: [],
  choices: [],
  highlights: [],
  lastMoves: [],
};

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
