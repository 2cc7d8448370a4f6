import './rule-pictures.css';
import { Icon } from '../../../parts/Icon.tsx';
import { TilePicture } from '../parts/TilePicture.tsx';
import { useWords } from '../words/index.ts';

/** Right and wrong side by side, for the rule that is asked about most. */
export function RulePictures({ id }: { readonly id: string }) {
  const t = useWords();
  if (id !== 'CAR-TILE-02') return null;
  return (
    <div className="pair">
      <figure>
        <div className="two">
          <TilePicture tile="BA-K" />
          <TilePicture tile="BA-K" turned={90} />
        </div>
        <figcaption className="yes">
          <Icon name="check" /> {t('rules.right')}
        </figcaption>
      </figure>
      <figure>
        <div className="two clash">
          <TilePicture tile="BA-U" turned={90} />
          <TilePicture tile="BA-G" />
        </div>
        <figcaption className="no">
          <Icon name="close" /> {t('rules.wrong')}
        </figcaption>
      </figure>
    </div>
  );
}
