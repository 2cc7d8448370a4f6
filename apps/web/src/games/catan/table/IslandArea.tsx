import { useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../../settings/context.ts';
import { isSmall } from '../../../table/use-layout.ts';
import { Island, IslandText, type PlaceKind } from '../board/index.ts';
import { useCatan } from '../context.ts';
import { Dice } from '../parts/Dice.tsx';
import { blockedPurchaseText } from '../text/block-words.ts';
import { seatName } from '../text/who.ts';
import { TradePanel } from '../trade-panel/TradePanel.tsx';
import { ghostsOf, marksOf, type OpenPlace } from '../turn/plan.ts';
import { useWords } from '../words/index.ts';
import { IslandHead } from './IslandHead.tsx';
import { placeLabel } from './place-label.ts';
import { recentOf } from './recent.ts';
import { Toasts } from './Slips.tsx';
import { useInset } from './use-inset.ts';
import { useHighlights } from './use-lights.ts';
import { useRevealOnToast } from './use-rise.ts';
import { useRoll } from './use-roll.ts';

/** Cards that a roll brought are shown this long, in milliseconds at usual speed. */
const SHOWN = 2400;

/** The island, as a picture and as text, with what lies on the wood beside it. */
export function IslandArea() {
  const t = useWords();
  const { settings } = useSettings();
  const table = useCatan();
  const { view, now, turn, viewer, people, colours, ui, setUi, board, layout, lines } = table;
  const isNow = ui.past === undefined;
  const roll = useRoll();
  const gains = useGains();
  /** Where the island last came to rest: an object of its own for each time. */
  const [rest, setRest] = useState<object>({});
  const { lit, dimmed } = useHighlights();
  const { open, stages, plan } = turn;
  const marks = useMemo(() => {
    if (!isNow) return [];
    const label = (one: OpenPlace) => {
      const seen = stages[one.after]!.view;
      const said = placeLabel(t, seen, one);
      // Whom the robber hits there.
      return one.kind === 'hex' && !settings.purist
        ? t.sentences([t.sentence(said), blockedPurchaseText(t, seen, one.place, viewer, people)])
        : said;
    };
    const all = marksOf(open, stages, plan.tool, label);
    return settings.purist ? all.filter(({ strong }) => strong) : all;
  }, [isNow, open, stages, plan.tool, t, settings.purist, viewer, people]);
  const ghosts = useMemo(
    () => (isNow && viewer !== undefined ? ghostsOf(plan, viewer, turn.isSent) : []),
    [isNow, plan, viewer, turn.isSent],
  );
  const pressed = useMemo(() => [...marks, ...ghosts].map(({ place }) => place), [marks, ghosts]);
  const recent = useMemo(() => (isNow ? recentOf(lines, viewer) : []), [isNow, lines, viewer]);
  const inset = useInset();
  const wood = useRef<HTMLElement>(null);
  useRevealOnToast(wood, layout);
  const choose = (_: PlaceKind, place: string) => {
    setUi({ refused: undefined, answer: undefined, inspected: undefined });
    turn.choosePlace(place);
  };
  return (
    <main ref={wood} className="table wood" id="board">
      <Island
        ref={board}
        view={view}
        colours={colours}
        names={people.names}
        marks={marks}
        ghosts={ghosts}
        ready={plan.staged.length > 0 && turn.ready.kind === 'ready'}
        lit={lit}
        label={t('catan.board.label', {
          who: seatName(t, people, now.seat),
          seat: people.names[now.seat]!,
          turn: now.turn,
        })}
        seat={viewer}
        onPlace={choose}
        onInspect={(inspected) => setUi({ inspected })}
        onBlank={() => setUi({ refused: undefined, answer: undefined })}
        onReady={table.onBoardReady}
        recent={recent}
        gains={isNow ? gains : undefined}
        production={ui.production}
        dimmed={dimmed}
        inset={inset}
        onRest={() => setRest({})}
      />
      <div className={settings.textBoard ? 'text-area shown' : 'text-area'}>
        <IslandText
          view={view}
          names={people.names}
          marks={marks}
          label={t('catan.board.text')}
          shown={settings.textBoard}
          onPlace={choose}
          onFocus={(inspected) => setUi({ inspected })}
        />
      </div>
      <IslandHead />
      {now.dice && isNow && roll && <Dice dice={now.dice} roll={now.turn} />}
      <Toasts pressed={pressed} rest={rest} />
      {ui.trade && !isSmall(layout) && <TradePanel />}
    </main>
  );
}

/** The cards of the latest roll, for as long as they are news. */
function useGains() {
  const { turn } = useCatan();
  const { settings } = useSettings();
  const roll = useRoll();
  const [seen, setSeen] = useState<number | undefined>(roll?.after);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one list to a roll, however often the table is drawn
  const gains = useMemo(() => roll?.gains, [roll?.after]);
  const news = roll !== undefined && roll.after !== seen && turn.asked !== 'over';
  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => setSeen(roll?.after), SHOWN * Math.max(1, settings.speed));
    return () => clearTimeout(timer);
  }, [news, roll?.after, settings.speed]);
  return news && gains && gains.length > 0 ? gains : undefined;
}
