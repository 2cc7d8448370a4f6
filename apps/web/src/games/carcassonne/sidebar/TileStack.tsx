import {
  type Carcassonne,
  type Coordinates,
  carcassonne,
  clashes,
  type Rotation,
  TURNS,
  tileFacts,
} from '@bastide/carcassonne';
import { type RefObject, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { stateForView } from '../../../session/state-for-view.ts';
import type { ScreenLayout } from '../../../table/use-layout.ts';
import { lazyWithMessages } from '../../../ui/lazy-with-messages.ts';
import { type CarcassonneTable, useCarcassonne } from '../context.ts';
import { useCarcassonneTranslator } from '../messages.ts';
import { tileText } from '../text/tile-text.ts';
import { TilePicture, warmTiles } from '../ui/TilePicture.tsx';
import { useThirdGood } from '../ui/third-good.ts';

interface RemainingTile {
  readonly tile: string;
  readonly turned: Rotation;
  readonly n: number;
}

/** Types of tiles left in the stack; with a cell, only those that fit there, turned so that they do. */
export function tilesLeft({ moment, view }: CarcassonneTable, at?: Coordinates): readonly RemainingTile[] {
  // The river comes first. CAR-RIV-01
  const isNext = (tile: string) => view.riverEnd !== null && tileFacts(tile).river !== undefined;
  const left = Object.entries(view.bag).sort(
    ([tile, a], [other, b]) => Number(isNext(other)) - Number(isNext(tile)) || b - a,
  );
  return left.flatMap(([tile, n]): RemainingTile[] => {
    if (!at) return [{ tile, turned: 0, n }];
    const state = stateForView<Carcassonne>(carcassonne, moment.view);
    const turned = TURNS.find((turn) => clashes(state, tile, at, turn).length === 0);
    return turned === undefined ? [] : [{ tile, turned, n }];
  });
}

/** The cell that the stack is asked about: the one chosen in this turn. */
export const askedCell = ({ turn, ui }: CarcassonneTable): Coordinates | undefined =>
  ui.get().past === undefined && turn.mine ? turn.plan.at : undefined;

const SHOWN = 6;

/** With so few tiles no cell is tight, and the chances say little. */
const FIRST_TIGHT = 4;

const StackNotes = lazyWithMessages(() => import('./StackNotes.tsx'));

/** Tiles still in the stack: the commonest types, or those that fit the chosen cell. */
export function TileStack() {
  const t = useCarcassonneTranslator();
  const table = useCarcassonne();
  const { view, setUi, purist } = table;
  const at = askedCell(table);
  const section = useInSight(at, table.layout);
  useWarmTiles(table);
  if (purist) return <StackHeight />;
  const left = tilesLeft(table, at);
  const sum = left.reduce((all, { n }) => all + n, 0);
  return (
    <section ref={section} className="section stack" aria-labelledby="stack-title">
      <h2 id="stack-title">
        {t('stack.title')}
        <button type="button" className="link" onClick={() => setUi({ dialog: 'tiles' })}>
          {t('stack.left', { n: view.left })}
        </button>
      </h2>
      {at && view.left > 0 && (
        <p className="small muted">{sum > 0 ? t('stack.fits', { n: sum }) : t('stack.noneFits')}</p>
      )}
      {view.tiles.length > FIRST_TIGHT && (
        <Suspense>
          <StackNotes fitting={at && sum} />
        </Suspense>
      )}
      {left.length > 0 && <TileGrid tiles={left.slice(0, SHOWN)} />}
      {view.left === 0 && <p className="small muted">{t('stack.empty')}</p>}
    </section>
  );
}

/** Prepares the dialog of all tiles left. */
function useWarmTiles(table: CarcassonneTable): void {
  const good = useThirdGood();
  const warm = useEffectEvent(() => void warmTiles(Object.keys(table.view.bag), good));
  useEffect(() => warm(), []);
}

/** Scrolls a part of the sidebar beside the board into view whenever another cell is chosen. */
function useInSight(at: Coordinates | undefined, layout: ScreenLayout): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);
  const cell = at?.join();
  useEffect(() => {
    if (cell !== undefined && layout === 'wide') part.current?.scrollIntoView({ block: 'nearest' });
  }, [cell, layout]);
  return part;
}

/** Of a purist table's stack only its height is seen. */
function StackHeight() {
  const t = useCarcassonneTranslator();
  const { view } = useCarcassonne();
  return (
    <section className="section stack" aria-labelledby="stack-title">
      <h2 id="stack-title">
        {t('stack.title')}
        <span className="small">{t('stack.left', { n: view.left })}</span>
      </h2>
    </section>
  );
}

export function TileGrid({ tiles }: { readonly tiles: readonly RemainingTile[] }) {
  const t = useCarcassonneTranslator();
  return (
    <ul className="tile-grid">
      {tiles.map(({ tile, turned, n }) => {
        const label = tileText(t, tile);
        return (
          <li key={tile} title={t('stack.tile', { tile: label, n })}>
            <TilePicture tile={tile} turned={turned} label={label} />
            <span className="num">{t('stack.count', { n })}</span>
          </li>
        );
      })}
    </ul>
  );
}
