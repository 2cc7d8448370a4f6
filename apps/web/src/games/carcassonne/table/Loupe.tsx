import { Dialog } from '../../../parts/Dialog.tsx';
import { Closeup } from '../board/Closeup.tsx';
import { useCarcassonne } from '../context.ts';
import { useMarked } from '../decision/use-choices.ts';
import { useWords } from '../words/index.ts';
import { useChosen, useGhost } from './use-ghost.ts';

/** CSS pixels: of the tile, and of what lies above and below it in a low window. */
const WIDE = 260;
const AROUND = 148;

/** The tile being laid under a magnifying glass: on a phone its segments are too small for a finger. */
export default function Loupe() {
  const t = useWords();
  const { turn, colours, seat, setUi } = useCarcassonne();
  const ghost = useGhost();
  const choices = useMarked();
  const chosen = useChosen(choices);
  const close = () => setUi({ dialog: undefined });
  if (!ghost) return null;
  return (
    <Dialog title={t('act.figures')} onClose={close}>
      <Closeup
        ghost={ghost}
        choices={choices}
        chosen={chosen}
        colour={colours[seat]!}
        width={Math.min(WIDE, innerHeight - AROUND)}
        onFigure={({ figure, on }) => {
          turn.chooseFigure({ type: 'deploy', figure, on }, false);
          close();
        }}
      />
    </Dialog>
  );
}
