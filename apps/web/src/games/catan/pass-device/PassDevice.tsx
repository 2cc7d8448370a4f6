import './pass-device.css';
import type { View } from '@bastide/catan';
import type { Seat } from '@bastide/contract';
import { useEffect, useRef, useState } from 'react';
import type { SeatColour } from '../../../art/seat-paint.ts';
import { itemAt } from '../../../must.ts';
import type { People } from '../../../people/people.ts';
import { decidingSeat } from '../../../session/deciding-seat.ts';
import { useMoment } from '../../../session/use-moment.ts';
import { SeatEmblem } from '../../../ui/InlineSvg.tsx';
import type { LogLine } from '../log/lines.ts';
import { type CatanTranslator, useCatanTranslator } from '../messages.ts';
import type { CatanMoment, CatanSession } from '../session.ts';
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
/** Milliseconds for which the button ignores presses: they were meant for what was there before. */
const GUARD_MS = 600;

/** Nothing else can be done until the person asked for has the table in hands and presses the button. */
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

/** The button that shows the table. A press that began before, a held key and the second press of two uncover nothing. */
function UncoverButton({ name, onUncover }: Pick<PassDeviceProps, 'name' | 'onUncover'>) {
  const t = useCatanTranslator();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), GUARD_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <button
      type="button"
      className="btn primary"
      aria-disabled={!isReady || undefined}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={({ detail }) => {
        if (isReady && detail < 2) onUncover();
      }}
    >
      {t('catan.handOver.show', { name })}
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

/** The seat at the screen, and its change. */
export interface DeviceViewer {
  /** The seat whose cards the screen shows; none while they are covered, or if only bots play. */
  readonly seats: Seat | undefined;
  /** The seat that is to take the screen. */
  readonly covered: Seat | undefined;
  /** The seat that has it meanwhile, if any. */
  readonly from: Seat | undefined;
  /** Gives the screen to that person. */
  uncover(): void;
  /** Leaves the screen with whoever has it while something is done for which another seat has to act, too. */
  keepDuring(work: () => Promise<void>): Promise<void>;
}

/**
 * Returns the viewer. A single person at the screen always sees their hand. Among several, a hand stays visible until
 * another person is to decide, and theirs shows when they uncover it.
 */
export function useViewer(session: CatanSession): DeviceViewer {
  const moment = useMoment(session);
  const [holder, setHolder] = useState<Seat>();
  const [isKept, setKept] = useState(false);
  const next = isKept ? { holder, covered: undefined } : holderAfter(moment, session.people, holder);
  if (next.holder !== holder) setHolder(next.holder);
  return {
    seats: next.covered === undefined ? next.holder : undefined,
    covered: next.covered,
    from: next.covered === undefined ? undefined : next.holder,
    uncover: () => setHolder(next.covered ?? next.holder),
    async keepDuring(work) {
      setKept(true);
      try {
        await work();
      } finally {
        setKept(false);
      }
    },
  };
}

interface DeviceHolder {
  readonly holder: Seat | undefined;
  /** The seat that should have the screen instead. */
  readonly covered: Seat | undefined;
}

/** The seat that has the screen at this moment, if `holder` had it before. */
export function holderAfter(
  moment: Pick<CatanMoment, 'actors' | 'resting' | 'view'>,
  people: readonly Seat[],
  holder: Seat | undefined,
): DeviceHolder {
  if (people.length < 2) return { holder: people[0], covered: undefined };
  const wanted = decidingSeat(moment, people, holder) ?? holder;
  const { view } = moment;
  // During the set-up phase nobody has secrets.
  if (view.phase === 'settle' || view.phase === 'connect') return { holder: wanted, covered: undefined };
  return { holder, covered: wanted === holder ? undefined : wanted };
}
