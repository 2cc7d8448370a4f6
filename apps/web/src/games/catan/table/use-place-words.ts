import { type Action, type Catan, catan, sharesOf, siteAt } from '@bastide/catan';
import type { Refusal } from '@bastide/contract';
import { capitalize } from '../../../i18n/translator.ts';
import { itemAt } from '../../../must.ts';
import { refusalForView } from '../../../session/state-for-view.ts';
import { useSettings } from '../../../settings/context.ts';
import { type CatanTable, useCatan, useCatanUi } from '../context.ts';
import { type CatanTranslator, useCatanTranslator } from '../messages.ts';
import { blockedPurchaseText } from '../text/blocked-purchase-text.ts';
import { harborWords, hexesWords, hexOf, hexWords } from '../text/places.ts';
import { seatName } from '../text/seat-names.ts';

export interface PlaceText {
  readonly title: string;
  readonly lines: readonly string[];
  /** The reason why the piece in hand cannot go there. */
  readonly refusal?: Refusal | undefined;
}

/** The place under the pointer or the keyboard: its piece, its yield, and the reason why a piece does not go there. */
export function usePlaceText(): PlaceText | undefined {
  const t = useCatanTranslator();
  const table = useCatan();
  const { purist } = useSettings().settings;
  const inspected = useCatanUi((ui) => (purist ? undefined : ui.inspected));
  return inspected === undefined ? undefined : placeWords(t, table, inspected);
}

export function placeWords(t: CatanTranslator, table: CatanTable, inspected: string): PlaceText | undefined {
  if (inspected.startsWith('H')) return hexToast(t, table, inspected);
  if (inspected.startsWith('V')) return intersectionToast(t, table, inspected);
  return pathToast(t, table, inspected);
}

function hexToast(
  t: CatanTranslator,
  { view, viewer, people, turn, now }: CatanTable,
  place: string,
): PlaceText | undefined {
  const hex = hexOf(view, place);
  if (!hex) return undefined;
  // Also while a hex is chosen already: another one may still be.
  const moving = turn.asked === 'turn' && turn.stages.find((stage) => stage.view.phase === 'robber');
  const title = capitalize(hexWords(t, hex), t.language);
  if (moving) {
    if (place === moving.view.robber)
      return {
        title,
        lines: [t('catan.slip.robber')],
        refusal: { rule: 'CAT-ROBBER-03', because: '' } satisfies Refusal,
      };
    const victims = sharesOf(view, place)
      .map(({ seat }) => seat)
      .filter((seat) => seat !== viewer);
    return {
      title,
      lines: [
        blockedPurchaseText(t, view, place, viewer, people),
        ...victims.map((seat) =>
          t('catan.slip.victim', {
            name: itemAt(people.names, seat),
            cards: itemAt(now.seats, seat).cards,
            points: itemAt(now.seats, seat).points,
          }),
        ),
      ],
    };
  }
  const robbed = view.robber === place ? [t('catan.slip.robber')] : [];
  const pips = hex.pips > 0 ? [t('catan.slip.pips', { n: hex.pips })] : [];
  return { title, lines: [...pips, ...robbed] };
}

function intersectionToast(t: CatanTranslator, table: CatanTable, at: string): PlaceText {
  const { view, people, turn } = table;
  const standing = view.buildings.find((one) => one.at === at);
  const { hexes, pips, harbor } = siteAt(view, at);
  const title = standing
    ? t('catan.slip.building', {
        who: seatName(t, people, standing.seat),
        piece: standing.piece,
        name: itemAt(people.names, standing.seat),
      })
    : t('catan.slip.free');
  const planned =
    turn.plan.tool === 'settlement' || turn.plan.tool === 'city' || turn.ahead.phase === 'settle';
  const action: Action = turn.plan.tool === 'city' ? { type: 'city', at } : { type: 'settle', at };
  return {
    title,
    lines: [
      t.sentence(t('catan.slip.hexes', { hexes: hexesWords(t, hexes), n: pips })),
      ...(harbor ? [capitalize(harborWords(t, harbor), t.language)] : []),
    ],
    refusal: planned ? refusalOf(table, action) : undefined,
  };
}

function pathToast(t: CatanTranslator, table: CatanTable, on: string): PlaceText | undefined {
  const { view, people, turn } = table;
  const road = view.roads.find((one) => one.on === on);
  const refusal = turn.plan.tool === 'road' ? refusalOf(table, { type: 'road', on }) : undefined;
  if (road) {
    const { roadLength } = itemAt(view.seats, road.seat);
    return {
      title: t('catan.slip.road', {
        who: seatName(t, people, road.seat),
        name: itemAt(people.names, road.seat),
      }),
      lines: [t('catan.slip.row', { n: roadLength })],
      refusal,
    };
  }
  return refusal ? { title: t('catan.slip.freePath'), lines: [], refusal } : undefined;
}

/** Only while the own piece is in hand. */
function refusalOf({ now, viewer, turn, ui }: CatanTable, action: Action): Refusal | undefined {
  if (viewer === undefined || turn.asked !== 'turn' || ui.get().past !== undefined) return undefined;
  if (turn.plan.staged.length > 0) return undefined;
  return refusalForView<Catan>(catan, now, viewer, action);
}
