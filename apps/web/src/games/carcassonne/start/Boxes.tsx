import './boxes.css';
import type { CarcassonneSetup } from '../setup.ts';
import { useWords } from '../words/index.ts';
import { BOXES, isBox, partOf } from './boxes.ts';

interface Props {
  readonly setup: CarcassonneSetup;
  change(part: Partial<CarcassonneSetup>): void;
}

/** What lies in the boxes on people's shelves, one press each. */
export function Boxes({ setup, change }: Props) {
  const t = useWords();
  return (
    <p className="boxes">
      <span className="muted">{t('start.boxes')}</span>
      {BOXES.map((box) => (
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
