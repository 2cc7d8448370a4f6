import { useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { SeatColour } from '../../src/art/seat-paint.ts';
import {
  Island,
  type IslandHandle,
  IslandText,
  type PlaceGhost,
  type PlaceHighlight,
  type PlaceMark,
  type RecentMove,
} from '../../src/games/catan/board/index.ts';
import { CATAN_MESSAGES } from '../../src/games/catan/messages.ts';
import { loadMessages, loadTranslator, registerMessages, TranslatorContext } from '../../src/i18n/context.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { marksIn, playedIsland, sampleMarks } from './game.ts';

import.meta.glob('../../src/style/*.css', { eager: true });

// The island by itself. In the address: seed, seats, turns, theme, marks (settlement, city, road, hex, all, faint),
// ghost, lit (hexes, road, place), dim, recent, gains, production, text, language.
const query = new URLSearchParams(location.search);
const number = (name: string, fallback: number) => Number(query.get(name) ?? fallback);
if (query.has('theme')) document.documentElement.dataset.theme = query.get('theme')!;
document.body.style.cssText = 'margin:0';

const view = playedIsland(number('seed', 3), number('seats', 4), number('turns', 60));
const names = ['Olena', 'Ramiro', 'Mei', 'Yusuf', 'Ada', 'Bo'];
const colours = (query.get('colours') ?? 'woad,madder,verdigris,saffron').split(',') as SeatColour[];
const log: unknown[] = [];
Object.assign(window, { log });
const strong = query.get('marks');
const GHOSTS = { road: 'road', settlement: 'settlement', city: 'city', hex: 'hex' } as const;

function Harness() {
  const island = useRef<IslandHandle>(null);
  Object.assign(window, { island });
  const marks = useMemo(() => {
    if (strong === null) return [];
    const legal = marksIn(view, strong);
    return view.turn === 0 ? legal : sampleMarks(view, strong);
  }, []);
  const first = marks.filter(({ kind }) => kind === GHOSTS[query.get('ghost') as keyof typeof GHOSTS]);
  const [ghost, setGhost] = useState<PlaceGhost | undefined>(
    first[0] && { kind: first[0].kind, place: first[0].place, seat: view.seat },
  );
  const ghosts = useMemo(() => (ghost ? [ghost] : []), [ghost]);
  const lit = useMemo(litBy, []);
  const recent = useMemo(recentOnes, []);
  const [gains, setGains] = useState(() => (query.has('gains') ? someGains() : undefined));
  const inset = useMemo(() => ({ top: 12, right: number('right', 12), bottom: 12, left: 12 }), []);
  Object.assign(window, { roll: () => setGains(someGains()) });
  const tell = (...what: unknown[]) => log.push(what);
  const place = (kind: PlaceMark['kind'], at: string) => {
    tell('place', kind, at);
    setGhost({ kind, place: at, seat: view.seat });
  };
  return (
    <>
      <div className="wood" id="host" style={{ position: 'fixed', inset: 0 }}>
        <Island
          ref={island}
          view={view}
          colours={colours}
          names={names}
          marks={marks}
          ghosts={ghosts}
          seat={view.seat}
          lit={lit}
          recent={recent}
          gains={gains}
          production={query.has('production')}
          dimmed={query.has('dim')}
          label="The island"
          inset={inset}
          onPlace={place}
          onInspect={(looked) => tell('look', looked)}
          onBlank={() => {
            tell('blank');
            setGhost(undefined);
          }}
        />
      </div>
      <div
        style={
          query.has('text')
            ? { position: 'fixed', inset: '0 0 0 auto', width: 420, overflow: 'auto' }
            : undefined
        }
      >
        <IslandText
          view={view}
          names={names}
          marks={marks}
          label="Text board"
          shown={query.has('text')}
          onPlace={place}
          onFocus={(at) => tell('text', at)}
        />
      </div>
    </>
  );
}

function litBy(): PlaceHighlight | undefined {
  const kind = query.get('lit');
  const longest = view.seats.reduce(
    (best, { roadLength }, i) => (roadLength > view.seats[best]!.roadLength ? i : best),
    0,
  );
  if (kind === 'hexes') return { hexes: view.hexes.filter(({ pips }) => pips === 4).map(({ hex }) => hex) };
  if (kind === 'road') return { paths: view.seats[longest]!.trail, seat: longest };
  if (kind === 'place') return { intersections: [view.buildings[2]!.at], seat: view.buildings[2]!.seat };
  return undefined;
}

function recentOnes(): RecentMove[] {
  if (!query.has('recent')) return [];
  return [
    ...view.buildings.slice(2, 4).map(({ at, seat }) => ({ place: at, seat })),
    ...view.roads.slice(3, 6).map(({ on, seat }) => ({ place: on, seat })),
    { place: view.robber!, seat: 1 },
  ];
}

const someGains = () =>
  view.hexes
    .filter(({ token, resource }) => token === number('gains', 8) && resource)
    .flatMap(({ hex, resource }, i) => [
      { seat: i % 4, hex, card: resource!, count: 1 + (i % 2) },
      { seat: (i + 1) % 4, hex, card: resource!, count: 2 },
    ]);

registerMessages(CATAN_MESSAGES);
await loadMessages(CATAN_MESSAGES.table);
const words = await loadTranslator((query.get('language') ?? 'en') as Language);
createRoot(document.getElementById('root')!).render(
  <TranslatorContext value={words}>
    <Harness />
  </TranslatorContext>,
);
