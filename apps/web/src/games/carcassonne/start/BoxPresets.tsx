import './box-presets.css';
import { type EditionName, SETS, type SetName } from '@bastide/carcassonne';
import { changesOf } from '../editions/options.ts';
import { useCarcassonneTranslator } from '../messages.ts';
import type { CarcassonneSetup } from '../setup.ts';
import { EditionPicture, SetPicture } from '../ui/FigureIcon.tsx';

/** The contents of a box, or of all boxes, chosen with one press. */
interface BoxPreset {
  readonly name: 'first' | 'third' | 'everything';
  /** Absent: the edition stays the same. */
  readonly edition?: EditionName;
  readonly sets: readonly SetName[];
}

export const BOX_PRESETS: readonly BoxPreset[] = [
  { name: 'first', edition: 'c1', sets: ['traders'] },
  { name: 'third', edition: 'c3', sets: ['river', 'traders'] },
  { name: 'everything', sets: SETS },
];

/** Returns the changes when a box is chosen: printed rules only. */
export const partOf = ({ edition, sets }: BoxPreset): Partial<CarcassonneSetup> =>
  edition ? { edition, sets, house: {} } : { sets };

export const isBox = ({ edition, sets }: BoxPreset, setup: CarcassonneSetup): boolean =>
  (edition === undefined || (edition === setup.edition && changesOf(setup.house).length === 0)) &&
  sets.length === setup.sets.length &&
  sets.every((set) => setup.sets.includes(set));

interface BoxesProps {
  readonly setup: CarcassonneSetup;
  change(part: Partial<CarcassonneSetup>): void;
}

/** Buttons for the usual boxes: with the goods of the edition, or the figures of all sets. */
export function BoxPresets({ setup, change }: BoxesProps) {
  const t = useCarcassonneTranslator();
  return (
    <p className="boxes">
      <span className="muted">{t('start.boxes')}</span>
      {BOX_PRESETS.map((box) => (
        <button
          key={box.name}
          type="button"
          className="link"
          aria-pressed={isBox(box, setup)}
          onClick={() => change(partOf(box))}
        >
          {box.edition ? (
            <EditionPicture edition={box.edition} />
          ) : (
            box.sets.map((set) => <SetPicture key={set} set={set} />)
          )}
          {t(`start.box.${box.name}`)}
        </button>
      ))}
    </p>
  );
}
