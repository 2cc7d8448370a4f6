import type { CompanyWords } from './messages.ts';

/** German for what is said around a table of the server. */
export const messages: CompanyWords = {
  'company.presence':
    '{state, select, here {da} elsewhere {auf einer anderen Seite} away {nicht da} bot {Bot} lent {ein Bot spielt weiter} other {aufgegeben}}',
  'company.sign':
    '{state, select, here {da} elsewhere {woanders} away {nicht da} bot {Bot} lent {Bot} other {aufgegeben}}',
  'company.timeLeft': 'Restzeit',
  'company.days': '{days} T {hours} Std',
  'company.tenSeconds': 'Du hast noch 10 Sekunden.',
  'company.isAway': '{name} ist nicht da, und der Tisch wartet.',
  'company.isSilent':
    '{name} hat seit {n, plural, one {# Minute} other {# Minuten}} nicht gespielt, und der Tisch wartet.',
  'company.botFor': 'Mit einem Bot weiterspielen',
  'company.botForSure': 'Ein Bot entscheidet, bis {name} zurück ist.',
  'company.botForNot': 'Warten',
  'company.botForDo': 'Bot spielen lassen',
  'company.whyBot':
    '{why, select, host {{name} hat ihn darum gebeten, als der Tisch auf dich wartete. Der Platz gehört dir, sobald du zurück bist.} late {Deine Zeit war um. Der Platz gehört dir, sobald du zurück bist.} other {Du hast ihn darum gebeten. Der Platz gehört dir, sobald du zurück bist.}}',
  'company.botForYou': '{who, select, you {Ein Bot spielt für dich.} other {{name}: ein Bot spielt weiter.}}',
  'company.out':
    '{why, select, late {Deine Zeit ist um, du bist aus dem Spiel.} other {Du hast aufgegeben.}}',
  'company.outNote': 'An deinem Platz spielt ein Bot weiter. Zusehen kannst du.',
  'company.claim': 'Ich bin wieder da',

  'company.asks':
    '{name} bittet {what, select, takeback {um Rücknahme der letzten Handlung} pause {um eine Pause} other {um Abbruch der Partie ohne Ergebnis}}.',
  'company.youAsked':
    'Du hast {what, select, takeback {um Rücknahme deiner letzten Handlung} pause {um eine Pause} other {um Abbruch der Partie}} gebeten.',
  'company.unanswered': 'Noch keine Antwort: {names}.',
  'company.nameAndPresence': '{name} ({state})',
  'company.lentDecides': 'Das Ergebnis zählt, also braucht es auch die Zustimmung von {names}.',
  'company.yes': 'Ja',
  'company.no': 'Nein',

  'company.did.agreed': '{name} stimmt zu.',
  'company.did.refused': '{name} stimmt nicht zu.',
  'company.did.undone': '{name} nimmt die letzte Handlung zurück.',
  'company.did.paused': 'Die Partie ruht.',
  'company.did.resumed': '{name} setzt die Partie fort.',
  'company.did.late':
    'Die Zeit von {name} ist um: {late, select, decide {ein Bot entscheidet} seat {ein Bot spielt weiter} other {die Partie ist verloren}}.',
  'company.did.lent': '{name}: ein Bot spielt weiter.',
  'company.did.claimed': '{name} ist wieder da und spielt weiter.',
  'company.did.resigned': '{name} gibt auf.',
  'company.did.credited': 'Der Server war nicht da. Diese Zeit zählt für niemanden.',
  'company.did.clockCorrected':
    'Die Uhr des Servers ging vor und wurde gestellt. Niemand verliert dadurch Zeit.',
  'company.did.over':
    '{why, select, calledOff {Die Partie ist abgebrochen.} closed {Der Tisch ist geschlossen.} other {Die Partie ist zu Ende.}}',
  'company.did.rematch':
    '{closed, select, yes {Der neue Tisch ist geschlossen.} other {{name} wartet an einem neuen Tisch.}}',

  'company.paused': 'Pause',
  'company.pausedNote': 'Keine Uhr läuft, bis jemand, der mitspielt, fortsetzt.',
  'company.goOn': 'Fortsetzen',
  'company.nobodyWon': 'Niemand hat gewonnen.',
  'company.onward':
    '{onward, select, again {Noch einmal spielen} sit {Wieder Platz nehmen} next {Der nächsten Partie zusehen} other {Alle Tische}}',
  'company.watching': 'Du siehst zu.',
  'company.early':
    '{you, select, yes {Du gewinnst} other {{names} {n, plural, one {gewinnt} other {teilen den Sieg}}}}: {why, select, time {{out, plural, one {die Zeit der anderen Person ist} other {die Zeit der anderen ist}} abgelaufen} other {{out, plural, one {die andere Person hat} other {die anderen haben}} aufgegeben}}.',
  'company.check': 'Zufall prüfen',
  'company.rating': '{name}: {before} → {after}',
  'company.ratings': 'Wertungen',
  'company.ratingsLess':
    'Nicht jedes Ergebnis zählt voll: gegen Neulinge, immer wieder gegen dieselbe Person oder wenn jemand früh geht, zählt es weniger oder gar nicht.',

  'company.table': 'Dieser Tisch',
  'company.ask':
    '{what, select, takeback {Um Rücknahme meiner letzten Handlung bitten} pause {Um eine Pause bitten} other {Um Abbruch der Partie bitten}}',
  'company.noTakeback':
    'Nichts zurückzunehmen: Auf deine letzte Handlung folgte schon der Zufall oder jemand anderes.',
  'company.handOver': 'Einen Bot für mich spielen lassen',
  'company.resign': 'Aufgeben',
  'company.resignSure':
    'Du wirst Letzter, was auch geschieht. {left, select, two {Die Partie ist sofort zu Ende.} other {Ein Bot spielt deinen Platz zu Ende.}}',
  'company.resignNot': 'Weiterspielen',
  'company.link': 'Link zu diesem Moment',
  'company.linkCopied': 'Link kopiert',
  'company.linkText': 'Der Link zum Kopieren',
  'company.fair': 'Faires Geben',
  'company.fairNote':
    'Alles, was hier der Zufall bringt, folgt aus einem Geheimnis des Servers und einer Zahl von jedem, der mitspielt. Bevor sich jemand setzte, hat sich der Server mit dieser Festlegung an sein Geheimnis gebunden.',
  'company.commitment': 'Festlegung',
  'company.number': '{who, select, you {Deine Zahl} other {Zahl von {name}}}',
  'company.noNumber': 'keine',
  'company.made':
    '{here, select, yes {Auf diesem Gerät entstanden.} other {Nicht auf diesem Gerät entstanden, sondern auf einem anderen von dir, an dem du dich gesetzt hast.}}',
  'company.fairLater':
    'Am Ende der Partie wird das Geheimnis offengelegt. Dann auf „Zufall prüfen“ drücken: Alles wird noch einmal abgeleitet und mit dem verglichen, was dieses Gerät vom Tisch behalten hat.',

  'company.talk': 'Gespräch',
  'company.unread': '{n, plural, one {# neue Nachricht} other {# neue Nachrichten}}',
  'company.nothingSaid': 'Noch hat niemand etwas gesagt.',
  'company.say': 'Etwas sagen',
  'company.send': 'Senden',
  'company.nameFirst': 'Wer etwas sagen will, nennt einen Namen.',
  'company.name': 'Wie die anderen dich nennen',
  'company.nameKeep': 'Diesen Namen nehmen',
  'company.phrases': 'Floskeln',
  'company.toSeats': 'Nur an die Mitspielenden',
  'company.toSeatsMark': 'nur an Mitspielende',
  'company.watches': 'schaut zu',
  'company.somebody': 'Jemand',
  'company.about': 'Zu dieser Zeile von {name}',
  'company.mute': '{name} stummschalten',
  'company.muted': 'Auf diesem Gerät stumm',
  'company.unmute': '{name} wieder hören',
  'company.report': 'Diese Zeile melden',
  'company.reason': '{why, select, insult {Beleidigung} spam {Spam} other {Etwas anderes}}',
  'company.reported': 'Gemeldet. Wer den Server betreibt, liest es.',
  'company.noReports': 'Dieser Server nimmt keine Meldungen an.',
  'company.talkClosed': 'Die Partie wird gewertet: Das Gespräch bleibt verborgen, bis du es öffnest.',
  'company.openTalk': 'Gespräch zeigen',
  'company.aloud': '{name}: {said}',
  'company.preset':
    '{said, select, hello {Hallo!} luck {Viel Glück!} well {Gut gespielt!} thanks {Danke!} oops {Ups, vertan.} wait {Einen Moment, bitte.} back {Ich bin wieder da.} hurry {Du bist dran.} good {Schöne Partie!} other {Auf Wiedersehen!}}',
};
