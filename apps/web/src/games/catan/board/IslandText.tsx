import type { View } from '@bastide/catan';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useCatanTranslator } from '../messages.ts';
import type { BoardPlace, IslandProps, PlaceMark } from './island-props.ts';
import { ARROW_KEYS, type ArrowKey, cursorOn, nextCursor, type PathCursor } from './paths.ts';
import { HEX_NAMES, isHex, isPath } from './places.ts';
import { type PlaceLine, type PlaceSection, sectionsOf, walkSection, walkStart } from './sections.ts';
import { ARROWS, stepped } from './use-walk.ts';

export interface IslandTextProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly marks: readonly PlaceMark[];
  /** The text's name. */
  readonly label: string;
  /** Visible to everyone, or to screen readers only. */
  readonly shown: boolean;
  readonly onPlace: IslandProps['onPlace'];
  /** The keyboard is on that place; undefined: somewhere else. */
  readonly onFocus?: ((place: BoardPlace | undefined) => void) | undefined;
}

/** Lines are told apart by their section and their place. */
const WALK = 'walk';
const nameOf = (section: number | typeof WALK, place: BoardPlace): string => `${section} ${place}`;

/**
 * The island as sentences: hexes and places as a list, and a walk along the paths from one intersection to the next. Where
 * it is shown, list and walk are one stop for Tab each, with arrows inside; hidden, it is for those who read the page and
 * not for Tab, which finds the picture.
 */
export function IslandText(props: IslandTextProps) {
  const t = useCatanTranslator();
  const { shown } = props;
  const root = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState('');
  const [kept, setWalker] = useState<PathCursor>();
  const goTo = useLineFocus(root);
  const sections = sectionsOf(t, props);
  const walker = kept ?? walkStart(props);
  const names = sections.flatMap(({ lines }, i) => lines.map(({ place }) => nameOf(i, place)));
  const stop = names.includes(current) ? current : names[0];
  const walkTo = (to: PathCursor) => {
    setWalker(to);
    goTo(nameOf(WALK, to.on ?? to.at));
  };
  /** Chooses a place, which leaves the list: the keyboard stays there. */
  const choose = ({ place, mark }: PlaceLine) => {
    if (mark) props.onPlace(mark.kind, place);
    if (!mark || !shown) return;
    if (isHex(place)) goTo(nameOf(0, place));
    else walkTo(cursorOn(place, walker.at));
  };
  return (
    <section
      ref={root}
      aria-label={props.label}
      className={shown ? 'island-text' : 'island-text hidden'}
      onKeyDown={(event) => onKeyDown(event, { names, walker, goTo, walkTo })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) props.onFocus?.(undefined);
      }}
    >
      {sections.map((section, i) => (
        <Lines
          key={section.title}
          section={section}
          nameOf={(place) => nameOf(i, place)}
          stop={shown ? stop : undefined}
          onFocus={(place) => {
            setCurrent(nameOf(i, place));
            props.onFocus?.(place);
          }}
          choose={choose}
        />
      ))}
      {sections.length > 0 && (
        <WalkLines
          island={props}
          walker={walker}
          onFocus={(place) => {
            setWalker({ at: walker.at, on: isPath(place) ? place : undefined });
            props.onFocus?.(place);
          }}
          choose={choose}
        />
      )}
    </section>
  );
}

interface WalkLinesProps extends Pick<LinesProps, 'onFocus' | 'choose'> {
  readonly island: IslandTextProps;
  readonly walker: PathCursor;
}

/** The ways from the place where somebody walks. */
function WalkLines({ island, walker, onFocus, choose }: WalkLinesProps) {
  const t = useCatanTranslator();
  return (
    <Lines
      section={walkSection(t, island, walker)}
      nameOf={(place) => nameOf(WALK, place)}
      stop={island.shown ? nameOf(WALK, walker.on ?? walker.at) : undefined}
      onFocus={onFocus}
      choose={choose}
    >
      <p>{t('catan.board.walkHint')}</p>
    </Lines>
  );
}

/** Returns a function that brings the keyboard to a line, which may be there only after the next drawing. */
function useLineFocus(root: RefObject<HTMLElement | null>): (line: string | undefined) => void {
  const [goal, setGoal] = useState<string>();
  useLayoutEffect(() => {
    if (goal === undefined) return;
    root.current?.querySelector<HTMLElement>(`[data-line="${goal}"]`)?.focus();
    setGoal(undefined);
  }, [root, goal]);
  return setGoal;
}

interface LineWalk {
  /** Names of the lines of the list, in order. */
  readonly names: readonly string[];
  readonly walker: PathCursor;
  goTo(line: string | undefined): void;
  walkTo(to: PathCursor): void;
}

function onKeyDown(event: KeyboardEvent, walk: LineWalk): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const line = (event.target as HTMLElement).closest<HTMLElement>('[data-line]')?.dataset.line;
  if (line === undefined) return;
  const [section, place = ''] = line.split(' ');
  const key = ARROW_KEYS.find((one) => one === event.key);
  const edge = { Home: 0, End: walk.names.length - 1 }[event.key];
  if (edge !== undefined) walk.goTo(walk.names[edge]);
  else if (!key) return;
  else if (section === WALK) {
    const to = nextCursor({ at: walk.walker.at, on: isPath(place) ? place : undefined }, key);
    if (to) walk.walkTo(to);
  } else stepInList(walk, line, place, key);
  event.preventDefault();
  event.stopPropagation();
}

/** Hexes lie in rows; from an intersection one walks to the side; else line by line. */
function stepInList({ names, goTo, walkTo }: LineWalk, line: string, place: BoardPlace, key: ArrowKey): void {
  const isUpright = key === 'ArrowUp' || key === 'ArrowDown';
  if (line === nameOf(0, place)) {
    const to = stepped(HEX_NAMES, place, ARROWS[key]);
    if (to !== undefined) goTo(nameOf(0, to));
    else if (key === 'ArrowDown') goTo(names[HEX_NAMES.length]);
    return;
  }
  if (!isUpright && !isHex(place) && !isPath(place)) {
    const to = nextCursor({ at: place }, key);
    return walkTo(to ?? { at: place });
  }
  const step = key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 1;
  goTo(names[Math.min(names.length - 1, Math.max(0, names.indexOf(line) + step))]);
}

interface LinesProps {
  readonly section: PlaceSection;
  readonly nameOf: (place: BoardPlace) => string;
  /** The line that Tab finds. */
  readonly stop: string | undefined;
  readonly onFocus: (place: BoardPlace) => void;
  readonly choose: (line: PlaceLine) => void;
  readonly children?: ReactNode;
}

/** A section under its heading; a legal place is a button. */
function Lines({ section: { title, lines }, nameOf, stop, onFocus, choose, children }: LinesProps) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children}
      <ul>
        {lines.map((line) => {
          const name = nameOf(line.place);
          const common = {
            'data-line': name,
            tabIndex: name === stop ? 0 : -1,
            onFocus: () => onFocus(line.place),
          };
          return (
            <li key={line.place} {...(line.mark ? {} : common)}>
              {line.mark ? (
                <button type="button" {...common} onClick={() => choose(line)}>
                  {line.text}
                </button>
              ) : (
                line.text
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
