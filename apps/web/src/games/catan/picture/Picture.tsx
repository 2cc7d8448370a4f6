import { catan, type View } from '@bastide/catan';
import { useEffect, useState } from 'react';
import { Island } from '../board/index.ts';
import { useWords } from '../words/index.ts';
import { Sketch } from './Sketch.tsx';

const nothing = () => {};
const COLOURS = ['woad', 'saffron', 'madder', 'verdigris'] as const;
const NAMES = COLOURS.map(() => '');

/** The island for beginners as the board draws it at the start of a game, and the sketch until it has. */
export function Picture() {
  const t = useWords();
  const [view, setView] = useState<View>();
  useEffect(() => {
    const timer = setTimeout(() => setView(sampleView()));
    return () => clearTimeout(timer);
  }, []);
  if (!view) return <Sketch />;
  return (
    <Island
      view={view}
      colours={COLOURS}
      names={NAMES}
      marks={[]}
      label={t('start.islandPicture')}
      onPlace={nothing}
      onLook={nothing}
      onBlank={nothing}
    />
  );
}

function sampleView(): View {
  const options = catan.readOptions({ map: 'beginners', seats: COLOURS.length });
  if (!options.ok) throw new Error(options.because);
  return catan.view(catan.setup(options.value));
}
