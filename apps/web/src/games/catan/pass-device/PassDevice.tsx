import './pass-device.css';
import type { View } from '@bastide/catan';
import { useEffect, useRef, useState } from 'react';
import type { SeatColour } from '../../../art/seat-paint.ts';
import { itemAt } from '../../../must.ts';
import type { People } from '../../../people/people.ts';
import { SeatEmblem } from '../../../ui/InlineSvg.tsx';
import type { LogLine } from '../log/lines.ts';
import { type CatanTranslator, useCatanTranslator } from '../messages.ts';
import { logLineText } from '../text/log-text.ts';

/** Something that another seat did meanwhile. */
export interface RecentEvent {
  readonly colour: SeatColour;
  readonly text: string;
}

export interface PassDeviceProps {
  /** Name of the person who is to take the screen. */
  readonly name: string;
  readonly colour: SeatColour;
  /** Name of the person who has it now, if anybody. */
  readonly from?: string | undefined;
  /** Since that person's last turn, the latest at the end; five of them are shown. */
  readonly recentEvents: readonly RecentEvent[];
  onUncover(): void;
}

const LINES = 5;
const ENTER = 'Enter';
/** The button is held this long, in milliseconds. */
const HOLD = 600;

/** Nothing else can be done until the person asked for has the table in hands: holds the button, or presses it twice. */
export function PassDevice({ name, colour, from, recentEvents, onUncover }: PassDeviceProps) {
  const t = useCatanTranslator();
  const cover = useRef<HTMLDialogElement>(null);
  useEffect(() => cover.current?.showModal(), []);
  return (
    <dialog
      ref={cover}
      className="pass-device"
      aria-labelledby="hand-over-title"
      onCancel={(event) => event.preventDefault()}
      // A browser may close it all the same.
      onClose={() => cover.current?.showModal()}
    >
      <div className="pass-device-sheet">
        <SeatEmblem colour={colour} />
        <h2 id="hand-over-title">{t('catan.handOver.title', { name })}</h2>
        <p className="muted">
          {from === undefined ? t('catan.handOver.text') : t('catan.handOver.away', { name: from })}
        </p>
        <UncoverButton name={name} onUncover={onUncover} />
        <p className="small muted">{t.rich('catan.handOver.how', { key: <kbd key={ENTER}>{ENTER}</kbd> })}</p>
        {recentEvents.length > 0 && (
          <section>
            <h3>{t('catan.handOver.since', { name })}</h3>
            <ul>
              {recentEvents.slice(-LINES).map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines stay as they are
                <li key={i}>
                  <SeatEmblem colour={line.colour} /> <span>{line.text}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </dialog>
  );
}

/** The button that shows the table: it is held, or pressed twice. */
function UncoverButton({ name, onUncover }: Pick<PassDeviceProps, 'name' | 'onUncover'>) {
  const t = useCatanTranslator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [held, setHeld] = useState(false);
  const [pressed, setPressed] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hold = () => {
    setHeld(true);
    timer.current = setTimeout(onUncover, HOLD);
  };
  const release = () => {
    setHeld(false);
    clearTimeout(timer.current);
  };
  return (
    <button
      type="button"
      className={held ? 'btn primary held' : 'btn primary'}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      // A key held down since the turn before is not pressed twice.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={() => {
        if (pressed) onUncover();
        else setPressed(true);
      }}
    >
      <span aria-live="polite">{t(pressed ? 'catan.handOver.again' : 'catan.handOver.show', { name })}</span>
    </button>
  );
}

/** Acts of the others since the seat's last turn, as anybody may know them. */
export function recentEvents(
  t: CatanTranslator,
  lines: readonly LogLine[],
  seat: number,
  view: View,
  people: People,
  colours: readonly SeatColour[],
): readonly RecentEvent[] {
  const last = lines.findLastIndex(
    (line) => (line.kind === 'rolled' || line.kind === 'placed') && line.seat === seat,
  );
  return lines.slice(last + 1).flatMap((line) =>
    line.seat === null || line.seat === seat || line.kind === 'offered'
      ? []
      : [
          {
            colour: itemAt(colours, line.seat),
            text: t('answer.move', {
              name: itemAt(people.names, line.seat),
              what: logLineText(t, line, view, people),
            }),
          },
        ],
  );
}
