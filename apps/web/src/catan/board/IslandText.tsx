import type { View } from '@bastide/catan';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useWords } from '../../i18n/context.ts';
import { placeWords } from './hex-words.ts';
import { HEX_NAMES } from './places.ts';
import type { IslandProps, Mark, Place, PlaceKind } from './props.ts';

export interface IslandTextProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly marks: readonly Mark[];
  /** The text's name. */
  readonly label: string;
  /** Visible to everyone, or to screen readers only. */
  readonly shown: boolean;
  readonly onPlace: IslandProps['onPlace'];
  /** The keyboard is on that place; undefined: somewhere else. */
  readonly onFocus?: ((place: Place | undefined) => void) | undefined;
}

interface Line {
  readonly place: Place;
  readonly text: string;
  /** A legal place is a button. */
  readonly mark?: Mark;
}
interface Section {
  readonly title: string;
  readonly lines: readonly Line[];
}

const KINDS = ['settlement', 'city', 'road', 'hex'] as const satisfies readonly PlaceKind[];

/**
 * The island as sentences: its hexes by row, one's own places, the places that may be chosen. Where it is shown, it is one
 * stop for Tab with arrows inside; hidden, it is for those who read the page and not for Tab, which finds the picture.
 */
export function IslandText(props: IslandTextProps) {
  const { shown, onPlace } = props;
  const root = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState('');
  const sections = useSections(props);
  const names = sections.flatMap(({ lines }, i) => lines.map(({ place }) => `${i} ${place}`));
  const stop = names.includes(current) ? current : names[0];

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const edge = { Home: 0, End: names.length - 1 }[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (step === undefined && edge === undefined) return;
    const to = names[edge ?? Math.min(names.length - 1, Math.max(0, names.indexOf(stop ?? '') + step!))];
    root.current?.querySelector<HTMLElement>(`[data-line="${to}"]`)?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <section
      ref={root}
      aria-label={props.label}
      className={shown ? 'island-text' : 'island-text hidden'}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onFocus?.(undefined);
      }}
    >
      {sections.map(({ title, lines }, i) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <ul>
            {lines.map(({ place, text, mark }) => {
              const name = `${i} ${place}`;
              const common = {
                'data-line': name,
                tabIndex: shown && name === stop ? 0 : -1,
                onFocus: () => {
                  setCurrent(name);
                  props.onFocus?.(place);
                },
              };
              return (
                <li key={place} {...(mark ? {} : common)}>
                  {mark ? (
                    <button type="button" {...common} onClick={() => onPlace(mark.kind, place)}>
                      {text}
                    </button>
                  ) : (
                    text
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </section>
  );
}

function useSections({ view, names, marks }: IslandTextProps): readonly Section[] {
  const t = useWords();
  if (view.hexes.length === 0) return [];
  const { you } = view;
  const buildings = (kind: PlaceKind) =>
    view.buildings
      .filter(({ seat, piece }) => seat === you && piece === kind)
      .map(({ at }) => ({ place: at, text: placeWords(t, view, names, at) }));
  const roads = () =>
    view.roads
      .filter(({ seat }) => seat === you)
      .map(({ on }) => ({ place: on, text: placeWords(t, view, names, on) }));
  const hexes = HEX_NAMES.map((hex) => ({ place: hex, text: placeWords(t, view, names, hex) }));
  return [
    { title: t('catan.board.hexes'), lines: hexes },
    ...(['settlement', 'city', 'road'] as const).map((kind) => ({
      title: t('catan.board.mine', { kind }),
      lines: kind === 'road' ? roads() : buildings(kind),
    })),
    ...KINDS.map((kind) => ({
      title: t('catan.board.legal', { kind }),
      lines: marks
        .filter((mark) => mark.kind === kind)
        .map((mark) => ({ place: mark.place, text: mark.label, mark })),
    })),
  ].filter(({ lines }) => lines.length > 0);
}
