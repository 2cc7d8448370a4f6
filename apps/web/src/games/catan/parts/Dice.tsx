import { cachedPicture, InlineSvg } from '../../../parts/Drawn.tsx';
import { diePicture } from '../art/index.ts';
import { useWords } from '../words/index.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The dice of the last roll; they tumble when another one is thrown. */
export function Dice({ dice, roll }: { readonly dice: readonly [number, number]; readonly roll: number }) {
  const t = useWords();
  return (
    <p className="dice" key={roll}>
      <span className="sr">{t('catan.dice', { sum: dice[0] + dice[1], a: dice[0], b: dice[1] })}</span>
      {dice.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
        <span key={i} className="die" aria-hidden="true">
          <InlineSvg
            className="face"
            picture={cachedPicture(`die ${i} ${value}`, () =>
              diePicture(FACES[value - 1] ?? 1, i === 0 ? 'light' : 'red'),
            )}
          />
        </span>
      ))}
    </p>
  );
}
