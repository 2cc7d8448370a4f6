import { type Coordinates, carcassonne, type Rotation } from '@bastide/carcassonne';
import { useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { SEAT_COLOURS, type SeatColour } from '../../src/art/seat-paint.ts';
import {
  Board,
  type BoardHandle,
  type BoardHighlights,
  type FeatureHighlight,
  type FigureChoice,
  type LastMove,
  TextBoard,
} from '../../src/games/carcassonne/board/index.ts';
import { CARCASSONNE_MESSAGES } from '../../src/games/carcassonne/messages.ts';
import { ThirdGoodProvider } from '../../src/games/carcassonne/table.tsx';
import { loadTranslator, registerMessages, TranslatorContext } from '../../src/i18n/context.ts';
import { createStore } from '../../src/ui/store.ts';
import { ghostAt, legalCells, playedGame } from './game.ts';

import.meta.glob('../../src/style/*.css', { eager: true });

const query = new URLSearchParams(location.search);
const number = (name: string, fallback: number) => Number(query.get(name) ?? fallback);
if (query.has('theme')) document.documentElement.dataset.theme = query.get('theme')!;
document.body.style.cssText = 'margin:0;background:var(--wood)';

const colours = (query.get('colours')?.split(',') as SeatColour[]) ?? SEAT_COLOURS;
const game = playedGame(number('seed', 3), number('seats', 3), number('tiles', 33));
const log: unknown[] = [];
Object.assign(window, { log });

const { view, state } = game;

function Harness() {
  const board = useRef<BoardHandle>(null);
  Object.assign(window, { board });
  const cells = useMemo(() => (query.get('cells') === '0' ? [] : legalCells(view)), []);
  const [turned, turn] = useState<Rotation>(number('turned', 0) as Rotation);
  const [at, setAt] = useState<Coordinates | undefined>(
    query.has('ghost') ? cells[number('ghost', 0) % cells.length]?.at : undefined,
  );
  const [chosen, choose] = useState<FigureChoice>();
  const [focused, focus] = useState<Coordinates>([0, 0]);
  const [isWalking, walk] = useState(false);
  const [looked, look] = useState<{ at: Coordinates; on: string }>();
  const fitting = cells.find((cell) => cell.at.join() === at?.join())?.turned ?? [];
  const lies: Rotation =
    query.has('clash') || fitting.length === 0 || fitting.includes(turned) ? turned : fitting[0]!;
  const ghost = useMemo(
    () => (at && view.drawn ? ghostAt(state, view.drawn, at, lies) : undefined),
    [at, lies],
  );
  const choices = useMemo(() => {
    if (!ghost || ghost.clashes.length > 0) return [];
    const next = carcassonne.clone(state);
    carcassonne.apply(next, view.seat, { type: 'place', at: ghost.at, turned: ghost.turned });
    return carcassonne
      .actions(next, view.seat)
      .flatMap((action) =>
        action.type === 'deploy'
          ? [{ figure: action.figure, on: action.on, label: `${action.figure} ${action.on}` }]
          : [],
      );
  }, [ghost]);
  const lit = useMemo(() => {
    const kind = query.get('lit');
    const all = view.features.filter((feature) => feature.kind === kind);
    const owned = all.filter((f) => f.strength.filter((n) => n > 0).length >= number('owners', 1));
    const list = looked
      ? view.features.filter(({ parts }) =>
          parts.some((p) => p.at.join() === looked.at.join() && p.on === looked.on),
        )
      : owned
          .sort((a, b) => b.tiles - a.tiles)
          .slice(number('skip', 0), number('skip', 0) + number('many', 1));
    const highlights: FeatureHighlight[] = list.map(({ parts, strength, tiles }) => ({
      parts,
      seats:
        query
          .get('by')
          ?.split(',')
          .map(Number)
          .filter((n) => n < 6) ?? strength.flatMap((n, seat) => (n > 0 ? [seat] : [])),
      label: String(tiles),
    }));
    return createStore<BoardHighlights>({ highlights, dimmed: query.has('dim') });
  }, [looked]);
  const tell = (...what: unknown[]) => log.push(what);
  const lastMoves: LastMove[] = view.tiles
    .slice(1)
    .slice(-3)
    .map(({ at, by }, i) => ({ at, seat: by ?? 0, ...(i > 0 ? { number: i as 1 | 2 } : {}) }));

  return (
    <>
      <div style={{ position: 'fixed', inset: 0 }}>
        <Board
          ref={board}
          view={view}
          colours={colours}
          ghost={ghost}
          cells={cells}
          turned={turned}
          choices={choices}
          chosen={chosen}
          seat={view.seat}
          lit={lit}
          lastMoves={query.get('last') === '0' ? [] : lastMoves}
          label="Board"
          focused={isWalking || query.has('focus') ? focused : undefined}
          onCell={(where) => {
            tell('cell', where);
            setAt(where);
            choose(undefined);
          }}
          onTurn={(direction, any) => {
            tell('turn', direction, any);
            const next = (from: Rotation) => ((from + direction * 90 + 360) % 360) as Rotation;
            let to = next(lies);
            if (!any) while (!fitting.includes(to) && to !== lies) to = next(to);
            turn(to);
          }}
          onFigure={(choice) => {
            tell('figure', choice);
            choose(choice);
          }}
          onInspect={(what) => {
            tell('look', what);
            if (query.has('look')) look(what);
          }}
          onElsewhere={(where) => tell('elsewhere', where)}
        />
      </div>
      <TextBoard
        view={view}
        cells={cells}
        label="Text board"
        describe={([x, y]) => `${x}, ${y}`}
        focused={focused}
        onFocus={(where) => {
          focus(where);
          walk(true);
          board.current?.reveal(where);
        }}
        onLeave={() => walk(false)}
        onChoose={(where) => tell('choose', where)}
        shown={query.has('text')}
      />
    </>
  );
}

registerMessages(CARCASSONNE_MESSAGES);
createRoot(document.getElementById('root')!).render(
  <TranslatorContext value={await loadTranslator('en')}>
    <ThirdGoodProvider options={view.options}>
      <Harness />
    </ThirdGoodProvider>
  </TranslatorContext>,
);
