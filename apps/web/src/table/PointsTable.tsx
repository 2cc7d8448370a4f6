import './final.css';
import type { ReactNode } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { itemAt } from '../must.ts';
import { SeatEmblem } from '../ui/InlineSvg.tsx';
import { useTableBase } from './context.ts';

interface PointsRow {
  readonly key: string;
  readonly name: ReactNode;
  /** By seat; null: hidden from the reader; undefined: not counted yet. */
  readonly points: readonly (number | null)[] | undefined;
  /** Returns a cell that can be pressed; undefined: it is only its points. */
  readonly cell?: (seat: number) => ReactNode;
  /** True while it is being counted. */
  readonly isNow?: boolean;
}

interface Props {
  readonly rows: readonly PointsRow[];
  /** Their sum, by seat. */
  readonly sum: { readonly name: string; readonly points: readonly number[] };
}

/** Columns are narrower with four seats, and with more their names stand upright. */
const WIDTHS: Readonly<Record<number, string>> = { 4: 'many', 5: 'many upright', 6: 'many upright' };

/** Sources of the points, seat by seat. */
export function PointsTable({ rows, sum }: Props) {
  const t = useTranslator();
  const { people, colours } = useTableBase();
  return (
    <div className="reckoning-area">
      <table className={`score-breakdown ${WIDTHS[people.names.length] ?? ''}`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t('points.for')}</span>
            </th>
            {people.names.map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              <th key={seat} scope="col" title={name}>
                <div>
                  <SeatEmblem colour={itemAt(colours, seat)} />
                  <span>{name}</span>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, points, cell, isNow }) => (
            <tr key={key} className={isNow ? 'on' : points ? undefined : 'todo'}>
              <th scope="row">{name}</th>
              {people.names.map((_, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                <td key={seat} className="num">
                  {cell?.(seat) ?? (points ? formatPoints(points[seat]) : '·')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{sum.name}</th>
            {sum.points.map((n, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              <td key={seat} className="num">
                {n}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const formatPoints = (n: number | null | undefined) => (n === null ? '?' : n || '–');
