import { type Action, type Catan, catan, sharesOf, siteAt } from '@bastide/catan';
import type { Refusal } from '@bastide/contract';
import { capital } from '../../../i18n/capital.ts';
import { refusalIn } from '../../../session/imagined.ts';
import { useSettings } from '../../../settings/context.ts';
import { type CatanTable, useCatan } from '../context.ts';
import { blockWords } from '../text/block-words.ts';
import { harborWords, hexesWords, hexOf, hexWords } from '../text/places.ts';
import { whoIs } from '../text/who.ts';
import { useWords, type Words } from '../words/index.ts';

export interface PlaceWords {
  readonly title: string;
  readonly lines: readonly string[];
  /** Why the piece in hand cannot go there. */
  readonly refusal?: Refusal | undefined;
}

/** What is under the pointer or the keyboard: what stands there, what it brings, why a piece does not go there. */
export function usePlaceWords(): PlaceWords | undefined {
  const t = useWords();
  const table = useCatan();
  const { purist } = useSettings().settings;
  return purist ? undefined : placeWords(t, table);
}

export function placeWords(t: Words, table: CatanTable): PlaceWords | undefined {
  const { looked } = table.attention;
  if (!looked) return undefined;
  if (looked.startsWith('H')) return hexSlip(t, table, looked);
  if (looked.startsWith('V')) return intersectionSlip(t, table, looked);
  return pathSlip(t, table, looked);
}

function hexSlip(
  t: Words,
  { view, me, people, turn, now }: CatanTable,
  place: string,
): PlaceWords | undefined {
  const hex = hexOf(view, place);
  if (!hex) return undefined;
  // Also while a hex is chosen already: another one may still be.
  const moving = turn.asked === 'turn' && turn.stages.find((stage) => stage.view.phase === 'robber');
  const title = capital(hexWords(t, hex), t.language);
  if (moving) {
    if (place === moving.view.robber)
      return {
        title,
        lines: [t('catan.slip.robber')],
        refusal: { rule: 'CAT-ROBBER-03', because: '' } satisfies Refusal,
      };
    const victims = sharesOf(view, place)
      .map(({ seat }) => seat)
      .filter((seat) => seat !== me);
    return {
      title,
      lines: [
        blockWords(t, view, place, me, people),
        ...victims.map((seat) =>
          t('catan.slip.victim', {
            name: people.names[seat]!,
            cards: now.seats[seat]!.cards,
            points: now.seats[seat]!.points,
          }),
        ),
      ],
    };
  }
  const robbed = view.robber === place ? [t('catan.slip.robber')] : [];
  const pips = hex.pips > 0 ? [t('catan.slip.pips', { n: hex.pips })] : [];
  return { title, lines: [...pips, ...robbed] };
}

function intersectionSlip(t: Words, table: CatanTable, at: string): PlaceWords {
  const { view, people, turn } = table;
  const standing = view.buildings.find((one) => one.at === at);
  const { hexes, pips, harbor } = siteAt(view, at);
  const title = standing
    ? t('catan.slip.building', {
        who: whoIs(t, people, standing.seat),
        piece: standing.piece,
        name: people.names[standing.seat]!,
      })
    : t('catan.slip.free');
  const planned =
    turn.plan.tool === 'settlement' || turn.plan.tool === 'city' || turn.ahead.phase === 'settle';
  const action: Action = turn.plan.tool === 'city' ? { type: 'city', at } : { type: 'settle', at };
  return {
    title,
    lines: [
      t.sentence(t('catan.slip.hexes', { hexes: hexesWords(t, hexes), n: pips })),
      ...(harbor ? [capital(harborWords(t, harbor), t.language)] : []),
    ],
    refusal: planned ? refusalOf(table, action) : undefined,
  };
}

function pathSlip(t: Words, table: CatanTable, on: string): PlaceWords | undefined {
  const { view, people, turn } = table;
  const road = view.roads.find((one) => one.on === on);
  const refusal = turn.plan.tool === 'road' ? refusalOf(table, { type: 'road', on }) : undefined;
  if (road) {
    const { roadLength } = view.seats[road.seat]!;
    return {
      title: t('catan.slip.road', { who: whoIs(t, people, road.seat), name: people.names[road.seat]! }),
      lines: [t('catan.slip.row', { n: roadLength })],
      refusal,
    };
  }
  return refusal ? { title: t('catan.slip.freePath'), lines: [], refusal } : undefined;
}

/** Only while the own piece is in hand. */
function refusalOf({ now, me, turn, attention }: CatanTable, action: Action): Refusal | undefined {
  if (me === undefined || turn.asked !== 'turn' || attention.past !== undefined) return undefined;
  if (turn.plan.staged.length > 0) return undefined;
  return refusalIn<Catan>(catan, now, me, action);
}
