import { useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../../settings/context.ts';
import { isSmall } from '../../../table/use-layout.ts';
import { Island, IslandText, type PlaceKind } from '../board/index.ts';
import { useCatan } from '../context.ts';
import { Dice } from '../parts/Dice.tsx';
import { blockWords } from '../text/block-words.ts';
import { whoIs } from '../text/who.ts';
import { TradePanel } from '../trade-panel/TradePanel.tsx';
import { ghostsOf, marksOf, type Open } from '../turn/plan.ts';
import { useWords } from '../words/index.ts';
import { IslandHead } from './IslandHead.tsx';
import { placeLabel } from './place-label.ts';
import { recentOf } from './recent.ts';
import { Slips } from './Slips.tsx';
import { useInset } from './use-inset.ts';
import { useLights } from './use-lights.ts';
import { useRise } from './use-rise.ts';
import { useRoll } from './use-roll.ts';

/** Cards that a roll brought are shown this long, in milliseconds at usual speed. */
const SHOWN = 2400;

/** The island, as a picture and as text, with what lies on the wood beside it. */
export function IslandArea() {
  const t = useWords();
  const { settings } = useSettings();
  const table = useCatan();
  const { view, now, turn, me, people, colours, attention, look, board, layout, lines } = table;
  const isNow = attention.past === undefined;
  const roll = useRoll();
  const gains = useGains();
  /** Where the island last came to rest: an object of its own for each time. */
  const [rest, setRest] = useState<object>({});
  const { lit, dimmed } = useLights();
  const { open, stages, plan } = turn;
  const marks = useMemo(() => {
    if (!isNow) return [];
    const label = (one: Open) => {
      const seen = stages[one.after]!.view;
      const said = placeLabel(t, seen, one);
      // Whom the robber hits there.
      return one.kind === 'hex' && !settings.purist
        ? t.sentences([t.sentence(said), blockWords(t, seen, one.place, me, people)])
        : said;
    };
    const all = marksOf(open, stages, plan.tool, label);
    return settings.purist ? all.filter(({ strong }) => strong) : all;
  }, [isNow, open, stages, plan.tool, t, settings.purist, me, people]);
  const ghosts = useMemo(
    () => (isNow && me !== undefined ? ghostsOf(plan, me, turn.isSent) : []),
    [isNow, plan, me, turn.isSent],
  );
  const pressed = useMemo(() => [...marks, ...ghosts].map(({ place }) => place), [marks, ghosts]);
  const recent = useMemo(() => (isNow ? recentOf(lines, me) : []), [isNow, lines, me]);
  const inset = useInset();
  const wood = useRef<HTMLElement>(null);
  useRise(wood, layout);
  const choose = (_: PlaceKind, place: string) => {
    look({ refused: undefined, answer: undefined, looked: undefined });
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
          who: whoIs(t, people, now.seat),
          seat: people.names[now.seat]!,
          turn: now.turn,
        })}
        seat={me}
        onPlace={choose}
        onLook={(looked) => look({ looked })}
        onBlank={() => look({ refused: undefined, answer: undefined })}
        onPainted={table.onPainted}
        recent={recent}
        gains={isNow ? gains : undefined}
        production={attention.production}
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
          onFocus={(looked) => look({ looked })}
        />
      </div>
      <IslandHead />
      {now.dice && isNow && roll && <Dice dice={now.dice} roll={now.turn} />}
      <Slips pressed={pressed} rest={rest} />
      {attention.trade && !isSmall(layout) && <TradePanel />}
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
