import type { CompanyWords } from './messages.ts';

/** German for what is said around a table of the server. */
export const messages: CompanyWords = {
  'overlay.presence':
    '{state, select, here {da} elsewhere {auf einer anderen Seite} away {nicht da} bot {Bot} lent {ein Bot spielt weiter} other {aufgegeben}}',
  'overlay.sign':
    '{state, select, here {da} elsewhere {woanders} away {nicht da} bot {Bot} lent {Bot} other {aufgegeben}}',
  'overlay.timeLeft': 'Restzeit',
  'overlay.days': '{days} T {hours} Std',
  'overlay.tenSeconds': 'Du hast noch 10 Sekunden.',
  'overlay.isAway': '{name} ist nicht da, und der Tisch wartet.',
  'overlay.isSilent':
    '{name} hat seit {n, plural, one {# Minute} other {# Minuten}} nicht gespielt, und der Tisch wartet.',
  'overlay.botFor': 'Mit einem Bot weiterspielen',
  'overlay.botForSure': 'Ein Bot entscheidet, bis {name} zurück ist.',
  'overlay.botForNot': 'Warten',
  'overlay.botForDo': 'Bot spielen lassen',
  'overlay.whyBot':
    '{why, select, host {{name} hat ihn darum gebeten, als der Tisch auf dich wartete. Der Platz gehört dir, sobald du zurück bist.} late {Deine Zeit war um. Der Platz gehört dir, sobald du zurück bist.} other {Du hast ihn darum gebeten. Der Platz gehört dir, sobald du zurück bist.}}',
  'overlay.botForYou': '{who, select, you {Ein Bot spielt für dich.} other {{name}: ein Bot spielt weiter.}}',
  'overlay.out':
    '{why, select, late {Deine Zeit ist um, du bist aus dem Spiel.} other {Du hast aufgegeben.}}',
  'overlay.outNote': 'An deinem Platz spielt ein Bot weiter. Zusehen kannst du.',
  'overlay.claim': 'Ich bin wieder da',

  'overlay.asks':
    '{name} bittet {what, select, takeback {um Rücknahme der letzten Handlung} pause {um eine Pause} other {um Abbruch der Partie ohne Ergebnis}}.',
  'overlay.youAsked':
    'Du hast {what, select, takeback {um Rücknahme deiner letzten Handlung} pause {um eine Pause} other {um Abbruch der Partie}} gebeten.',
  'overlay.unanswered': 'Noch keine Antwort: {names}.',
  'overlay.nameAndPresence': '{name} ({state})',
  'overlay.lentDecides': 'Das Ergebnis zählt, also braucht es auch die Zustimmung von {names}.',
  'overlay.yes': 'Ja',
  'overlay.no': 'Nein',

  'overlay.did.agreed': '{name} stimmt zu.',
  'overlay.did.refused': '{name} stimmt nicht zu.',
  'overlay.did.undone': '{name} nimmt die letzte Handlung zurück.',
  'overlay.did.paused': 'Die Partie ruht.',
  'overlay.did.resumed': '{name} setzt die Partie fort.',
  'overlay.did.late':
    'Die Zeit von {name} ist um: {late, select, decide {ein Bot entscheidet} seat {ein Bot spielt weiter} other {die Partie ist verloren}}.',
  'overlay.did.lent': '{name}: ein Bot spielt weiter.',
  'overlay.did.claimed': '{name} ist wieder da und spielt weiter.',
  'overlay.did.resigned': '{name} gibt auf.',
  'overlay.did.credited': 'Der Server war nicht da. Diese Zeit zählt für niemanden.',
  'overlay.did.clockCorrected':
    'Die Uhr des Servers ging vor und wurde gestellt. Niemand verliert dadurch Zeit.',
  'overlay.did.over':
    '{why, select, calledOff {Die Partie ist abgebrochen.} closed {Der Tisch ist geschlossen.} other {Die Partie ist zu Ende.}}',
  'overlay.did.rematch':
    '{closed, select, yes {Der neue Tisch ist geschlossen.} other {{name} wartet an einem neuen Tisch.}}',

  'overlay.paused': 'Pause',
  'overlay.pausedNote': 'Keine Uhr läuft, bis jemand, der mitspielt, fortsetzt.',
  'overlay.goOn': 'Fortsetzen',
  'overlay.nobodyWon': 'Niemand hat gewonnen.',
  'overlay.onward':
    '{onward, select, again {Noch einmal spielen} sit {Wieder Platz nehmen} next {Der nächsten Partie zusehen} other {Alle Tische}}',
  'overlay.watching': 'Du siehst zu.',
  'overlay.early':
    '{you, select, yes {Du gewinnst} other {{names} {n, plural, one {gewinnt} other {teilen den Sieg}}}}: {why, select, time {{out, plural, one {die Zeit der anderen Person ist} other {die Zeit der anderen ist}} abgelaufen} other {{out, plural, one {die andere Person hat} other {die anderen haben}} aufgegeben}}.',
  'overlay.check': 'Zufall prüfen',
  'overlay.rating': '{name}: {before} → {after}',
  'overlay.ratings': 'Wertungen',
  'overlay.ratingsLess':
    'Nicht jedes Ergebnis zählt voll: gegen Neulinge, immer wieder gegen dieselbe Person oder wenn jemand früh geht, zählt es weniger oder gar nicht.',

  'overlay.table': 'Dieser Tisch',
  'overlay.ask':
    '{what, select, takeback {Um Rücknahme meiner letzten Handlung bitten} pause {Um eine Pause bitten} other {Um Abbruch der Partie bitten}}',
  'overlay.noTakeback':
    'Nichts zurückzunehmen: Auf deine letzte Handlung folgte schon der Zufall oder jemand anderes.',
  'overlay.handOver': 'Einen Bot für mich spielen lassen',
  'overlay.resign': 'Aufgeben',
  'overlay.resignSure':
    'Du wirst Letzter, was auch geschieht. {left, select, two {Die Partie ist sofort zu Ende.} other {Ein Bot spielt deinen Platz zu Ende.}}',
  'overlay.resignNot': 'Weiterspielen',
  'overlay.link': 'Link zu diesem Moment',
  'overlay.linkCopied': 'Link kopiert',
  'overlay.linkText': 'Der Link zum Kopieren',
  'overlay.fair': 'Faires Geben',
  'overlay.fairNote':
    'Alles, was hier der Zufall bringt, folgt aus einem Geheimnis des Servers und einer Zahl von jedem, der mitspielt. Bevor sich jemand setzte, hat sich der Server mit dieser Festlegung an sein Geheimnis gebunden.',
  'overlay.commitment': 'Festlegung',
  'overlay.number': '{who, select, you {Deine Zahl} other {Zahl von {name}}}',
  'overlay.noNumber': 'keine',
  'overlay.made':
    '{here, select, yes {Auf diesem Gerät entstanden.} other {Nicht auf diesem Gerät entstanden, sondern auf einem anderen von dir, an dem du dich gesetzt hast.}}',
  'overlay.fairLater':
    'Am Ende der Partie wird das Geheimnis offengelegt. Dann auf „Zufall prüfen“ drücken: Alles wird noch einmal abgeleitet und mit dem verglichen, was dieses Gerät vom Tisch behalten hat.',

  'overlay.talk': 'Gespräch',
  'overlay.unread': '{n, plural, one {# neue Nachricht} other {# neue Nachrichten}}',
  'overlay.nothingSaid': 'Noch hat niemand etwas gesagt.',
  'overlay.say': 'Etwas sagen',
  'overlay.send': 'Senden',
  'overlay.nameFirst': 'Wer etwas sagen will, nennt einen Namen.',
  'overlay.name': 'Wie die anderen dich nennen',
  'overlay.nameKeep': 'Diesen Namen nehmen',
  'overlay.phrases': 'Floskeln',
  'overlay.toSeats': 'Nur an die Mitspielenden',
  'overlay.toSeatsMark': 'nur an Mitspielende',
  'overlay.watches': 'schaut zu',
  'overlay.somebody': 'Jemand',
  'overlay.about': 'Zu dieser Zeile von {name}',
  'overlay.mute': '{name} stummschalten',
  'overlay.muted': 'Auf diesem Gerät stumm',
  'overlay.unmute': '{name} wieder hören',
  'overlay.report': 'Diese Zeile melden',
  'overlay.reason': '{why, select, insult {Beleidigung} spam {Spam} other {Etwas anderes}}',
  'overlay.reported': 'Gemeldet. Wer den Server betreibt, liest es.',
  'overlay.noReports': 'Dieser Server nimmt keine Meldungen an.',
  'overlay.talkClosed': 'Die Partie wird gewertet: Das Gespräch bleibt verborgen, bis du es öffnest.',
  'overlay.openTalk': 'Gespräch zeigen',
  'overlay.aloud': '{name}: {said}',
  'overlay.preset':
    '{said, select, hello {Hallo!} luck {Viel Glück!} well {Gut gespielt!} thanks {Danke!} oops {Ups, vertan.} wait {Einen Moment, bitte.} back {Ich bin wieder da.} hurry {Du bist dran.} good {Schöne Partie!} other {Auf Wiedersehen!}}',
};
