import type { First } from './messages.ts';

/** Deutsch: was der erste Tisch von Carcassonne sagt. */
export const messages: First = {
  'carcassonne.name': 'Carcassonne',
  'carcassonne.tagline': 'Carcassonne',
  'carcassonne.play': 'Carcassonne spielen',
  'carcassonne.resumeWith': 'Carcassonne mit {names}',
  'carcassonne.progress': 'Plättchen {n} von {total}',

  'start.sentence': 'Ich spiele gegen {bots} ({how}); {edition}, {sets}.',
  'start.sentencePeople': 'Es spielen {people}; {edition}, {sets}.',
  'start.edition.c1': 'Erstauflage, 2003',
  'start.edition.classic': 'erste Edition, spätere Auflage',
  'start.edition.c2': 'zweite Edition, 2015',
  'start.edition.c3': 'dritte Edition, mit Hühnern',
  'start.editionLabel': 'Edition',
  'start.set.traders': 'Händler & Baumeister',
  'start.noSets': 'nur das Grundspiel',
  'start.setsLabel': 'Erweiterungen',
  'start.editionHelp': 'Welche Edition habe ich?',
  'start.set.river': 'der Fluss',
  'start.set.inns': 'Wirtshäuser & Kathedralen',
  'start.set.abbot': 'der Abt',
  'start.changed': '{edition}, geändert',
  'start.boxes': 'Oder so',
  'start.box.first': 'Schachtel von 2003',
  'start.box.third': 'Schachtel mit Hühnern',
  'start.box.everything': 'alles zusammen',

  'turn.tile': 'Plättchen {tile} von {total}.',
  'turn.lead.place': 'Lege das Plättchen, dann wähle eine Figur.',
  'turn.lead.figure': 'Wähle eine Figur oder keine.',
  'turn.second': 'Doppelzug.',
  'turn.past': 'Du siehst Plättchen {tile}.',
  'turn.discarded':
    '{n, plural, one {Ein Plättchen passte nirgends und kam aus dem Spiel.} other {# Plättchen passten nirgends und kamen aus dem Spiel.}}',
  'turn.extra': 'Extrazug durch den Baumeister.',
  'turn.river': 'Zuerst wird der Fluss gelegt.',
  'turn.lead.farmer': 'Ein Schwein kam zurück: Sein Bauer bleibt oder kommt mit.',

  'tool.fields': 'Wiesen',

  'seat.onBoard': 'im Spiel',
  'seat.meeples': '{n, plural, one {# Meeple übrig} other {# Meeples übrig}}',
  'seat.goodCount':
    '{n} {good, select, wine {{third, select, chicken {{n, plural, one {Huhn} other {Hühner}}} other {Wein}}} grain {Korn} other {Tuch}}',
  'seat.goodMost':
    '{n} {good, select, wine {{third, select, chicken {{n, plural, one {Huhn} other {Hühner}}} other {Wein}}} grain {Korn} other {Tuch}}, am meisten',
  'seat.figure':
    '{figure, select, big {großer Meeple} abbot {Abt} builder {Baumeister} other {Schwein}} {where, select, supply {im Vorrat} board {im Spiel} other {neben den Stapeln}}',
  'seat.byStacks': 'bei den Stapeln',

  'good.wine': '{third, select, chicken {{n, plural, one {Huhn} other {Hühner}}} other {Wein}}',
  'good.grain': 'Korn',
  'good.cloth': 'Tuch',

  'stack.title': 'Im Stapel',
  'stack.left': '{n, plural, one {noch # Plättchen} other {noch # Plättchen}}',
  'stack.fits': 'Passen an den gewählten Platz: {n}',
  'stack.all': 'Alle übrigen Plättchen',
  'stack.tile': '{tile}, noch {n}',
  'stack.count': '{n}×',
  'stack.empty': 'Kein Plättchen ist mehr da.',
  'stack.noneFits': 'Kein Plättchen aus dem Stapel passt dorthin.',

  'log.empty': 'Das erste Plättchen liegt. Der Rest ist deine Sache.',
  'log.laid':
    '{who, select, you {legst} many {legen} other {legt}} {tile, select, spring {die Quelle} lake {den See} river {einen Fluss} cathedral {eine Kathedrale} monastery {ein Kloster} whole {eine ganze Stadt} three {eine Stadt an drei Seiten} through {eine durchgehende Stadt} corner {eine Stadtecke} caps {zwei Stadtränder} cap {einen Stadtrand} crossroads {eine Kreuzung} straight {eine gerade Straße} bend {eine Kurve} other {ein Plättchen}}{figure, select, yes { · {role}} other {}}{companion, select, builder { mit dem Baumeister} pig { mit dem Schwein} other {}}',
  'log.scored':
    '{what, select, road {{who, select, you {schließt} many {schließen} other {schließt}} eine Straße aus {tiles, plural, one {# Plättchen} other {# Plättchen}} ab} city {{who, select, you {schließt} many {schließen} other {schließt}} eine Stadt aus {tiles, plural, one {# Plättchen} other {# Plättchen}} ab} monastery {{who, select, you {schließt} many {schließen} other {schließt}} ein Kloster ab} garden {{who, select, you {schließt} many {schließen} other {schließt}} einen Garten ab} field {Wiesen} other {Waren}}',
  'log.final':
    '{what, select, road {für eine offene Straße aus {tiles, plural, one {# Plättchen} other {# Plättchen}}} city {für eine offene Stadt aus {tiles, plural, one {# Plättchen} other {# Plättchen}}} monastery {für ein Kloster} garden {für einen Garten} field {für eine Wiese mit {tiles, plural, one {# Stadt} other {# Städten}}} other {für die meisten Waren}}',
  'log.goods': '{who, select, you {nimmst} many {nehmen} other {nimmt}} {goods}',
  'log.completed':
    'eine Stadt aus {tiles, plural, one {# Plättchen} other {# Plättchen}} ist abgeschlossen, niemand darin',
  'log.double':
    '{extra, select, no {der Baumeister bringt ein zweites Plättchen} other {der Baumeister bringt einen Extrazug}}',
  'log.discarded': 'Ein Plättchen passt nirgends und kommt aus dem Spiel.',
  'log.ended':
    'Das Spiel endet. {winners} {n, plural, one {{who, select, you {gewinnst} other {gewinnt}}} other {teilen den Sieg}}.',
  'log.cityByCity': 'für die Bauern um eine Stadt',
  'log.pig':
    'das Schwein auf einer Wiese mit {cities, plural, =0 {keiner abgeschlossenen Stadt} one {einer abgeschlossenen Stadt} other {# abgeschlossenen Städten}} wird gewertet und geht zurück',
  'log.abbot':
    '{who, select, you {holst} many {holen} other {holt}} den Abt {what, select, garden {aus einem Garten} other {aus einem Kloster}} zurück',
  'log.declined':
    '{who, select, you {verzichtest} many {verzichten} other {verzichtet}} auf das zweite Plättchen',
  'log.leaves': 'der Baumeister tritt neben die Stapel',
  'log.farmer': '{who, select, you {nimmst} many {nehmen} other {nimmt}} auch den Bauern zurück',

  'replay.title': 'Du siehst Plättchen {tile} von {total}.',
  'replay.back': 'Ein Plättchen zurück',
  'replay.forward': 'Ein Plättchen weiter',

  'role.highwayman': '{edition, select, other {Wegelagerer}}',
  'role.knight': 'Ritter',
  'role.monk': 'Mönch',
  'role.farmer': '{edition, select, other {Bauer}}',
  'role.builder': 'Baumeister',
  'role.pig': 'Schwein',
  'role.none': 'Keine',
  'role.placed': '{role} {place}',
  'role.abbot': 'Abt',
  'role.of': '{big, select, yes {Großer {role}} other {{role}}}',
  'role.home': 'Abt zurückholen: {n, plural, one {# Punkt} other {# Punkte}}',

  'place.n': 'im Norden',
  'place.ne': 'im Nordosten',
  'place.e': 'im Osten',
  'place.se': 'im Südosten',
  'place.s': 'im Süden',
  'place.sw': 'im Südwesten',
  'place.w': 'im Westen',
  'place.nw': 'im Nordwesten',
  'place.ns': 'Nord–Süd',
  'place.ew': 'Ost–West',
  'place.middle': 'in der Mitte',
  'place.apart':
    '{place}, {apart, select, corner {in der Ecke} inner {zur Mitte hin} n {an der Nordseite} e {an der Ostseite} s {an der Südseite} other {an der Westseite}}',
  'place.cell':
    '{x, select, 0 {} other {{x} {side, select, east {nach Osten} other {nach Westen}}}}{both, select, yes {, } other {}}{y, select, 0 {} other {{y} {rank, select, north {nach Norden} other {nach Süden}}}}{start, select, yes {das Startplättchen} other {}}',

  'sum.tiles': '{count, plural, one {# Plättchen} other {# Plättchen}}',
  'sum.shields': '{count, plural, one {# Wappen} other {# Wappen}}',
  'sum.monastery': '{count, plural, one {# für das Plättchen selbst} other {# für die Plättchen selbst}}',
  'sum.neighbours': '{count, plural, one {# Plättchen ringsum} other {# Plättchen ringsum}}',
  'sum.cities': '{count, plural, one {# abgeschlossene Stadt} other {# abgeschlossene Städte}}',
  'sum.wine':
    '{third, select, chicken {{count, plural, one {# Huhn} other {# Hühner}}} other {{count, plural, one {# Marker Wein} other {# Marker Wein}}}}',
  'sum.grain': '{count, plural, one {# Marker Korn} other {# Marker Korn}}',
  'sum.cloth': '{count, plural, one {# Marker Tuch} other {# Marker Tuch}}',
  'sum.most': '{things}, am meisten: {points}',
  'sum.rich': '{sum}, {kind, select, road {durch das Wirtshaus} other {durch die Kathedrale}}',

  'purist.none':
    'Ein strenger Tisch zeigt weder Plätze noch Wiesen noch, was im Stapel ist. Wie viele Plättchen übrig sind, bleibt offen.',
  'prompt.tile': 'Dein Plättchen: {tile}.',
  'prompt.choosePlace': 'Wähle einen Platz.',
  'prompt.places':
    'Dafür gibt es {n, plural, one {# Platz} other {# Plätze}}, so gedreht {now, select, 0 {keinen} other {{now}}}.',
  'prompt.onlyPlaces': 'Dafür gibt es {n, plural, one {# Platz} other {# Plätze}}.',
  'prompt.closes':
    'Schließt {kind, select, road {{whose, select, mine {deine Straße} shared {eine gemeinsame Straße} other {die Straße von {name}}}} city {{whose, select, mine {deine Stadt} shared {eine gemeinsame Stadt} other {die Stadt von {name}}}} garden {{whose, select, mine {deinen Garten} shared {einen gemeinsamen Garten} other {den Garten von {name}}}} other {{whose, select, mine {dein Kloster} shared {ein gemeinsames Kloster} other {das Kloster von {name}}}}} ab',
  'prompt.closesNobody':
    'Schließt {kind, select, road {eine Straße} city {eine Stadt} garden {einen Garten} other {ein Kloster}} ohne Figuren ab',
  'prompt.closesMany': 'Schließt {n, plural, one {# Gebiet} other {# Gebiete}} ab',
  'prompt.gets': '{name}: {n}',
  'prompt.you': 'du',
  'prompt.nothing': 'Nichts wird abgeschlossen.',
  'prompt.chooseFigure': 'Wähle eine Figur oder lege das Plättchen ohne.',
  'prompt.noFigure': 'Auf dieses Plättchen kann keine Figur.',
  'prompt.stands':
    '{role}: {kind, select, road {eine Straße aus {tiles, plural, one {# Plättchen} other {# Plättchen}}} city {eine Stadt aus {tiles, plural, one {# Plättchen} other {# Plättchen}}} monastery {ein Kloster mit {tiles, plural, one {# Plättchen} other {# Plättchen}}} garden {ein Garten mit {tiles, plural, one {# Plättchen} other {# Plättchen}}} other {eine Wiese an {tiles, plural, =0 {keiner abgeschlossenen Stadt} one {einer abgeschlossenen Stadt} other {# abgeschlossenen Städten}}}}',
  'prompt.worth':
    'Zurzeit {n, plural, one {# Punkt} other {# Punkte}} wert, jetzt abgeschlossen {complete}{open, plural, =0 {} one {; # offenes Ende} other {; # offene Enden}}.',
  'prompt.worthField': 'Am Ende {n, plural, one {# Punkt} other {# Punkte}} wert, wenn es so bleibt.',
  'prompt.worthMonastery':
    'Zurzeit {n, plural, one {# Punkt} other {# Punkte}} wert, ringsum {open, plural, one {# leerer Platz} other {# leere Plätze}}.',
  'prompt.takesGoods': 'Du nimmst {goods}.',
  'prompt.double': 'Dein Baumeister bringt ein zweites Plättchen.',
  'prompt.lastTile': 'Es ist das letzte Plättchen: Die Schlusswertung folgt.',
  'prompt.misfit': 'Passt hier noch nicht.',
  'prompt.misfitNever': 'Passt hier nicht.',
  'prompt.botHint': 'Schau dich solange um: Nichts, was du hier drückst, stört das Spiel.',
  'prompt.part': 'Teil {part} von 2.',
  'prompt.laying': 'Das Plättchen wird gelegt…',
  'prompt.river': 'Zuerst wird der Fluss gelegt.',
  'prompt.extraTurn': 'Dein Baumeister tritt neben die Stapel und bringt einen Extrazug.',
  'prompt.with': '{figure, select, builder {Der Baumeister kommt mit.} other {Das Schwein kommt mit.}}',
  'prompt.abbotHome': 'Holt den Abt zurück',
  'prompt.abbotToo': 'Der Abt kommt zurück: {n, plural, one {# Punkt} other {# Punkte}}.',
  'prompt.pigs':
    '{n, plural, one {Das Schwein wird gewertet und geht zurück} other {Die Schweine werden gewertet und gehen zurück}} ({list}).',
  'prompt.farmersAsked':
    '{n, plural, one {Dann wird über den Bauern daneben entschieden.} other {Dann wird über die Bauern daneben entschieden.}}',

  'act.lay': 'Legen',
  'act.placeFigure': 'Einsetzen',
  'act.noFigure': 'Ohne Figur',
  'act.choosePlace': 'Platz wählen',
  'act.undoHint': 'Halten, um alles rückgängig zu machen',
  'act.turnLeft': 'Nach links drehen',
  'act.turnRight': 'Nach rechts drehen',
  'act.turnIt': 'Drehen',
  'act.showPlaces': 'Plätze zeigen',
  'act.figures': 'Figur',
  'act.whyNot': 'Warum nicht …?',
  'act.more': 'Punkte, Stapel, Chronik',
  'act.hand': 'Das Plättchen in der Hand: {tile}',
  'act.farmer': 'Der Bauer neben dem Schwein',
  'act.with': '{figure, select, builder {mit dem Baumeister} other {mit dem Schwein}}',
  'act.takeHome': 'Abt zurückholen',

  'figure.name':
    '{figure, select, meeple {Meeple} big {Großer Meeple} abbot {Abt} builder {Baumeister} other {Schwein}}',

  'farmer.you': 'Frage an dich, {name}.',
  'farmer.youNameless': 'Frage an dich.',
  'farmer.theirs': '{name} entscheidet über den Bauern.',
  'farmer.ask':
    'Dein Schwein hat {n, plural, one {# Punkt} other {# Punkte}} gebracht und ist zurück. Kommt sein Bauer auch zurück?',
  'farmer.thenStays':
    'Er bleibt bis zum Ende auf der Wiese und ist dir {n, plural, one {# Punkt} other {# Punkte}} wert, wenn es so bleibt.',
  'farmer.thenHome':
    'Er verlässt die Wiese; dann {n, plural, one {ist # Meeple} other {sind # Meeples}} in deinem Vorrat.',
  'farmer.stays': 'Der Bauer bleibt',
  'farmer.returns': 'Der Bauer kommt zurück',
  'farmer.leave': 'Bauern stehen lassen',
  'farmer.take': 'Bauern zurücknehmen',

  'secondTile.ask': 'Dein Baumeister bietet ein zweites Plättchen an.',
  'secondTile.thenTaken': 'Du ziehst es jetzt, legst es und darfst eine Figur darauf setzen.',
  'secondTile.thenDeclined': 'Dein Zug endet, und der nächste Spieler ist dran.',
  'secondTile.take': 'Zweites Plättchen nehmen',
  'secondTile.decline': 'Verzichten',

  'explanation.title': 'Warum nicht?',
  'explanation.line': '{what}: {because}',
  'explanation.empty': 'Jede deiner Figuren hat auf diesem Plättchen einen Platz.',

  'refusal.edge':
    '{mine, select, road {Die Straße} city {Die Stadt} river {Der Fluss} other {Die Wiese}} träfe {side, select, N {im Norden} E {im Osten} S {im Süden} other {im Westen}} auf {theirs, select, road {eine Straße} city {eine Stadt} river {einen Fluss} other {eine Wiese}}.',
  'refusal.short':
    '{mine, select, road {Straße} city {Stadt} river {Fluss} other {Wiese}} trifft auf {theirs, select, road {Straße} city {Stadt} river {Fluss} other {Wiese}}',
  'refusal.repair':
    '{turns, select, right {Einmal nach rechts gedreht, passt es.} left {Einmal nach links gedreht, passt es.} other {Halb herumgedreht, passt es.}}',
  'refusal.noRepair': 'Wie du es auch drehst, das Plättchen passt hier nicht.',
  'refusal.elsewhere': 'Dafür gibt es {n, plural, one {# anderen Platz} other {# andere Plätze}}.',
  'refusal.noNeighbour':
    'Ein Plättchen muss auf einem leeren Platz liegen und ein anderes mit einer Seite berühren.',
  'refusal.occupied':
    '{kind, select, road {auf dieser Straße} city {in dieser Stadt} monastery {in diesem Kloster} garden {in diesem Garten} other {auf dieser Wiese}} steht schon ein Meeple von {who, select, you {dir} other {{name}}}',
  'refusal.builderOut': 'der Baumeister ist auf dem Spielfeld',
  'refusal.builderByStacks': 'der Baumeister steht neben den Stapeln',
  'refusal.pigOut': 'das Schwein ist auf dem Spielfeld',
  'refusal.builderAlone':
    '{kind, select, road {auf dieser Straße} other {in dieser Stadt}} steht kein Meeple von dir',
  'refusal.builderComplete':
    '{kind, select, road {diese Straße} other {diese Stadt}} ist abgeschlossen, der Baumeister käme gleich zurück',
  'refusal.pigAlone': 'auf dieser Wiese steht kein Bauer von dir',
  'refusal.riverElsewhere':
    'Solange der Fluss gelegt wird, muss das Plättchen ihn an seinem offenen Ende fortsetzen.',
  'refusal.riverTurns': 'Der Fluss würde zweimal hintereinander in dieselbe Richtung biegen.',
  'refusal.noFarmers': 'an diesem Tisch wird ohne Bauern gespielt',
  'refusal.garden': 'in einem Garten steht nur ein Abt',
  'refusal.builderPaired': 'er kommt zusammen mit einem Meeple, nie allein',
  'refusal.pigPaired': 'es kommt zusammen mit einem Bauern, nie allein',
  'refusal.noneLeft':
    '{figure, select, big {der große Meeple ist auf dem Spielfeld} abbot {der Abt ist auf dem Spielfeld} other {im Vorrat ist kein Meeple mehr}}',

  'feature.title':
    '{kind, select, road {Straße aus {tiles, plural, one {# Plättchen} other {# Plättchen}}} city {Stadt aus {tiles, plural, one {# Plättchen} other {# Plättchen}}} monastery {Kloster, {tiles} von 9 Plättchen} garden {Garten, {tiles} von 9 Plättchen} other {Wiese auf {tiles, plural, one {# Plättchen} other {# Plättchen}}}}',
  'feature.open':
    '{kind, select, monastery {{open, plural, =0 {Abgeschlossen.} one {Ringsum ist # Platz leer.} other {Ringsum sind # Plätze leer.}}} field {{cities, plural, =0 {Keine abgeschlossene Stadt liegt an ihr.} one {# abgeschlossene Stadt liegt an ihr.} other {# abgeschlossene Städte liegen an ihr.}}} other {{open, plural, =0 {Abgeschlossen.} one {# offenes Ende.} other {# offene Enden.}}}}',
  'feature.shields': '{n, plural, one {# Wappen} other {# Wappen}}',
  'feature.inside': 'Darin: {goods}',
  'feature.nobody': 'Hier steht niemand.',
  'feature.meeples': '{name}: {n, plural, one {# Meeple} other {# Meeples}}',
  'feature.helper': '{name}: {what, select, builder {Baumeister} other {Schwein}}',
  'feature.worth':
    '{kind, select, field {Am Ende {n} wert, wenn es so bleibt.} monastery {Zurzeit {n} wert{closed, select, yes {} other {, abgeschlossen {complete}}}.} garden {Zurzeit {n} wert{closed, select, yes {} other {, abgeschlossen {complete}}}.} other {Zurzeit {n} wert{closed, select, yes {} other {, jetzt abgeschlossen {complete}}}.}}',
  'feature.rich':
    '{kind, select, road {Ein Wirtshaus: 2 Punkte je Plättchen} other {Eine Kathedrale: 3 Punkte je Plättchen und Wappen}}{closed, select, yes {.} other {{unfinished, select, zero {, nichts, wenn sie offen bleibt.} other {, 1, wenn sie offen bleibt.}}}}',
  'feature.strength': '{name}: Stärke {n}',

  'liveRegion.turn': 'Plättchen: {tile}. {n, plural, one {# Platz} other {# Plätze}}.',
  'liveRegion.scored': '{name}: {what}, +{points}.',
  'liveRegion.goods': '{name}: {what}.',

  'board.label': 'Spielfeld, {tiles, plural, one {# Plättchen} other {# Plättchen}}. {turn}',
  'board.text': 'Das Spielfeld als Text',
  'board.empty': 'leer',
  'board.fits':
    'leer. Dein Plättchen passt{turns, select, none {} right {, einmal nach rechts gedreht} left {, einmal nach links gedreht} other {, halb herumgedreht}}.',
  'board.misfit': 'leer. Dein Plättchen passt nicht: {because} {rule}',
  'board.laidBy': 'Gelegt von {who, select, you {dir} other {{name}}}.',
  'board.ghost': 'Hier liegt vorläufig dein Plättchen.',
  'board.edges': 'Norden: {n}, Osten: {e}, Süden: {s}, Westen: {w}.',
  'board.edge': '{edge, select, city {Stadt} road {Straße} river {Fluss} other {Wiese}}',
  'board.figure': '{name}: {role}.',
  'board.nothing': 'nichts grenzt an diesen Platz',

  'tile.monastery': 'Kloster',
  'tile.whole': 'ganze Stadt',
  'tile.three': 'Stadt an drei Seiten',
  'tile.through': 'durchgehende Stadt',
  'tile.corner': 'Stadtecke',
  'tile.caps': '{n, plural, =1 {Stadtrand} one {# Stadtrand} other {# Stadtränder}}',
  'tile.crossroads': 'Kreuzung',
  'tile.straight': 'gerade Straße',
  'tile.bend': 'Kurve',
  'tile.gate': '{n, plural, =1 {Straße zum Tor} one {# Straße zum Tor} other {# Straßen zum Tor}}',
  'tile.lane': 'Straßenende',
  'tile.shield': 'Wappen',
  'tile.river': 'Fluss',
  'tile.spring': 'Quelle des Flusses',
  'tile.lake': 'See des Flusses',
  'tile.garden': 'Garten',
  'tile.cathedral': 'Kathedrale',
  'tile.inn': 'Wirtshaus',

  'final.title': 'Schlusswertung · Schritt {step} von {total}',

  'answer.noMoves': 'Noch hat niemand ein Plättchen gelegt.',
  'answer.waitThem': 'Gewartet wird auf: {name}.',
  'answer.options':
    'Dein Plättchen: {tile}. Dafür gibt es {n, plural, one {# Platz} other {# Plätze}}. Mit N kommst du zum nächsten Platz.',
  'answer.optionsFigure': 'Einsetzen darfst du: {list}.',
  'answer.whatNone':
    '{mine, select, yes {Dein Plättchen: {tile}. } other {}}Auf nichts im Spielfeld wird gezeigt: Zeige auf ein Plättchen oder geh mit den Pfeiltasten zu einem.',
  'answer.farmer': 'Dein Schwein kam zurück. Mit 1 bleibt der Bauer, mit 2 kommt auch er zurück; dann Enter.',
  'answer.second':
    'Dein Baumeister bietet ein zweites Plättchen an. Mit 1 nimmst du es, mit 2 verzichtest du; dann Enter.',
};
