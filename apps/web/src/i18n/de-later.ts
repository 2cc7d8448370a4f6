import type { SecondaryMessages } from './messages.ts';

/** Deutsch für das, was später geöffnet wird: Fenster, Regeln, Aufzeichnungen. */
export const messages: SecondaryMessages = {
  'name.room':
    '{n, plural, =0 {Mehr Zeichen passen nicht.} one {# Zeichen passt noch.} other {# Zeichen passen noch.}}',

  'seats.name': 'Name auf Platz {n}',
  'seats.colour': 'Farbe von Platz {n}',
  'seats.player': 'Wer auf Platz {n} spielt',
  'seats.language': 'Sprache der Person auf Platz {n}',
  'seats.asPage': 'wie die Seite',
  'seats.person': 'Mensch hier',
  'seats.bot': 'Bot: {level}',
  'seats.add': 'Platz hinzufügen',
  'seats.remove': 'Platz {n} entfernen',
  'seats.done': 'Fertig',
  'seats.guest': 'Spieler {n}',
  'seats.order':
    'Wer in der Liste ganz oben steht, beginnt.{covered, select, yes { Die Hände sind verdeckt, während ihr den Bildschirm weitergebt.} other {}}',

  'open.title': 'Partie öffnen',
  'open.file': 'Datei wählen',
  'open.drop':
    'Zieh eine Datei irgendwohin auf diese Seite oder füge den Text einer Aufzeichnung ein, als JSON oder in Textform.',
  'open.paste': 'Text einer Aufzeichnung',
  'open.read': 'Öffnen',
  'open.fault': 'Diese Aufzeichnung lässt sich nicht öffnen',
  'open.faultAt': 'Sie bricht bei Aktion {at} ab',
  'open.large': 'Diese Datei ist größer als 5 MB: So lang ist keine Aufzeichnung, sie wurde nicht gelesen.',
  'open.first': 'Diese Datei enthält mehrere Partien, eine je Zeile. Hier ist die erste.',

  'recordFault.rule': 'Hier verstößt die Aufzeichnung gegen eine Regel.',
  'recordFault.form.line': 'Zeile {what} des Textes ist nicht lesbar.',
  'recordFault.form.json': 'Das ist kein JSON: Vielleicht fehlt ein Teil.',
  'recordFault.form.form': 'Das ist keine Aufzeichnung: weder JSON noch die Textform einer Partie.',
  'recordFault.form.format': 'Hier steht nicht, dass es eine Aufzeichnung dieser Art ist.',
  'recordFault.form.game': 'Das ist die Aufzeichnung eines anderen Spiels: {what}.',
  'recordFault.form.member': 'Eine Aufzeichnung hat kein Element {what}.',
  'recordFault.form.deep': 'Das Element „{what}“ ist zu tief verschachtelt.',
  'recordFault.form.seats': 'Die Liste der Plätze hat nicht {what} Einträge, einen für jeden Platz.',
  'recordFault.form.name':
    'Ein Platz hat keinen brauchbaren Namen: höchstens 60 Zeichen, keines davon unsichtbar.',
  'recordFault.form.actions': 'Die Aktionen sind keine Liste.',
  'recordFault.form.many': 'Es sind mehr als {what} Aktionen.',
  'recordFault.form.times': 'Die Zeiten passen nicht zu den Aktionen: Zu jeder gehört genau eine.',
  'recordFault.form.early': 'Es ist ein Ergebnis angegeben, aber das Spiel ist nicht aus.',
  'recordFault.form.result': 'Das angegebene Ergebnis ist nicht das, zu dem die Aktionen führen.',
  'recordFault.form.by': 'Diese Aktion ist von niemandem an diesem Tisch.',
  'recordFault.form.action': 'Eine Aktion dieser Form gibt es nicht.',
  'recordFault.fairness.form': 'Was sie zur Fairness sagt, ist kein JSON-Objekt.',
  'recordFault.fairness.member': 'Was sie zur Fairness sagt, hat keine Eigenschaft {what}.',
  'recordFault.fairness.scheme': 'Gegeben wurde auf andere, hier unbekannte Art: {what}.',
  'recordFault.fairness.game': 'Die Kennung der Partie besteht nicht aus 1 bis 100 sichtbaren ASCII-Zeichen.',
  'recordFault.fairness.commitment': 'Die Festlegung ist keine Hexadezimalzahl von 32 Byte.',
  'recordFault.fairness.nonces':
    'Die Zahl eines Platzes ist weder eine Hexadezimalzahl von 16 Byte noch leer.',
  'recordFault.fairness.seats': 'Es sind nicht {what} Zahlen, für jeden Platz eine.',
  'recordFault.fairness.secret': 'Das Geheimnis ist keine Hexadezimalzahl von 32 Byte.',
  'recordFault.option.options': 'Die Einstellungen sind kein JSON-Objekt.',
  'recordFault.option.unknown': 'Eine Einstellung „{option}“ gibt es nicht.',
  'recordFault.option.value': '{option}: Das lässt sich nicht wählen.',

  'rules.title': 'Regeln',
  'rules.game': 'Spiel',
  'rules.find': 'Regel suchen',
  'rules.near': 'Neben dieser Regel',
  'rules.sameIn': 'Gleich in',
  'rules.source': 'Quelle',
  'rules.status': 'An diesem Tisch',
  'rules.here': 'gespielt wie beschrieben',
  'rules.hereExcept': 'gespielt; ein Teil {reason}',
  'rules.notHere': 'nicht gespielt; die Regel {reason}',
  'rules.nothing': 'Keine Regel enthält alle diese Wörter.',
  'rules.found': '{n, plural, one {# Regel} other {# Regeln}}',
  'rules.elsewhere': 'Gefunden in {game}: {n, plural, one {# Regel} other {# Regeln}}',
  'rules.loading': 'Die Regeln werden geholt.',
  'rules.none': 'Die Regeln dieses Spiels sind hier nicht aufgeschrieben.',
  'rules.failed':
    'Die Regeln konnten nicht geholt werden. Ohne Netz sind sie nach dem ersten vollen Besuch da.',
  'rules.unknown': 'Eine Regel {id} gibt es nicht.',
  'rules.contents': 'Alle Kapitel',
  'rules.printed': 'Wie hier beschrieben',

  'warning.otherPage': 'An diesem Tisch wurde in einem anderen Fenster weitergespielt.',
  'warning.older': 'Was du hier siehst, ist älter.',
  'warning.takeOver': 'Das Neuere zeigen',
  'warning.keepMine': 'Hier weiterspielen, als eigene Partie',

  'menu.new': 'Neue Partie',
  'menu.copy': 'Textform kopieren',
  'menu.copied': 'Kopiert.',
  'menu.copyFailed': 'Der Browser hat das Kopieren nicht erlaubt; hier ist der Text.',
  'copy.do': 'Kopieren',
  'copy.copied': 'Kopiert.',
  'copy.selected':
    'Der Browser erlaubt hier kein Kopieren. Der Text ist markiert: Kopiere ihn mit der Tastatur oder durch langes Drücken.',
  'menu.open': 'Partie öffnen',
  'menu.keys': 'Tastatur',
  'menu.rules': 'Regeln',
  'menu.settings': 'Einstellungen',
  'menu.language': 'Sprache',
  'menu.theme': 'Aussehen',
  'menu.theme.system': 'wie das System',
  'menu.theme.light': 'hell',
  'menu.theme.dark': 'dunkel',
  'menu.theme.contrast': 'hoher Kontrast',
  'menu.speed': 'Bewegung',
  'menu.speed.0': 'keine',
  'menu.speed.0.5': 'schnell',
  'menu.speed.1': 'normal',
  'menu.speed.2': 'langsam',
  'menu.sound': 'Ton',
  'menu.tableVolume': 'Geräusche am Tisch',
  'menu.alertsVolume': 'Signale: ein Angebot; dein Zug, wenn die Seite verdeckt ist',
  'menu.volume.0': 'stumm',
  'menu.volume.1': 'leise',
  'menu.volume.2': 'normal',
  'menu.volume.3': 'laut',
  'menu.letters': 'Einzelne Buchstaben sind Tasten',
  'menu.purist': 'Strenger Tisch: keine Hinweise, keine Summen',
  'menu.hints': 'Tipps anbieten: ein guter Zug, und warum',
  'menu.textBoard': 'Das Spiel als Text zeigen',
  'menu.hand': 'Daumen, wenn das Handy quer liegt',
  'menu.hand.right': 'rechts',
  'menu.hand.left': 'links',
  'menu.about':
    'Die Namen der Spiele gehören ihren Eigentümern und sagen nur, nach welchen Regeln gespielt wird. Bilder und Texte sind unsere eigenen.',
  'menu.holdsAll': 'Zeigt alle Karten.',

  'keys.name':
    '{key, select, Space {Leertaste} Home {Pos1} End {Ende} Enter {Eingabe} Shift {Umschalt} other {{key}}}',
  'keys.title': 'Tastatur',
  'keys.next': 'nächster oder voriger erlaubter Platz',
  'keys.escape': 'einen Schritt zurück',
  'keys.fit': 'alles zeigen',
  'keys.zoom': 'näher oder weiter',
  'keys.pan': 'Bild verschieben',
  'keys.log': 'Plätze und Chronik',
  'keys.steps': 'im Rückblick: einen Zeitpunkt zurück oder weiter',
  'keys.play': 'im Rückblick: abspielen oder Pause',
  'keys.ends': 'erster oder letzter Zeitpunkt des Rückblicks',
  'keys.what': 'was ist das',
  'keys.scores': 'Punktestand vorlesen',
  'keys.moves': 'letzte Züge vorlesen',
  'keys.options': 'vorlesen, was ich tun kann',
  'keys.who': 'vorlesen, auf wen gewartet wird',
  'keys.text': 'das Spiel als Text',
  'keys.map': 'diese Liste',
  'keys.find': 'Regel suchen',
  'keys.off': 'Einzelne Buchstaben lassen sich im Menü abschalten.',

  'setup.dropChange': 'Diese Regel lassen, wie sie gedruckt ist',

  'open.playOn': 'Von dort weiterspielen',
  'gameUnavailable.missing': 'Diese Partie ist nicht auf diesem Gerät.',
  'gameUnavailable.note.missing':
    'Die Adresse eines Tisches führt zu einer Partie, die nur ihr eigener Browser aufbewahrt. Um sie hierher zu bringen, speichere sie dort als Datei und lies diese im Regal ein.',
  'gameUnavailable.denied': 'Dieser Browser bewahrt keine Partien auf.',
  'gameUnavailable.note.denied':
    'Vielleicht ist dieses Fenster privat, oder die Einstellungen verbieten der Seite, etwas aufzubewahren.',
  'gameUnavailable.broken': 'Diese Partie lässt sich nicht öffnen.',
  'menu.newSure':
    'Dieser Browser bewahrt die Partie nicht auf: Wenn du gehst, bringt nur ihre Aufzeichnung sie zurück.',
  'library.notDone':
    'Der Browser hat sich geweigert, das aufzubewahren. Schaffe Platz und versuche es noch einmal.',
  'library.unread': 'Eine Datei konnte nicht gelesen werden. Was vorher gelesen wurde, ist da.',
  'gameUnavailable.failed': 'Diese Partie lässt sich gerade nicht öffnen.',
  'gameUnavailable.note.failed':
    'Eine Datei, die sie braucht, konnte nicht geholt werden. Die Partie selbst ist aufbewahrt.',
  'library.games': 'Partien',
  'library.statistics': 'Statistik',
  'library.running': 'Zum Weiterspielen',
  'library.over': 'Beendet',
  'library.count': '{n, plural, one {# Partie} other {# Partien}}',
  'library.empty': 'Hier ist noch keine Partie. Jede Partie kommt von selbst ins Regal, sobald sie beginnt.',
  'library.denied':
    'Dieser Browser bewahrt keine Partien auf: Vielleicht ist dieses Fenster privat, oder die Einstellungen verbieten es. Speichere eine Partie, bevor du ihren Tisch verlässt.',
  'library.goOn': 'Weiterspielen',
  'library.lookAt': 'Ergebnis',
  'library.replay': 'Von Anfang an ansehen',
  'library.rename': 'Namen geben',
  'library.save': 'Als Datei speichern',
  'library.delete': 'Löschen',
  'library.nameOf': 'Name dieser Partie',
  'library.keepName': 'Namen behalten',
  'library.won': 'gewonnen',
  'library.thrown': '{n, plural, one {Die Partie ist gelöscht.} other {# Partien sind gelöscht.}}',
  'library.putBack': 'Rückgängig',
  'library.saveAll': 'Alle in eine Datei speichern',
  'library.bringIn': 'Dateien einlesen',
  'library.reading': 'Die Partien werden gelesen.',
  'library.large': 'Diese Datei ist größer als 200 MB und wurde nicht gelesen.',
  'library.full': 'Der Browser hat keinen Platz für weitere Partien. Die vorher gelesenen sind da.',
  'library.broughtIn':
    '{n, plural, =0 {Keine Partie wurde eingelesen.} one {# Partie wurde eingelesen.} other {# Partien wurden eingelesen.}} {known, plural, =0 {} one {# war schon hier.} other {# waren schon hier.}}',
  'library.untaken':
    '{n, plural, one {# Aufzeichnung lässt sich nicht öffnen:} other {# Aufzeichnungen lassen sich nicht öffnen:}}',
  'library.record': 'Aufzeichnung {n}:',
  'library.promised': 'Der Browser hat versprochen, diese Partien aufzubewahren, bis du sie löschst.',
  'library.unpromised': 'Der Browser kann diese Partien wegräumen, wenn auf dem Gerät der Platz ausgeht.',
  'library.refused': 'Der Browser verspricht nichts. Speichere ab und zu alle Partien in eine Datei.',
  'library.askPromise': 'Um Aufbewahrung bitten',
  'library.insecure':
    'Die Seite selbst bewahren Browser nur über HTTPS auf: um diese Partien hier fortzusetzen, muss der Rechner erreichbar sein, von dem sie kommt.',
  'library.noStatistics': 'Die Statistik beginnt mit der ersten beendeten Partie.',
  'library.counting': '{n} von {of, plural, one {# Partie} other {# Partien}} gezählt.',
  'library.who': 'Wer',
  'library.wins': 'Siege',
  'library.mean': 'Ø Punkte',
  'library.against': 'Du gegen Bots: {bots}',
  'library.sources': 'Woher die Punkte eines Spielers kommen, je Partie',

  'leaderboard.pages': 'Ergebnisse',
  'leaderboard.toTables': 'Zurück zu den Tischen im Netz',
  'leaderboard.ladder': 'Wertungen',
  'leaderboard.chance': 'Was der Zufall tat',
  'leaderboard.person': 'Person am Tisch',
  'leaderboard.absent':
    '{why, select, nowhere {Hinter dieser Seite ist kein Server.} missing {Hier ist nichts: Vielleicht wurde das Konto gelöscht.} other {Der Server ist gerade nicht zu erreichen.}}',
  'leaderboard.pace': '{pace, select, live {mit Uhr} days {über Tage} other {ohne Uhr}}',
  'leaderboard.company': '{company, select, bots {mit Bots} guests {mit Gästen} other {nur Menschen}}',
  'leaderboard.pool': 'Tische',
  'leaderboard.place': 'Platz',
  'leaderboard.rating': 'Wertung',
  'leaderboard.give': '± {n}',
  'leaderboard.provisional': 'vorläufig',
  'leaderboard.bot': 'Bot',
  'leaderboard.more': 'Mehr zeigen',
  'leaderboard.noLadder':
    'Noch ist kein gewertetes Spiel zu Ende. Ob das Ergebnis eines Tisches zählt, wird beim Öffnen vereinbart.',
  'leaderboard.ladderNote':
    'Alle beginnen mit 1000. Die Zahl sagt, wie stark jemand mindestens ist, soweit Spiele es gezeigt haben; sie wächst mit Siegen, guten Plätzen und der Gewissheit. Nur gewertete Tische zählen, und nur gegenüber Tischen derselben Art.',
  'leaderboard.provisionalNote':
    'Vorläufige Wertungen stehen am Ende: Noch gibt es zu wenige Spiele oder zu wenige verschiedene Gegner.',
  'leaderboard.guestsNote':
    'Gäste haben noch keinen Weg zurück zu ihrem Konto. Tische mit einem Gast werden nur untereinander verglichen.',
  'leaderboard.since': 'Hier seit {when}',
  'leaderboard.tag': 'Konto {tag}',
  'leaderboard.unlisted': 'Diese Person zeigt ihre Wertungen und Ergebnisse nicht.',
  'leaderboard.unlistedYou':
    'Nur du siehst diese Seite so: Anderen zeigt sie keine Wertungen und Ergebnisse.',
  'leaderboard.results': 'Beendete Spiele',
  'leaderboard.noResults': 'Noch keines, von dem alle wissen dürfen.',
  'leaderboard.noRatings': 'Noch nicht gewertet.',
  'leaderboard.tables': 'Spiele zum Ansehen',
  'leaderboard.noTables': 'Noch ist kein öffentliches Spiel zu Ende.',
  'leaderboard.with': 'mit {names}',
  'leaderboard.somebody': 'jemand',
  'leaderboard.month': 'Monat',
  'leaderboard.ever': 'Alle Monate',
  'leaderboard.chanceLead':
    'Alles, was an den Tischen dieses Servers durch Zufall kam, sobald sie zu Ende waren: Jede Ziehung wurde aus dem Geheimnis, auf das sich der Geber festgelegt hatte, neu abgeleitet und gezählt. Tische, für die man einen Link braucht, kommen erst dazu, wenn ihr Monat vorbei ist, und nur ab zehn auf einmal.',
  'leaderboard.chanceNot.honest':
    'Zufall hat kein Gedächtnis: Zahlen schwanken, und von zwanzig Balken liegt einer außerhalb seines Bandes.',
  'leaderboard.chanceNot.luck':
    'Dass alle Tische zusammen ausgeglichen sind, sagt nichts über einen einzelnen: Pech gibt es.',
  'leaderboard.chanceNot.steered':
    'Ob in deinem eigenen Spiel so gegeben wurde wie festgelegt, beweist sein Protokoll und nicht diese Seite.',
  'leaderboard.counted': '{n, plural, one {# Tisch} other {# Tische}}',
  'leaderboard.wrong':
    '{n, plural, one {# Tisch zählt nicht mit: Etwas, das dort durch Zufall kam, ist nicht das, was fällig war.} other {# Tische zählen nicht mit: Etwas, das dort durch Zufall kam, ist nicht das, was fällig war.}}',
  'leaderboard.draws': '{n, plural, one {# Ziehung} other {# Ziehungen}}',
  'leaderboard.outside':
    '{n, plural, =0 {kein Balken von {all} liegt außerhalb seines Bandes} one {# Balken von {all} liegt außerhalb seines Bandes} other {# Balken von {all} liegen außerhalb ihres Bandes}}',
  'leaderboard.chi': 'Ehrlicher Zufall weicht bei {share} aller solchen Zählungen mindestens so weit ab.',
  'leaderboard.noChi':
    'Jede Ziehung hat andere Aussichten als die vorige und wird mit ihren eigenen verglichen.',

  'fairness.title': 'Ging es fair zu?',
  'fairness.lead':
    'Wähle die Aufzeichnung einer Partie, die online gespielt wurde. Alles, was der Zufall darin brachte, wird hier auf deinem Gerät noch einmal aus dem Geheimnis abgeleitet, das der Geber am Ende offengelegt hat.',
  'fairness.choose': 'Aufzeichnung wählen',
  'fairness.another': 'Andere Aufzeichnung wählen',
  'fairness.drop': 'oder irgendwo auf dieser Seite ablegen',
  'fairness.reading': 'Die Aufzeichnung wird geprüft.',
  'fairness.faulty': 'Diese Aufzeichnung lässt sich nicht prüfen',
  'fairness.good':
    '{n, plural, one {Die einzige Ziehung folgt aus dem Geheimnis} other {Alle # Ziehungen folgen aus dem Geheimnis}}',
  'fairness.goodNote':
    'Das Geheimnis ist das festgelegte, und nichts, was der Zufall brachte, wurde ausgesucht oder geändert.',
  'fairness.soFar':
    '{n, plural, one {Die einzige Ziehung bis dahin folgt aus dem Geheimnis} other {Alle # Ziehungen bis dahin folgen aus dem Geheimnis}}',
  'fairness.soFarNote':
    'Die Aufzeichnung endet nach {actions, plural, one {# Aktion} other {# Aktionen}}, und die Partie ist nicht zu Ende: Sie wurde gekürzt oder aufgegeben. Was danach kam, ist nicht bekannt.',
  'fairness.wrong': 'Ziehung {n} ist nicht die fällige',
  'fairness.wrongNote':
    'Bei Aktion {at} steht etwas anderes, als aus dem Geheimnis folgt. {before, plural, =0 {} one {Die Ziehung davor stimmt.} other {Die # Ziehungen davor stimmen.}}',
  'fairness.due': 'Fällig',
  'fairness.found': 'Aufgezeichnet',
  'fairness.instead': '{found}; fällig war: {due}',
  'fairness.otherSecret': 'Das Geheimnis ist nicht das festgelegte',
  'fairness.otherSecretNote':
    'Entweder hat der Geber ein Geheimnis festgelegt und ein anderes offengelegt, oder die Aufzeichnung wurde geändert.',
  'fairness.dueCommitment': 'Wie die Festlegung zu diesem Geheimnis hieße',
  'fairness.seen':
    'Die Festlegung ist die, die dieses Gerät am Tisch gesehen hat{own, select, yes {, und die Zahl, die es für seinen Platz gemacht hat, steht in der Aufzeichnung} other {}}.',
  'fairness.notSeen': 'Das ist nicht die Festlegung, die dieses Gerät am Tisch gesehen hat',
  'fairness.notSeenNote':
    'Die Aufzeichnung erzählt von einer anderen Partie als der, die dort gespielt wurde, oder der Geber hat das Geheimnis ausgetauscht.',
  'fairness.notOwn': 'Die Zahl, die dieses Gerät gemacht hat, steht nicht in der Aufzeichnung',
  'fairness.notOwnNote':
    'An jenem Tisch hat sich jemand mit diesem Gerät gesetzt, und in der Aufzeichnung haben alle Plätze andere Zahlen: Sie ist von einer anderen Partie, oder eine Zahl wurde ausgetauscht.',
  'fairness.madeHere': 'Auf diesem Gerät entstanden',
  'fairness.atTable': 'Am Tisch gesehen',
  'fairness.hidden': 'Das Geheimnis ist noch nicht offengelegt',
  'fairness.hiddenNote':
    'Das geschieht am Ende der Partie. Die Festlegung muss am Ende dieselbe sein wie jetzt.',
  'fairness.bare': 'In der Aufzeichnung fehlt das Geheimnis',
  'fairness.bareNote':
    'Die Partie ist zu Ende, das Geheimnis also offengelegt. Hole die Aufzeichnung noch einmal vom Tisch: Ohne das Geheimnis lässt sich keine Ziehung prüfen.',
  'fairness.none': 'Hier gibt es nichts zu prüfen',
  'fairness.noneNote':
    'Diese Aufzeichnung nennt keinen Geber, der sich auf etwas festgelegt hätte. Eine Partie an einem Gerät gibt das Gerät selbst, Schritt für Schritt: Niemand lenkt das, aber niemand kann es beweisen. Online wird so gegeben, dass es sich prüfen lässt.',
  'fairness.follows': 'Woraus alles folgt',
  'fairness.id': 'Partie',
  'fairness.commitment': 'Festlegung',
  'fairness.secret': 'Geheimnis',
  'fairness.nonce': 'Zahl von {name}',
  'fairness.noNonce': 'keine',
  'fairness.notRevealed': 'noch nicht offengelegt',
  'fairness.draws': 'Alles, was der Zufall brachte',
  'fairness.right': 'stimmt',
  'fairness.showAll': 'Alle {n} zeigen',
  'fairness.counted': 'Gezogen',
  'fairness.expected': 'Erwartet',
  'fairness.legend':
    'Balken: gezogen. Strich: erwartet.{band, select, yes { Blass: wo 95 von 100 solchen Anzahlen liegen; bei so vielen ist eine außerhalb nichts Besonderes.} other {}}',
  'fairness.proves': 'Was das beweist',
  'fairness.provesNote':
    'Bevor sich jemand setzte, hat der Geber ein Geheimnis festgelegt und dessen Fingerabdruck gezeigt, die Festlegung. Jeder Platz gab eine eigene Zahl dazu. Aller Zufall folgt daraus nach einer öffentlichen Formel, sodass niemand etwas zugunsten eines Platzes aussuchen oder ändern konnte.',
  'fairness.formula':
    'Die Formel steht in docs/fairness.md, damit jeder eine eigene Prüfung schreiben kann. Auf der Befehlszeile: bastide verify.',
  'fairness.not': 'Was es nicht beweist',
  'fairness.not.seen': 'Dass niemand vorausgesehen hat: Wer das Geheimnis hat, kann das.',
  'fairness.not.record':
    'Dass dies die Aufzeichnung deiner Partie ist: Darin steht, was ihr Schreiber will. Auf dem Gerät, an dem du saßest, werden Festlegung und Zahl von selbst verglichen; auf einem anderen vergleiche beide mit denen im Menü des Tisches, unter „Faires Geben“.',
  'fairness.not.league':
    'Irgendetwas, wenn der Geber mit dem im Bunde ist, der sich als Letzter setzt: Zusammen könnten sie Zahlen probieren, bis ihnen eine gefällt.',
  'fairness.not.play': 'Irgendetwas von dem, was Spieler taten: Nur der Zufall wird geprüft.',

  'online.seeking': 'Der Server wird gesucht …',
  'online.lost': 'Keine Verbindung zum Server: neuer Versuch …',
  'online.lostFor':
    'Was hier zu sehen ist, kann {seconds, plural, one {# Sekunde} other {# Sekunden}} alt sein.',
  'online.noAnswer': 'Der Server antwortet nicht.',
  'online.no.missing': 'Hier gibt es keinen solchen Tisch für dich.',
  'online.note.missing':
    'Vielleicht ist die Adresse unvollständig, oder der Tisch ist nur für die, die seinen Link haben.',
  'online.no.away': 'Der Server ist nicht zu erreichen.',
  'online.note.away': 'Der Tisch liegt dort und erscheint, sobald der Server antwortet.',
  'online.no.nowhere': 'Hinter dieser Seite steht kein Server.',
  'online.note.nowhere':
    'Hier spielst du auf diesem Gerät: allein gegen Bots oder zu mehreren an einem Bildschirm. Für einen Tisch im eigenen Netz starte Bastide auf einem Computer und öffne die Adresse, die es anzeigt.',
  'online.no.unknown': 'Diese Seite kennt das Spiel nicht.',
  'online.note.unknown': 'Der Server spielt ein Spiel, das neuer ist als diese Seite: Lade sie neu.',
  'online.closed':
    '{who, select, you {Du hast diesen Tisch geschlossen.} nobody {Dieser Tisch wurde geschlossen: Es war niemand mehr da.} other {Der Tisch wurde geschlossen.}}',
  'online.closedNote':
    '{who, select, you {Wer über den Link kommt, erfährt es.} nobody {Das Spiel hatte nicht begonnen; nichts ist verloren. Eröffne einen eigenen Tisch oder such dir einen anderen.} other {Wer ihn eröffnet hat, hat ihn vor dem Spiel geschlossen; nichts ist verloren. Eröffne einen eigenen Tisch oder bitte um einen neuen Link.}}',
  'online.before': 'Zur Partie davor',
  'online.lobby': 'Tische online',
  'library.online': 'Online-Partien liegen auf dem Server.',
  'notifications.tell': 'Melden, wenn ich dran bin',
  'notifications.not':
    '{why, select, insecure {Browser erlauben Meldungen, dass du dran bist, nur über HTTPS.} install {Dieses Gerät meldet, wenn du dran bist, sobald die Seite auf dem Home-Bildschirm liegt: lege sie mit dem Teilen-Knopf dorthin und öffne sie von dort.} denied {Die Einstellungen des Browsers verbieten dieser Seite Meldungen.} other {Dieser Browser kann nicht melden, wenn du dran bist.}}',
  'notifications.failed': 'Der Server sendet gerade keine Meldungen.',
  'notifications.awaited':
    '{others, select, none {Ein Tisch wartet auf dich.} other {Der Tisch mit {others} wartet auf dich.}}',
  'fairness.noRecord':
    'Der Server gibt diese Aufzeichnung nicht heraus: Die Partie ist vielleicht noch nicht zu Ende, oder sie ist nicht für dich.',

  'weighedMoves.title': '{name}: Warum dieser Zug?',
  'weighedMoves.about':
    'Was erwogen wurde, das Beste zuerst: die Siegchance{lead, select, yes {, der erwartete Vorsprung in Punkten} other {}} und was den Zug von den anderen unterscheidet.',
  'weighedMoves.chance': 'Siegchance:',
  'weighedMoves.lead': 'Erwarteter Vorsprung:',
  'weighedMoves.played': '(gespielt)',
  'weighedMoves.term': '{term} {value}',
  'weighedMoves.thinking': '{name} überlegt noch einmal.',
  'weighedMoves.failed': '{name} kann es nicht sagen.',
  'weighedMoves.none': 'Es gab nichts zu wählen.',
};
