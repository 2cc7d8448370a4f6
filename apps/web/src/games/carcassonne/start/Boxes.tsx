import './boxes.css';
import type { CarcassonneSetup } from '../setup.ts';
import { useWords } from '../words/index.ts';
import { BOX_PRESETS, isBox, partOf } from './boxes.ts';

interface BoxesProps {
  readonly setup: CarcassonneSetup;
  change(part: Partial<CarcassonneSetup>): void;
}

/** What lies in the boxes on people's shelves, one press each. */
export function BoxPresets({ setup, change }: BoxesProps) {
  const t = useWords();
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
          {t(`start.box.${box.name}`)}
        </button>
      ))}
    </p>
  );
}
