import './celebration.css';
import { type CSSProperties, useEffect, useState } from 'react';
import { itemAt } from '../must.ts';
import { useSettings } from '../settings/context.ts';
import { isStill } from '../ui/use-media.ts';
import { useTableBase } from './context.ts';

/** Sessions whose end was celebrated. */
const celebrated = new WeakSet<object>();

/** Pieces of paper that fall, and flags on the line. */
const PAPERS = 36;
const FLAGS = 13;

/** Celebrates the winners when a game has just ended: flags in their colours, and paper that falls once. */
export default function Celebration() {
  const { session, wasOver, colours } = useTableBase();
  const { speed } = useSettings().settings;
  const [isNews] = useState(() => !wasOver && !celebrated.has(session));
  useEffect(() => {
    celebrated.add(session);
  }, [session]);
  const winners = session.moment().outcome?.winners ?? [];
  if (wasOver || winners.length === 0) return null;
  const colourOf = (i: number) =>
    i % 2 === 0 ? itemAt(colours, itemAt(winners, (i / 2) % winners.length)) : 'gold';
  return (
    <div className="celebration" aria-hidden="true">
      <div className="celebration-line">
        {Array.from({ length: FLAGS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: flags are alike
          <i key={i} data-colour={colourOf(i)} />
        ))}
      </div>
      {isNews && !isStill(speed) && (
        <div className="celebration-papers">
          {Array.from({ length: PAPERS }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: papers are alike
            <i key={i} data-colour={colourOf(i)} style={flight(i)} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Way of a piece of paper: all differ, and are the same each time. */
const flight = (i: number): CSSProperties =>
  ({
    '--across': `${(i * 61) % 100}%`,
    '--delay': `${(i * 37) % 900}ms`,
    '--sway': `${((i * 53) % 120) - 60}px`,
    '--spin': `${((i * 97) % 720) - 360}deg`,
    '--size': `${9 + ((i * 7) % 8)}px`,
  }) as CSSProperties;
