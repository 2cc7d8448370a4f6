import type { Options, Phase } from '@bastide/carcassonne';
import { itemAt } from '../../../must.ts';
import { otherTurnText, type People, yourTurnText } from '../../../people/people.ts';
import { CoachButtons } from '../../../review/lazy-parts.tsx';
import { FitButton, TableHeader, ToolButton } from '../../../table/TableHeader.tsx';
import { isSmall } from '../../../table/use-layout.ts';
import { useCarcassonne, useCarcassonneUi } from '../context.ts';
import { type CarcassonneKey, type CarcassonneTranslator, useCarcassonneTranslator } from '../messages.ts';
import { useFinalScoringContext } from '../result/use-final-scoring.ts';
import { tileNumber, totalTiles } from '../text/tiles-count.ts';

/** A question to somebody whose turn it need not be. */
const askedAside = (t: CarcassonneTranslator, people: People, seat: number): string =>
  people.isNameless(seat) ? t('farmer.youNameless') : t('farmer.you', { name: itemAt(people.names, seat) });

const LEAD = {
  draw: 'turn.lead.place',
  place: 'turn.lead.place',
  deploy: 'turn.lead.figure',
  farmer: 'turn.lead.farmer',
  second: 'secondTile.ask',
  over: 'turn.over',
} as const satisfies Record<Phase, CarcassonneKey>;

/** The second tile belongs to the same turn, or is an extra turn. CAR-TB-DOUBLE-01, CAR-TB-BUILDER-25 */
const secondWords = (t: CarcassonneTranslator, { builderRule }: Options): string =>
  t(builderRule === 'paired' ? 'turn.extra' : 'turn.second');

/** Header of the table: the seat to move, its tile, and the tools. */
export function TileHead() {
  const t = useCarcassonneTranslator();
  const { moment, view: shown, turn, people, seat, setUi, layout, purist } = useCarcassonne();
  const { view, actor } = moment;
  const over = typeof actor !== 'number';
  const asked = view.phase === 'farmer';
  const said = over
    ? t('turn.over')
    : turn.mine
      ? asked
        ? askedAside(t, people, seat)
        : yourTurnText(t, people, seat)
      : otherTurnText(t, people, seat, asked ? 'farmer.theirs' : 'turn.theirs');
  const final = useFinalScoringContext();
  const past = useCarcassonneUi((ui) => ui.past);
  const showsFields = useCarcassonneUi((ui) => ui.fields);
  const discarded = moment.latest.filter((event) => event.type === 'discarded').length;
  const isSecond = view.part === 2 && !over;
  // A phone has room for one of the two.
  const hasNoRoom = isSecond && isSmall(layout);
  const tileWords = hasNoRoom ? '' : t('turn.tile', { tile: tileNumber(view), total: totalTiles(view) });
  const news = t.sentences([
    final?.stop ? t('final.title', { step: final.step + 1, total: final.stages.length }) : tileWords,
    isSecond ? secondWords(t, view.options) : '',
    discarded > 0 ? t('turn.discarded', { n: discarded }) : '',
    view.riverEnd && !over && (purist || !turn.mine) ? t('turn.river') : '',
    !isSmall(layout) && turn.mine ? t(LEAD[view.phase]) : '',
  ]);
  return (
    <TableHeader
      text={
        past === undefined
          ? said
          : t('turn.past', { tile: shown.phase === 'place' ? tileNumber(shown) : shown.tiles.length })
      }
      news={past === undefined && news}
    >
      <CoachButtons seat={turn.mine ? seat : undefined} />
      <FitButton />
      {!purist && (
        <ToolButton
          icon="fields"
          label={t('tool.fields')}
          isOn={showsFields}
          onPress={() => setUi({ fields: !showsFields })}
        />
      )}
    </TableHeader>
  );
}
