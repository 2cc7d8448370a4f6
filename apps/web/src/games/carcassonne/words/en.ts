import type { GamePrimaryMessages } from '../../../i18n/messages.ts';

/** English for what Carcassonne says from the start on: its card and its first table. */
export const messages = {
  'carcassonne.name': 'Carcassonne',
  'carcassonne.tagline': 'Carcassonne',
  'carcassonne.play': 'Play Carcassonne',
  'carcassonne.resumeWith': 'Carcassonne with {names}',
  'carcassonne.progress': 'tile {n} of {total}',

  'start.sentence': 'I play against {bots} ({how}), using the {edition}, with {sets}.',
  'start.sentencePeople': '{people} play, using the {edition}, with {sets}.',
  'start.edition.c1': 'first printing, 2003',
  'start.edition.classic': 'later first edition',
  'start.edition.c2': 'second edition, 2015',
  'start.edition.c3': 'third edition, with chickens',
  'start.editionLabel': 'Edition',
  'start.set.traders': 'Traders & Builders',
  'start.noSets': 'the base game only',
  'start.setsLabel': 'Sets',
  'start.editionHelp': 'Which edition is in my box?',
  'start.set.river': 'The River',
  'start.set.inns': 'Inns & Cathedrals',
  'start.set.abbot': 'the abbot',
  'start.changed': '{edition}, changed',
  'start.boxes': 'Or as in',
  'start.box.first': 'the 2003 box',
  'start.box.third': 'the box with chickens',
  'start.box.everything': 'everything',

  'turn.tile': 'Tile {tile} of {total}.',
  'turn.lead.place': 'Lay the tile, then choose a figure.',
  'turn.lead.figure': 'Choose a figure, or none.',
  'turn.second': 'The second tile of a double turn.',
  'turn.past': 'You look at tile {tile}.',
  'turn.discarded':
    '{n, plural, one {A tile fitted nowhere and left the game.} other {# tiles fitted nowhere and left the game.}}',
  'turn.extra': 'An extra turn, thanks to the builder.',
  'turn.river': 'The river is laid first.',
  'turn.lead.farmer': 'A pig came home: its farmer stays or comes too.',

  'tool.fields': 'Fields',

  'seat.onBoard': 'on the board',
  'seat.meeples': '{n, plural, one {# meeple left} other {# meeples left}}',
  'seat.goodCount':
    '{n} {good, select, wine {{third, select, chicken {{n, plural, one {chicken} other {chickens}}} other {wine}}} grain {grain} other {cloth}}',
  'seat.goodMost':
    '{n} {good, select, wine {{third, select, chicken {{n, plural, one {chicken} other {chickens}}} other {wine}}} grain {grain} other {cloth}}, the most',
  'seat.figure':
    '{figure, select, big {big meeple} abbot {abbot} builder {builder} other {pig}} {where, select, supply {in the supply} board {on the board} other {beside the stacks}}',
  'seat.byStacks': 'by the stacks',

  'good.wine': '{third, select, chicken {{n, plural, one {chicken} other {chickens}}} other {wine}}',
  'good.grain': 'grain',
  'good.cloth': 'cloth',

  'stack.title': 'In the stack',
  'stack.left': '{n, plural, one {# tile left} other {# tiles left}}',
  'stack.fits': 'Fit the chosen cell: {n}',
  'stack.all': 'All remaining tiles',
  'stack.tile': '{tile}, {n} left',
  'stack.count': '{n}×',
  'stack.empty': 'No tile is left.',
  'stack.noneFits': 'No tile left in the stack fits there.',

  'log.empty': 'The first tile lies. The rest is yours.',
  'log.laid':
    '{who, select, one {lays} other {lay}} {tile, select, spring {the spring} lake {the lake} river {a river} cathedral {a cathedral} monastery {a monastery} whole {a whole city} three {a city on three sides} through {a city across} corner {a corner city} caps {two city edges} cap {a city edge} crossroads {a crossroads} straight {a straight road} bend {a bend} other {a tile}}{figure, select, yes { · {role}} other {}}{companion, select, builder { with the builder} pig { with the pig} other {}}',
  'log.scored':
    '{what, select, road {{who, select, one {closes} other {close}} a road of {tiles, plural, one {# tile} other {# tiles}}} city {{who, select, one {closes} other {close}} a city of {tiles, plural, one {# tile} other {# tiles}}} monastery {{who, select, one {completes} other {complete}} a monastery} garden {{who, select, one {completes} other {complete}} a garden} field {fields} other {goods}}',
  'log.final':
    '{what, select, road {for an open road of {tiles, plural, one {# tile} other {# tiles}}} city {for an open city of {tiles, plural, one {# tile} other {# tiles}}} monastery {for a monastery} garden {for a garden} field {for a field with {tiles, plural, one {# city} other {# cities}}} other {for the most goods}}',
  'log.goods': '{who, select, one {takes} other {take}} {goods}',
  'log.completed': 'a city of {tiles, plural, one {# tile} other {# tiles}} closes, nobody in it',
  'log.double':
    '{extra, select, no {the builder brings a second tile} other {the builder brings an extra turn}}',
  'log.discarded': 'A tile fits nowhere and leaves the game.',
  'log.ended':
    'The game ends. {winners} {n, plural, one {{who, select, you {win} other {wins}}} other {share the win}}.',
  'log.cityByCity': 'for the farmers round a city',
  'log.pig':
    'the pig in a field with {cities, plural, =0 {no complete city} one {# complete city} other {# complete cities}} is paid and goes home',
  'log.abbot':
    '{who, select, one {takes} other {take}} the abbot home from {what, select, garden {a garden} other {a monastery}}',
  'log.declined': '{who, select, one {does} other {do}} without the second tile',
  'log.leaves': 'the builder steps beside the stacks',
  'log.farmer': '{who, select, one {takes} other {take}} the farmer home too',

  'replay.title': 'You look at tile {tile} of {total}.',
  'replay.back': 'One tile back',
  'replay.forward': 'One tile on',

  'role.highwayman': '{edition, select, c1 {Thief} classic {Robber} c3 {Traveller} other {Highwayman}}',
  'role.knight': 'Knight',
  'role.monk': 'Monk',
  'role.farmer': '{edition, select, classic {Peasant} other {Farmer}}',
  'role.builder': 'Builder',
  'role.pig': 'Pig',
  'role.none': 'None',
  'role.placed': '{role} {place}',
  'role.abbot': 'Abbot',
  'role.of': '{big, select, yes {Big: {role}} other {{role}}}',
  'role.home': 'Take the abbot home: {n, plural, one {# point} other {# points}}',

  'place.n': 'north',
  'place.ne': 'north-east',
  'place.e': 'east',
  'place.se': 'south-east',
  'place.s': 'south',
  'place.sw': 'south-west',
  'place.w': 'west',
  'place.nw': 'north-west',
  'place.ns': 'north–south',
  'place.ew': 'east–west',
  'place.middle': 'in the middle',
  'place.apart':
    '{place}, {apart, select, corner {in the corner} inner {towards the middle} n {on the north side} e {on the east side} s {on the south side} other {on the west side}}',
  'place.cell':
    '{x, select, 0 {} other {{x} {side, select, east {east} other {west}}}}{both, select, yes {, } other {}}{y, select, 0 {} other {{y} {rank, select, north {north} other {south}}}}{start, select, yes {the start tile} other {}}',

  'sum.tiles': '{count, plural, one {# tile} other {# tiles}}',
  'sum.shields': '{count, plural, one {# coat of arms} other {# coats of arms}}',
  'sum.monastery': '{count, plural, one {# for the tile itself} other {# for the tiles themselves}}',
  'sum.neighbours': '{count, plural, one {# tile around it} other {# tiles around it}}',
  'sum.cities': '{count, plural, one {# complete city} other {# complete cities}}',
  'sum.wine':
    '{third, select, chicken {{count, plural, one {# chicken} other {# chickens}}} other {{count, plural, one {# token of wine} other {# tokens of wine}}}}',
  'sum.grain': '{count, plural, one {# token of grain} other {# tokens of grain}}',
  'sum.cloth': '{count, plural, one {# token of cloth} other {# tokens of cloth}}',
  'sum.most': '{things}, the most: {points}',
  'sum.rich': '{sum}, {kind, select, road {by the inn} other {by the cathedral}}',

  'purist.none':
    'A purist table shows neither places nor fields nor what is in the stack. How many tiles are left stays public.',
  'prompt.tile': 'Your tile: {tile}.',
  'prompt.choosePlace': 'Choose a place.',
  'prompt.places':
    'It can lie in {n, plural, one {# place} other {# places}}, in {now, select, 0 {none} other {{now}}} as it is turned now.',
  'prompt.onlyPlaces': 'It can lie in {n, plural, one {# place} other {# places}}.',
  'prompt.closes':
    'Closes {whose, select, mine {your} shared {a shared} other {{name}’s}} {kind, select, road {road} city {city} garden {garden} other {monastery}}',
  'prompt.closesNobody':
    'Closes a {kind, select, road {road} city {city} garden {garden} other {monastery}} with nobody in it',
  'prompt.closesMany': 'Closes {n, plural, one {# feature} other {# features}}',
  'prompt.gets': '{name}: {n}',
  'prompt.you': 'you',
  'prompt.nothing': 'Nothing closes.',
  'prompt.chooseFigure': 'Choose a figure, or lay the tile without one.',
  'prompt.noFigure': 'No figure can go on this tile.',
  'prompt.stands':
    '{role}: {kind, select, road {a road of {tiles, plural, one {# tile} other {# tiles}}} city {a city of {tiles, plural, one {# tile} other {# tiles}}} monastery {a monastery with {tiles, plural, one {# tile} other {# tiles}}} garden {a garden with {tiles, plural, one {# tile} other {# tiles}}} other {a field beside {tiles, plural, =0 {no complete city} one {# complete city} other {# complete cities}}}}',
  'prompt.worth':
    'Worth {n, plural, one {# point} other {# points}} as it lies, {complete} if closed now{open, plural, =0 {} one {, # open end} other {, # open ends}}.',
  'prompt.worthField': 'Worth {n, plural, one {# point} other {# points}} at the end, as things are.',
  'prompt.worthMonastery':
    'Worth {n, plural, one {# point} other {# points}} as it lies, {open, plural, one {# cell empty} other {# cells empty}} around it.',
  'prompt.takesGoods': 'You take {goods}.',
  'prompt.double': 'Your builder brings a second tile.',
  'prompt.lastTile': 'It is the last tile: the final scoring follows.',
  'prompt.misfit': 'Does not fit here yet.',
  'prompt.misfitNever': 'Does not fit here.',
  'prompt.botHint': 'Look around meanwhile: nothing you press here can disturb the game.',
  'prompt.part': 'Part {part} of 2.',
  'prompt.laying': 'Laying the tile…',
  'prompt.river': 'The river is laid first.',
  'prompt.extraTurn': 'Your builder steps beside the stacks and brings an extra turn.',
  'prompt.with': '{figure, select, builder {The builder comes along.} other {The pig comes along.}}',
  'prompt.abbotHome': 'Takes the abbot home',
  'prompt.abbotToo': 'The abbot comes home: {n, plural, one {# point} other {# points}}.',
  'prompt.pigs':
    '{n, plural, one {The pig is paid and goes home} other {The pigs are paid and go home}} ({list}).',
  'prompt.farmersAsked':
    '{n, plural, one {Its owner then decides about the farmer.} other {Their owners then decide about the farmers.}}',

  'act.lay': 'Lay tile',
  'act.placeFigure': 'Place figure',
  'act.noFigure': 'No figure',
  'act.choosePlace': 'Choose a place',
  'act.undoHint': 'Hold to undo everything',
  'act.turnLeft': 'Turn left',
  'act.turnRight': 'Turn right',
  'act.turnIt': 'Turn it',
  'act.showPlaces': 'Show places',
  'act.figures': 'Figure',
  'act.whyNot': 'Why not …?',
  'act.more': 'Scores, stack, chronicle',
  'act.hand': 'The tile in hand: {tile}',
  'act.farmer': 'The farmer beside the pig',
  'act.with': '{figure, select, builder {with the builder} other {with the pig}}',
  'act.takeHome': 'Take the abbot home',

  'figure.name':
    '{figure, select, meeple {Meeple} big {Big meeple} abbot {Abbot} builder {Builder} other {Pig}}',

  'farmer.you': '{name}, a question for you.',
  'farmer.youNameless': 'A question for you.',
  'farmer.theirs': '{name} decides about the farmer.',
  'farmer.ask':
    'Your pig brought {n, plural, one {# point} other {# points}} and is home. Does its farmer come home too?',
  'farmer.thenStays':
    'It stays in the field till the end: worth {n, plural, one {# point} other {# points}} to you as things are.',
  'farmer.thenHome':
    'It leaves the field; {n, plural, one {# meeple is} other {# meeples are}} then in your supply.',
  'farmer.stays': 'The farmer stays',
  'farmer.returns': 'The farmer comes home',
  'farmer.leave': 'Leave the farmer',
  'farmer.take': 'Take the farmer home',

  'secondTile.ask': 'Your builder offers a second tile.',
  'secondTile.thenTaken': 'You draw it now, lay it, and may place a figure on it.',
  'secondTile.thenDeclined': 'Your turn ends, and the next player draws.',
  'secondTile.take': 'Take the second tile',
  'secondTile.decline': 'Do without it',

  'explanation.title': 'Why not?',
  'explanation.line': '{what}: {because}',
  'explanation.empty': 'Every figure you have can go somewhere on this tile.',

  'refusal.edge':
    'The {mine, select, road {road} city {city} river {river} other {field}} would meet a {theirs, select, road {road} city {city} river {river} other {field}}, {side, select, N {to the north} E {to the east} S {to the south} other {to the west}}.',
  'refusal.short':
    '{mine, select, road {Road} city {City} river {River} other {Field}} meets {theirs, select, road {road} city {city} river {river} other {field}}',
  'refusal.repair':
    '{turns, select, right {Turned once to the right, it fits.} left {Turned once to the left, it fits.} other {Turned halfway round, it fits.}}',
  'refusal.noRepair': 'However you turn it, the tile does not fit here.',
  'refusal.elsewhere': 'It can lie in {n, plural, one {# other place} other {# other places}}.',
  'refusal.noNeighbour': 'A tile must touch another one along a side, on an empty cell.',
  'refusal.occupied':
    'a meeple stands in this {kind, select, road {road} city {city} monastery {monastery} garden {garden} other {field}} already: {who, select, you {yours} other {{name}’s}}',
  'refusal.builderOut': 'the builder is on the board',
  'refusal.builderByStacks': 'the builder stands beside the stacks',
  'refusal.pigOut': 'the pig is on the board',
  'refusal.builderAlone': 'no meeple of yours stands in this {kind, select, road {road} other {city}}',
  'refusal.builderComplete':
    'this {kind, select, road {road} other {city}} is complete: the builder would come straight back',
  'refusal.pigAlone': 'no farmer of yours stands in this field',
  'refusal.riverElsewhere': 'While the river is laid, the tile must continue it at its open end.',
  'refusal.riverTurns': 'The river would turn to the same side twice running.',
  'refusal.noFarmers': 'this table plays without farmers',
  'refusal.garden': 'only an abbot stands in a garden',
  'refusal.builderPaired': 'it arrives beside a meeple, never alone',
  'refusal.pigPaired': 'it arrives beside a farmer, never alone',
  'refusal.noneLeft':
    '{figure, select, big {the big meeple is on the board} abbot {the abbot is on the board} other {no meeple is left in the supply}}',

  'feature.title':
    '{kind, select, road {Road of {tiles, plural, one {# tile} other {# tiles}}} city {City of {tiles, plural, one {# tile} other {# tiles}}} monastery {Monastery, {tiles} of 9 tiles} garden {Garden, {tiles} of 9 tiles} other {Field over {tiles, plural, one {# tile} other {# tiles}}}}',
  'feature.open':
    '{kind, select, monastery {{open, plural, =0 {Complete.} one {# cell around it is empty.} other {# cells around it are empty.}}} field {{cities, plural, =0 {No complete city touches it.} one {# complete city touches it.} other {# complete cities touch it.}}} other {{open, plural, =0 {Complete.} one {# open end.} other {# open ends.}}}}',
  'feature.shields': '{n, plural, one {# coat of arms} other {# coats of arms}}',
  'feature.inside': 'Inside: {goods}',
  'feature.nobody': 'Nobody stands in it.',
  'feature.meeples': '{name}: {n, plural, one {# meeple} other {# meeples}}',
  'feature.helper': '{name}: {what, select, builder {builder} other {pig}}',
  'feature.worth':
    '{kind, select, field {Worth {n} at the end, as things are.} monastery {Worth {n} as it lies{closed, select, yes {} other {, {complete} when complete}}.} garden {Worth {n} as it lies{closed, select, yes {} other {, {complete} when complete}}.} other {Worth {n} as it lies{closed, select, yes {} other {, {complete} if closed now}}.}}',
  'feature.rich':
    '{kind, select, road {An inn: 2 points a tile} other {A cathedral: 3 points a tile and coat of arms}}{closed, select, yes {.} other {{unfinished, select, zero {, nothing if it stays open.} other {, 1 if it stays open.}}}}',
  'feature.strength': '{name}: strength {n}',

  'liveRegion.turn': 'Tile: {tile}. {n, plural, one {# place} other {# places}}.',
  'liveRegion.scored': '{name}: {what}, +{points}.',
  'liveRegion.goods': '{name}: {what}.',

  'board.label': 'Board, {tiles, plural, one {# tile} other {# tiles}}. {turn}',
  'board.text': 'The board as text',
  'board.empty': 'empty',
  'board.fits':
    'empty. Your tile fits{turns, select, none {} right {, turned once to the right} left {, turned once to the left} other {, turned halfway round}}.',
  'board.misfit': 'empty. Your tile does not fit: {because} {rule}',
  'board.laidBy': 'Laid by {who, select, you {you} other {{name}}}.',
  'board.ghost': 'Your tile lies here loosely.',
  'board.edges': 'North {n}, east {e}, south {s}, west {w}.',
  'board.edge': '{edge, select, city {city} road {road} river {river} other {field}}',
  'board.figure': '{name}: {role}.',
  'board.nothing': 'nothing touches this cell',

  'tile.monastery': 'monastery',
  'tile.whole': 'whole city',
  'tile.three': 'city on three sides',
  'tile.through': 'city across',
  'tile.corner': 'corner city',
  'tile.caps': '{n, plural, one {city edge} other {# city edges}}',
  'tile.crossroads': 'crossroads',
  'tile.straight': 'straight road',
  'tile.bend': 'bend',
  'tile.gate': '{n, plural, one {road to a gate} other {# roads to a gate}}',
  'tile.lane': 'road that ends here',
  'tile.shield': 'coat of arms',
  'tile.river': 'river',
  'tile.spring': 'spring of the river',
  'tile.lake': 'lake of the river',
  'tile.garden': 'garden',
  'tile.cathedral': 'cathedral',
  'tile.inn': 'inn',

  'final.title': 'Final scoring · step {step} of {total}',

  'answer.noMoves': 'Nobody has laid a tile yet.',
  'answer.waitThem': '{name} is awaited.',
  'answer.options':
    'Your tile: {tile}. It fits in {n, plural, one {# place} other {# places}}. Press N for the next place.',
  'answer.optionsFigure': 'You may place: {list}.',
  'answer.whatNone':
    '{mine, select, yes {Your tile: {tile}. } other {}}Nothing on the board is pointed at: point at a tile, or go to one with the arrow keys.',
  'answer.farmer': 'Your pig came home. Press 1 and the farmer stays, 2 and it comes home too; then Enter.',
  'answer.second': 'Your builder offers a second tile. Press 1 to take it, 2 to do without it; then Enter.',
} as const satisfies Record<string, string> & GamePrimaryMessages<'carcassonne'>;
