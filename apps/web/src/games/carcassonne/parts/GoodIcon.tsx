import './parts.css';
import type { Good } from '@bastide/carcassonne';
import { cachedPicture, InlineSvg } from '../../../parts/Drawn.tsx';
import { goodIcon } from '../art/index.ts';
import { useThirdGood } from './third-good.ts';

/** A good as this game shows it. */
export function GoodIcon({ good }: { readonly good: Good }) {
  const third = useThirdGood();
  const sign = good === 'wine' ? third : good;
  return <InlineSvg className="good" picture={cachedPicture(sign, () => goodIcon(sign))} />;
}
