import type { Messages } from './index.ts';

/** Deutsch: was dieses Programm den Menschen sagt. */
export const messages: Messages = {
  'program.about':
    'Der offene Tisch für {games}: spielen, Bots spielen lassen, Partien nachspielen, Regeln nachschlagen.',

  'join.parts': ', ',
  'join.groups': '; ',
  'join.sentences': ' ',

  'help.usage': 'Aufruf:',
  'help.arguments': 'Argumente:',
  'help.options': 'Optionen:',
  'help.commands': 'Befehle:',
  'help.examples': 'Beispiele:',
  'help.help': 'Hilfe zum Befehl anzeigen',
  'help.version': 'Versionsnummer ausgeben',
  'help.language':
    'Sprache der Ausgaben für Menschen; ohne Angabe die der Umgebung (LC_ALL, LC_MESSAGES, LANG)',
  'help.json': 'ein JSON-Dokument ausgeben',
  'help.choices': '{about} (möglich: {choices})',
  'help.default': '{about} (Vorgabe: {value})',
  'help.none': 'keine',

  'value.options': 'Optionen',
  'value.command': 'Befehl',
  'value.number': 'Zahl',
  'value.name': 'Name',
  'value.names': 'Namen',
  'value.file': 'Datei',
  'value.files': 'Dateien',
  'value.folder': 'Ordner',
  'value.words': 'Wörter',
  'value.game': 'Spiel',
  'value.language': 'Sprache',
  'value.url': 'URL',
  'value.table': 'Tisch',
  'value.report': 'Meldung',
  'value.whom': 'wen',
  'value.time': 'Zeit',
  'value.text': 'Text',
  'value.setting': 'Name=Wert',

  'usage.unknownOption': 'unbekannte Option „{flag}“',
  'usage.unknownOptionNear': 'unbekannte Option „{flag}“ (Meintest du {near}?)',
  'usage.unknownCommand': 'unbekannter Befehl „{name}“',
  'usage.unknownCommandNear': 'unbekannter Befehl „{name}“ (Meintest du {near}?)',
  'usage.missingArgument': 'erforderliches Argument „{name}“ fehlt',
  'usage.missingValue': 'bei der Option „{flags}“ fehlt der Wert',
  'usage.tooMany':
    'zu viele Argumente für „{command}“: {expected, plural, one {# Argument} other {# Argumente}} erwartet, {got} erhalten',
  'usage.choices': 'ungültiger Wert „{value}“ für die Option „{flags}“; möglich: {choices}',
  'usage.atLeast':
    'ungültiger Wert „{value}“ für die Option „{flags}“: erwartet wird eine ganze Zahl, mindestens {least}',
  'usage.between':
    'ungültiger Wert „{value}“ für die Option „{flags}“: erwartet wird eine ganze Zahl von {least} bis {most}',
  'usage.seconds':
    'ungültiger Wert „{value}“ für die Option „{flags}“: erwartet werden Sekunden, von {least} bis {most}',
  'usage.setting':
    'ungültiger Wert „{value}“ für die Option „{flags}“: erwartet werden Name und Wert, etwa smallCity=2',

  'file.unreadable':
    '{file}: {code, select, ENOENT {Datei oder Ordner nicht gefunden} EISDIR {das ist ein Ordner} EACCES {keine Berechtigung} EPERM {keine Berechtigung} ENOTDIR {Ordner nicht gefunden} EIO {Gerätefehler} ELOOP {Links führen im Kreis} ENAMETOOLONG {der Name ist zu lang} other {{message}}}',
  'file.unwritable':
    '{file}: Schreiben nicht möglich: {code, select, ENOENT {Datei oder Ordner nicht gefunden} EISDIR {das ist ein Ordner} EACCES {keine Berechtigung} EPERM {keine Berechtigung} ENOTDIR {Ordner nicht gefunden} ENOSPC {kein Platz mehr frei} EFBIG {die Datei würde zu groß} EIO {Gerätefehler} ELOOP {Links führen im Kreis} ENAMETOOLONG {der Name ist zu lang} EPIPE {niemand liest mehr mit} EROFS {dort lässt sich nichts schreiben} other {{message}}}',
  'file.folder': '{file}: das ist ein Ordner',
  'file.stopped': 'durch {signal} abgebrochen: in {file} wurde nichts geschrieben',
  'output.unwritable':
    'Schreiben auf die Standardausgabe nicht möglich: {code, select, ENOSPC {kein Platz mehr frei} EFBIG {die Datei würde zu groß} EIO {Gerätefehler} other {{message}}}',

  'progress.games': '{bar} {done, number}/{total, number} Partien, noch {time}',
  'progress.records': '{bar} {done, number}/{total, number} Aufzeichnungen, noch {time}',
  'progress.rounds': '{bar} {done, number}/{total, number} Durchläufe, noch {time}',
  'progress.moments': '{bar} {done, number}/{total, number} Stellen, noch {time}',

  'game.unknown': 'das Spiel „{name}“ gibt es nicht; möglich: {games}',
  'option.all': '{game}: {options}',
  'option.value': '{name} {value}',
  'option.empty': '{name} keine',
  'option.foreign': '{flag} hat bei {game} keine Bedeutung',
  'option.hasFlag': '{name} wird mit {flag} festgelegt',
  'option.refused': '{rule}: {because}',

  'fault.file': '{file}: {rule}: {because}',
  'fault.action': '{file}: Aktion {at}: {rule}: {because}',

  'reason.unsaid': 'das widerspricht den Spielregeln',
  'reason.option.unknown': 'die Spieloption „{option}“ gibt es nicht',
  'reason.option.choices': '{option}: dieser Wert ist nicht möglich, nur {choices}',
  'reason.option.needs': '{option}: dafür ist die Erweiterung {needs} nötig, und die ist nicht im Spiel',
  'reason.options': 'die Spieloptionen sind kein JSON-Objekt',
  'reason.form.line': 'Zeile {what} des Textes lässt sich nicht lesen',
  'reason.form.json': 'das ist kein JSON: vielleicht fehlt ein Teil',
  'reason.form.form': 'das ist keine Aufzeichnung, weder in JSON noch in Textform',
  'reason.form.format': 'es fehlt die Angabe, dass dies eine Aufzeichnung dieser Art ist',
  'reason.form.game': 'das ist eine Aufzeichnung von einem anderen Spiel: {what}',
  'reason.form.member': 'eine Aufzeichnung hat keine Eigenschaft {what}',
  'reason.form.deep': 'die Eigenschaft „{what}“ ist zu tief verschachtelt',
  'reason.form.seats': 'die Liste der Plätze braucht {what} Einträge, für jeden Platz einen',
  'reason.form.name': 'jeder Platz braucht einen Namen aus höchstens 60 Zeichen, keines davon unsichtbar',
  'reason.form.actions': 'die Aktionen sind keine Liste',
  'reason.form.many': 'es sind mehr als {what} Aktionen',
  'reason.form.times': 'die Zeiten passen nicht zu den Aktionen: für jede muss es eine geben',
  'reason.form.early': 'ein Ergebnis ist angegeben, aber die Partie ist nicht zu Ende',
  'reason.form.result': 'das angegebene Ergebnis ist nicht das, zu dem die Aktionen führen',
  'reason.form.by': 'die Aktion stammt von niemandem an diesem Tisch',
  'reason.form.action': 'eine Aktion dieser Form gibt es nicht',
  'reason.form.hidden': 'nicht erlaubt; warum, darf dieser Platz nicht wissen',
  'reason.fairness.form': 'die Eigenschaft „fairness“ ist kein JSON-Objekt',
  'reason.fairness.member': 'die Eigenschaft „fairness“ hat keine Eigenschaft {what}',
  'reason.fairness.scheme': 'gegeben wurde auf andere, hier unbekannte Art: {what}',
  'reason.fairness.game': 'die Kennung der Partie besteht nicht aus 1 bis 100 sichtbaren ASCII-Zeichen',
  'reason.fairness.commitment': 'die Festlegung ist keine Hexadezimalzahl von 32 Byte',
  'reason.fairness.nonces': 'ein Beitrag ist weder eine Hexadezimalzahl von 16 Byte noch leer',
  'reason.fairness.seats': 'es braucht {what} Beiträge, für jeden Platz einen',
  'reason.fairness.secret': 'das Geheimnis ist keine Hexadezimalzahl von 32 Byte',

  'play.about':
    'Öffnet den Tisch im Browser: Bots und Menschen, an einem Bildschirm oder jeder am eigenen Gerät in diesem Netz.',
  'play.host': 'wer ihn erreicht: alle Geräte in diesem Netz, oder mit 127.0.0.1 nur dieser Rechner',
  'play.network': 'Andere Geräte in diesem Netz: {url}',
  'play.port':
    'Port, auf dem der Tisch erreichbar ist; ohne Angabe PORT aus der Umgebung oder der erste freie ab {first}',
  'play.data': 'Ordner, in dem die Spiele aufbewahrt werden',
  'play.store': 'der Speicher lässt sich nicht benutzen: {because}',
  'play.noOpen': 'keinen Browser öffnen',
  'play.json': 'die Adresse als JSON-Dokument ausgeben',
  'play.open': 'Der Tisch ist offen: {url} (Strg-C schließt ihn)',
  'play.unbuilt': 'die Seite ist noch nicht gebaut: `npm run build` im Ordner des Repositorys ausführen',
  'play.environment':
    'ungültiger Wert „{value}“ für PORT in der Umgebung: erwartet wird eine ganze Zahl von {least} bis {most}',
  'play.busy': 'Port {port} ist belegt',
  'play.allBusy': 'die Ports {first} bis {last} sind alle belegt: mit --port einen anderen wählen',
  'play.denied': 'Port {port} ist nicht erlaubt',
  'play.noListening':
    'auf {host} lassen sich keine Verbindungen annehmen: {code, select, ENOTFOUND {diese Adresse gibt es nicht} EADDRNOTAVAIL {das ist keine Adresse dieses Rechners} other {{message}}}',

  'store.data': 'wo Partien aufbewahrt werden, ein Ordner; sonst {folder}',
  'store.databaseUrl': 'statt eines Ordners eine PostgreSQL-Datenbank: postgres://user@host/name',
  'store.one':
    'Partien liegen in einem Ordner oder in einer Datenbank: Nenne eines davon, --data oder --database-url',
  'store.inUse':
    'die Partien in {folder} benutzt gerade ein anderes Bastide: Nimm jenes, beende es zuerst oder wähle mit --data einen anderen Ordner',
  'store.vanished':
    '{file} fehlt oder ist leer, obwohl dort Partien lagen: Hole mit `bastide restore KOPIE --force` eine Kopie zurück, oder lösche {sign}, um mit einem leeren Speicher anzufangen',
  'store.damaged':
    '{file} ist beschädigt ({detail}): Hole mit `bastide restore KOPIE --force` eine Kopie zurück',

  'serve.about':
    'Stellt Tische und Seite für viele bereit, etwa hinter einem Proxy mit HTTPS; öffnet keinen Browser.',
  'serve.port': 'wo gelauscht wird; sonst {port}',
  'serve.host': 'an welcher Adresse gelauscht wird; sonst {host}, mit 0.0.0.0 an allen',
  'serve.bus':
    'NATS, über das mehrere Server einander Neues melden: nats://host:4222, oder nats://host:4222/prefix, wenn sich mehrere Gruppen von Servern eines teilen',
  'serve.bots':
    'wo Bots denken: in Threads dieses Prozesses (threads) oder in Workern am Bus (workers: bastide worker), und in seinen Threads, wo keiner antwortet; sonst workers, wenn es einen Bus gibt',
  'serve.botThreads':
    'Threads dieses Prozesses, in denen Bots denken; sonst einer weniger, als es Prozessoren gibt',
  'serve.origin': 'wie man ihn erreicht: https://play.example',
  'serve.hosts': 'weitere Namen, unter denen man ihn erreicht, durch Kommas getrennt',
  'serve.trustProxy':
    'Proxys, deren X-Forwarded-Kopfzeilen geglaubt wird: Adressen, Netze, loopback oder all',
  'serve.pushContact':
    'wen Push-Dienste notfalls erreichen: mailto:… oder eine Seite mit https; sonst die Adresse von --origin',
  'serve.config': 'eine JSON-Datei mit alledem und den Grenzen: docs/operating.md',
  'serve.log': 'wie viel protokolliert wird; sonst info',
  'serve.json': 'die Adresse als ein JSON-Dokument vor dem Protokoll ausgeben',
  'serve.note.environment':
    'Jedes davon darf in der Umgebung stehen: BASTIDE_PORT, BASTIDE_HOST, BASTIDE_DATA, BASTIDE_DATABASE_URL, BASTIDE_BUS, BASTIDE_BOTS, BASTIDE_BOT_THREADS, BASTIDE_ORIGIN, BASTIDE_TRUST_PROXY, BASTIDE_CONFIG, BASTIDE_LOG; das Token für /metrics als BASTIDE_METRICS_TOKEN. Zuerst gilt die Befehlszeile, dann die Umgebung, dann die Datei.',
  'serve.note.log':
    'Das Protokoll geht an die Standardausgabe, in jeder Zeile ein JSON-Dokument, ohne Geheimnisse.',
  'serve.botsWithoutBus':
    'Worker werden über einen Bus gefragt, und keiner ist genannt: --bus nats://rechner:4222, oder --bots threads',
  'serve.here': 'Befehlszeile oder Umgebung',
  'serve.noJson': '{file}: das ist kein JSON: {because}',
  'serve.faults': '{source}: {faults}',
  'serve.fault': '{path}: {detail}',

  'worker.about': 'Denkt für die Bots von Servern am selben Bus: ein Prozess für sich.',
  'worker.threads': 'Threads, die denken; sonst einer weniger, als es Prozessoren gibt',
  'worker.arena':
    'stattdessen Partien von Arenen spielen (bastide arena --bus); dann mit so vielen Threads, wie es Prozessoren gibt',
  'worker.readyArena': 'Am Bus {bus}: spielt für Arenen (Strg-C beendet)',
  'worker.note': 'Beliebig viele teilen sich die Arbeit. Ein Server, dem keiner antwortet, denkt selbst.',
  'worker.ready': 'Am Bus {bus}: denkt für Bots (Strg-C beendet)',
  'worker.noBus': '{bus} ist kein Bus: nats://rechner:4222, oder mehrere, durch Kommas getrennt',

  'admin.about':
    'Zeigt, schließt und exportiert Partien, zeigt Meldungen und sperrt, auch während ein Server läuft.',
  'admin.note':
    'Was hier geschieht, wird geschrieben wie alles andere: Wer auf einen Tisch schaut, sieht es binnen zehn Sekunden.',
  'admin.tables': 'Zeigt Tische, zuletzt geänderte zuerst.',
  'admin.state': 'nur diese',
  'admin.close': 'Beendet einen Tisch; niemand gewinnt.',
  'admin.table': 'die Kennung eines Tisches',
  'admin.export': 'Gibt die Aufzeichnung einer Partie aus, oder die aller.',
  'admin.all': 'alle begonnenen Partien, je Zeile eine Aufzeichnung',
  'admin.output': 'in diese Datei schreiben',
  'admin.note.secret':
    'Wo eine Partie Geheimnisse birgt, etwa Handkarten, gibt es die Aufzeichnung erst am Ende.',
  'admin.people': 'Zeigt Menschen und Bots, zuletzt gekommene zuerst.',
  'admin.ban':
    'Sperrt jemanden samt Bots, oder eine Adresse oder ein Netz: Sie dürfen schauen, aber nichts ändern.',
  'admin.unban': 'Hebt eine Sperre auf.',
  'admin.whom': 'die Kennung einer Person, eine Adresse oder ein Netz wie 192.0.2.0/24',
  'admin.until': 'bis wann: 2026-12-24, oder 12h, 7d ab jetzt; sonst für immer',
  'admin.why': 'warum, für die Betreiber des Servers',
  'admin.noTables': 'Es gibt keine Tische.',
  'admin.noTable': 'es gibt keinen Tisch {table}',
  'admin.closed': 'Der Tisch {table} ist geschlossen.',
  'admin.wasOver': 'Am Tisch {table} war die Partie schon zu Ende.',
  'admin.noRecord.not-begun':
    'am Tisch {table} hat die Partie nicht begonnen: Es gibt noch keine Aufzeichnung',
  'admin.noRecord.secret': 'die Partie am Tisch {table} birgt Geheimnisse: Die Aufzeichnung gibt es am Ende',
  'admin.oneOrAll': 'nenne einen Tisch, oder sage --all',
  'admin.exported':
    '{exported, plural, one {# Aufzeichnung} other {# Aufzeichnungen}} in {file}; {skipped, number} nicht begonnen oder noch geheim',
  'admin.banned': '{whom} ist gesperrt bis {until}.',
  'admin.bannedForGood': '{whom} ist für immer gesperrt.',
  'admin.unbanned': '{whom} ist nicht mehr gesperrt.',
  'admin.notBanned': '{whom} ist nicht gesperrt oder nicht bekannt',
  'admin.nobody': '{whom} ist hier keine Person, keine Adresse und kein Netz',
  'admin.noTime': '„{value}“ ist keine künftige Zeit: ein Datum wie 2026-12-24, oder 12h, 7d ab jetzt',
  'admin.head.table': 'Tisch',
  'admin.head.game': 'Spiel',
  'admin.head.state': 'Stand',
  'admin.head.seats': 'Plätze',
  'admin.head.changed': 'geändert (UTC)',
  'admin.head.person': 'Person',
  'admin.head.name': 'Name',
  'admin.head.tables': 'Tische',
  'admin.head.seen': 'gesehen (UTC)',
  'admin.head.banned': 'gesperrt',
  'admin.state.open': 'offen',
  'admin.state.running': 'läuft',
  'admin.state.over': 'zu Ende',
  'admin.free': 'frei',
  'admin.gone': 'gelöscht',
  'admin.bot': '{name} (Bot)',
  'admin.seatBot': '{name} (Bot: {bot})',
  'admin.forGood': 'für immer',
  'admin.bannedUntil': 'bis {until}',
  'admin.reports': 'Zeigt, was gemeldet wurde, das Älteste zuerst.',
  'admin.allReports': 'auch erledigte Meldungen',
  'admin.closeReport': 'erledigt diese Meldung: jemand hat sie sich angesehen',
  'admin.report':
    '{reporter} meldet {about} ({person}): {why, select, insult {Beleidigung} spam {Spam} cheating {Betrug} stalling {Verzögern} name {Name} other {etwas anderes}}',
  'admin.quoted': '„{text}“',
  'admin.reportWasClosed': '(erledigt {at})',
  'admin.noReports': 'Es gibt keine offenen Meldungen.',
  'admin.noReport': 'es gibt keine offene Meldung {report}',
  'admin.reportClosed': 'Die Meldung {report} ist erledigt.',
  'check.about':
    'Prüft den Speicher, auch während ein Server ihn benutzt: ob er heil, privat und von dieser Version ist, dazu Uhr und Platte.',
  'check.thorough': 'auch jeden Index mit seiner Tabelle vergleichen: dauert länger',
  'check.note':
    'Nichts wird verändert. Der Rückgabewert ist 1, wenn etwas scheitert; bei bloßen Warnungen bleibt er 0.',
  'check.ok': 'gut',
  'check.warn': 'Warnung',
  'check.fail': 'FEHLER',
  'check.store.whole': 'Der Speicher ist heil.',
  'check.store.reached': 'PostgreSQL antwortet. Um seine Dateien kümmert es sich selbst.',
  'check.store.unread':
    'Der Speicher ist groß ({size} MB) und wurde deshalb beim Start nicht auf Schäden geprüft. `bastide admin check` prüft ihn.',
  'check.store.missing':
    '{file} fehlt oder ist leer. Nenne mit --data den richtigen Ordner, oder hole mit `bastide restore KOPIE --force` eine Kopie zurück.',
  'check.store.damaged':
    '{file} ist beschädigt ({detail}). Halte den Server an und hole mit `bastide restore KOPIE --force` eine Kopie zurück.',
  'check.store.unusable': 'Der Speicher lässt sich nicht benutzen: {detail}',
  'check.permissions.private': 'Nur sein Eigentümer kann den Speicher lesen.',
  'check.permissions.open':
    'Andere Benutzer dieses Rechners kommen an den Speicher und damit an das, was die Geber geheim halten: `chmod go= {paths}` ändert das.',
  'check.permissions.unknown': 'Wer sonst {file} lesen kann, ist nicht zu erfahren: {detail}',
  'check.schema.current': 'Die Tabellen im Speicher sind die dieser Version ({step}).',
  'check.schema.older':
    'Den Speicher hat ein älteres Bastide geschrieben ({step}). Der nächste Start bringt ihn auf den neuen Stand: Mache vorher mit `bastide backup DATEI` eine Kopie.',
  'check.schema.newer':
    'Den Speicher hat ein neueres Bastide geschrieben ({step}): Installiere jene Version.',
  'check.schema.none':
    'In dieser Datenbank ist kein Speicher von Bastide. Nenne mit --data oder --database-url den richtigen.',
  'check.rules.known':
    'Partien, die noch nicht zu Ende sind: {tables, number}, alle nach Regeln, die diese Version kennt.',
  'check.rules.unknown':
    'Partien, die nicht weitergehen können: {tables, number}. Diese Version kennt ihre Regeln nicht ({rules}): Installiere eine, die sie kennt.',
  'check.clock.right': 'Die Uhr dieses Rechners geht gegenüber dem Speicher nicht nach.',
  'check.clock.behind':
    'Die Uhr dieses Rechners zeigt {now}, aber der Speicher wurde um {latest} geschrieben (UTC). Stelle die Uhr, am besten per NTP. Geht sie richtig, so ging sie vorher vor: Der Server berichtigt seine Tische selbst.',
  'check.space.enough': 'Auf der Platte sind {free} MB frei; der Speicher braucht {size} MB.',
  'check.space.low':
    'Auf der Platte sind nur {free} MB frei, und der Speicher braucht {size} MB. Schaffe Platz: Ist die Platte voll, werden Züge abgelehnt.',
  'check.space.unknown': 'Wie viel Platz für {file} frei ist, ist nicht zu erfahren: {detail}',

  'backup.about': 'Kopiert den eingebetteten Speicher in eine Datei, auch während er benutzt wird.',
  'backup.file': 'die Datei, die entsteht; es darf sie noch nicht geben',
  'backup.note':
    'Die Kopie ist der Speicher in einem Augenblick, wird durchgelesen und bekommt ihren Namen erst, wenn sie ganz ist und auf der Platte liegt. Eine PostgreSQL-Datenbank kopiert pg_dump.',
  'backup.there': '{file} gibt es schon: Wähle einen anderen Namen',
  'backup.done':
    '{file}: {tables, plural, one {# Tisch} other {# Tische}}, {entries, plural, one {# Eintrag} other {# Einträge}}, {people, plural, one {# Person} other {# Personen}}',
  'restore.about': 'Bringt eine Kopie zurück, als Speicher eines Servers, der nicht läuft.',
  'restore.file': 'eine Datei, die backup gemacht hat',
  'restore.force': 'einen vorhandenen Speicher beiseitelegen; er wird nicht gelöscht',
  'restore.there':
    'in {folder} gibt es schon Partien: Wähle einen anderen Ordner, oder lege sie mit --force beiseite',
  'restore.done':
    'Zurückgebracht nach {folder}: {tables, plural, one {# Tisch} other {# Tische}}, {entries, plural, one {# Eintrag} other {# Einträge}}, {people, plural, one {# Person} other {# Personen}}.',
  'restore.aside': 'Der Speicher, der da war, ist jetzt {file}.',

  'simulate.about': 'Lässt Bots viele Partien spielen und zählt, wer gewinnt.',
  'simulate.seats': 'wie viele mitspielen; ohne Angabe so viele, wie Bots genannt sind, oder {usual}',
  'simulate.usual': '{seats} bei {game}',
  'simulate.bots': 'wer spielt: einer für alle oder einer je Platz: {bots}',
  'simulate.games': 'wie viele Partien',
  'simulate.actions':
    'eine Partie, die nach so vielen Aktionen nicht zu Ende ist, wird abgebrochen: wo keine Punkte mehr erreichbar sind, endet sie vielleicht nie',
  'simulate.seed': 'derselbe Startwert ergibt wieder dieselben Partien',
  'simulate.workers': 'wie viele Threads; die Ergebnisse hängen nicht davon ab',
  'simulate.allProcessors': 'alle Prozessoren',
  'simulate.record': 'die Aufzeichnung jeder Partie in eine Datei schreiben, eine je Zeile',
  'simulate.option': 'eine Spieloption ändern; mehrfach möglich',
  'simulate.note':
    'Eine abgebrochene Partie hat keinen Sieger („endless“ zählt sie); ihre Punkte sind die bis dahin erreichten, und ihre Aufzeichnung ist die einer laufenden Partie.',
  'simulate.botsForSeats':
    '{bots, plural, one {# Bot} other {# Bots}} für {seats, plural, one {# Platz} other {# Plätze}}: einen für alle nennen oder einen je Platz',
  'simulate.noBot': 'den Bot „{name}“ gibt es nicht; möglich: {bots}',
  'simulate.nameBot': 'kein Bot genannt; möglich: {bots}',
  'simulate.unable': 'der Bot {bot} beherrscht {game} nicht; möglich: {bots}',
  'simulate.played':
    '{games, plural, one {# Partie} other {# Partien}} mit Startwert {seed}, je {actions} Aktionen',
  'simulate.speed': '{seconds} s: {games} Partien/s, {actions} Aktionen/s',
  'simulate.head.seat': 'Platz',
  'simulate.head.bot': 'Bot',
  'simulate.head.points': 'Punkte im Mittel',
  'simulate.head.deviation': 'Abweichung',
  'simulate.head.wins': 'Siege',
  'simulate.head.rate': 'Anteil',
  'simulate.rate': '{percent} %',
  'simulate.shared': 'geteilte Siege: {n, number}',
  'simulate.endless':
    'nach {actions, plural, one {# Aktion} other {# Aktionen}} abgebrochen: {games, number}',

  'arena.about': 'Lässt Bots dieselben Ziehungen von jedem Platz aus spielen und bewertet sie.',
  'arena.title': 'Arena: {game}',
  'arena.bots':
    'wer teilnimmt, durch Kommas getrennt: {bots}; hinter @, was eine Entscheidung kosten darf: greedy,strong@1s,strong@5000',
  'arena.bot':
    'noch ein Teilnehmer; mehrfach möglich: ein Bot oder ein anderes Programm: "cmd:python3 meiner.py"',
  'arena.format':
    'wer auf wen trifft; sonst jeder auf jeden oder, bei weniger Bots als Plätzen, der erste auf mehrere Ausgaben jedes anderen',
  'arena.deals': 'wie viele Ziehungen je Paarung; jede wird von jedem Platz aus einmal gespielt',
  'arena.test':
    'aufhören, sobald gezeigt ist, dass der erste Bot mehr als den ersten oder weniger als den zweiten dieser Anteile gewinnt, in Prozent',
  'arena.seats': 'wie viele an einem Tisch spielen',
  'arena.budget':
    'Sekunden, die einem anderen Programm für eine Antwort genannt werden (sonst so viele, wie es brauchen darf)',
  'arena.patience':
    'Sekunden nach der Uhr, die ein anderes Programm für eine Antwort brauchen darf (sonst 10 oder das Dreifache von --budget)',
  'arena.workers': 'wie viele Partien zugleich; für jede laufen eigene Kopien anderer Programme',
  'arena.results':
    'jede Partie in dieser Datei festhalten; mit ihr neu gestartet, geht die Arena von dort weiter',
  'arena.html':
    'einen Bericht mit Schaubildern in eine Datei schreiben: eine Seite, die sonst nichts braucht',
  'arena.note':
    'Alle Partien einer Ziehung haben dieselben Plättchen und Würfe, und die Bots wechseln die Plätze. Was die Zahlen bedeuten: docs/arena.md',
  'arena.two': 'mindestens zwei Bots sind zu nennen: --bots greedy,random',
  'arena.twice': '„{name}“ nimmt zweimal teil: einer davon ist anders zu schreiben',
  'arena.noCommand': 'hinter „cmd:“ steht keine Befehlszeile',
  'arena.tooFew':
    '{format} mit {seats, plural, one {# Platz} other {# Plätzen}} braucht mehr als {bots, plural, one {# Bot} other {# Bots}}: weitere nennen oder --format gauntlet wählen',
  'arena.testForm': '„{value}“ ist kein Test: zwei Anteile in Prozent, der kleinere zuerst, wie 50:55',
  'arena.testPairing':
    'ein Test braucht eine einzige Paarung, hier sind es {pairings, number}: nur zwei Bots nennen',
  'arena.otherResults':
    '{file}: das sind keine Ergebnisse dieser Arena: eine andere Datei wählen oder dieselben Bots, Optionen und denselben Startwert',
  'arena.noResult': '{file}: Zeile {line} ist kein Ergebnis',
  'arena.otherRecords':
    '{file}: das sind nicht die Aufzeichnungen der Partien in den Ergebnissen: eine andere Datei wählen',
  'arena.stopped': 'beendet durch {signal}',
  'arena.stoppedKept': 'beendet durch {signal}: mit denselben --results geht es von hier weiter',
  'arena.bus': 'Helfer an diesem Bus spielen lassen (bastide worker --arena): nats://rechner:4222',
  'arena.commandOnBus':
    'Helfer spielen nur Bots dieses Programms: {name} kann nicht über den Bus geschickt werden',
  'arena.busLost':
    'der Bus {bus} nimmt die Partien nicht an: ist es ein NATS-Server mit JetStream (nats-server -js)?',
  'arena.alone':
    'am Bus spielt noch niemand: auf einem beliebigen Rechner einen Helfer starten: bastide worker --arena --bus {bus}',
  'arena.workerCannot': 'ein Helfer kann das nicht spielen: {because}',
  'arena.played':
    '{games, plural, one {# Partie} other {# Partien}} aus {deals, plural, one {# Ziehung} other {# Ziehungen}} mit Startwert {seed}{timed, select, yes {, {seconds} s} other {}}{givenUp, plural, =0 {} one {; # Partie abgebrochen} other {; # Partien abgebrochen}}',
  'arena.head.bot': 'Bot',
  'arena.head.rating': 'Wertung',
  'arena.head.games': 'Partien',
  'arena.head.score': 'Anteil',
  'arena.head.score95': '95 %',
  'arena.head.points': 'Punkte',
  'arena.head.margin': 'Vorsprung',
  'arena.head.time': 'ms/Zug',
  'arena.head.slowest': 'längster',
  'arena.head.pairing': 'Paarung',
  'arena.head.fair': 'wenn gleich',
  'arena.within': '{value} ± {half}',
  'arena.between': '{low}–{high}',
  'arena.copies': '{n} × {bot}',
  'arena.sources': 'Punkte je Partie nach Herkunft (Vorsprung vor den anderen)',
  'arena.source': '{points} ({lead})',
  'arena.sourceOf': '{name}: {points} ({lead})',
  'arena.faults': '{n, plural, one {# Partie} other {# Partien}} durch einen Fehler verloren:',
  'arena.fault':
    '{bot}, Platz {seat} in Partie {game}, {why, select, crashed {abgestürzt} late {hat zu spät geantwortet} other {hat Verbotenes getan}}: {detail}',
  'arena.verdict.above':
    'Nach {deals, plural, one {# Ziehung} other {# Ziehungen}}: {bot} gewinnt mehr als {low} %.',
  'arena.verdict.below':
    'Nach {deals, plural, one {# Ziehung} other {# Ziehungen}}: {bot} gewinnt weniger als {high} %.',
  'arena.verdict.open':
    'Nach {deals, plural, one {# Ziehung} other {# Ziehungen}} ist keines von beiden gezeigt: {bot} gewinnt vielleicht {low} %, vielleicht {high} %.',

  'bot.budget':
    '„{written}“ sagt nicht, was der Bot ausgeben darf: Sekunden ({bot}@0.2s) oder Schritte ({bot}@1000)',
  'bot.about':
    'Spielt einen Platz für ein anderes Programm, den Schiedsrichter: jedes Spiel dieses Programms, mit jedem Bot.',
  'bot.name':
    'wer spielt: {bots}; hinter @, was eine Entscheidung kosten darf, wenn der Schiedsrichter nichts sagt',
  'bot.stdio': 'JSON-Zeilen auf Standardeingabe und -ausgabe',
  'bot.note': 'Was die Zeilen sagen: docs/bot-protocol.md',
  'bot.how': 'es fehlt, wie mit ihm gesprochen wird: --stdio',
  'describe.about':
    'Gibt ein Spiel als JSON für Programme aus: Plättchen oder Insel mit ihren Namen und das Schema dessen, was Bots sehen.',
  'describe.note': 'Was die Angaben bedeuten: docs/bot-protocol.md',
  'describe.nothing': '{game} ist für Programme nicht beschrieben',
  'table.about':
    'Ein Tisch für ein anderes Programm, das alle Plätze spielt: teilt aus, sagt, wer dran ist und was erlaubt ist, und nimmt Aktionen an.',

  'replay.about': 'Spielt aufgezeichnete Partien nach und sagt, woher jeder Punkt kam.',
  'replay.files': 'Aufzeichnungen, als JSON oder in Textform; .jsonl: eine je Zeile; -: Standardeingabe',
  'replay.until': 'nach so vielen Aktionen anhalten',
  'replay.seat': 'die Partie zeigen, wie dieser Platz sie sieht',
  'replay.text': 'die Aufzeichnung in Textform ausgeben',
  'replay.trace': 'für jede Aktion eine JSON-Zeile ausgeben',
  'replay.note.good':
    'Ausgegeben wird nur dann etwas, wenn alle Aufzeichnungen in Ordnung sind. Aktionen sind ab 0 nummeriert.',
  'replay.note.json':
    'Mit --json wird ausgegeben, was sich bei jeder Aufzeichnung ergab, ob sie in Ordnung ist oder nicht: bei einer ihr Bericht, bei mehreren ein Objekt mit „ok“ und „records“; --text und --trace fügen die Eigenschaften „text“ und „trace“ hinzu.',
  'replay.note.trace':
    'Eine Zeile von --trace nennt die Aktion, ihre Ereignisse und was danach gilt: die Punkte (auch verdeckte). „listed“ ist, wie viele Aktionen sich davor auflisten ließen.',
  'replay.note.seat':
    'Mit --seat wird nichts verraten, was der Platz nicht wissen darf: Gezeigt werden seine Ansicht, Punkte und Ereignisse, wie er von ihnen erfährt, Aktionen ohne verdeckte Karten, und „listed“ nur, wo es bekannt ist. Dann ist --text keine Aufzeichnung, und warum die Aktion eines anderen Platzes nicht erlaubt ist, wird nicht gesagt.',
  'replay.oneForm':
    '--text und --trace geben Verschiedenes aus: eines von beiden wählen oder --json hinzufügen',
  'replay.nothing': '{files}: darin ist keine Aufzeichnung',
  'replay.noSeat': '{file}: Platz {seat} gibt es nicht, nur 0 bis {last}',
  'replay.over': 'nach {n, plural, one {# Aktion} other {# Aktionen}} zu Ende',
  'replay.goingOn': 'nach {n, plural, one {# Aktion} other {# Aktionen}} noch im Gange',
  'replay.won': 'Sieg',
  'replay.points': 'Punkte, nach der Nummer der Aktion:',
  'replay.noPoints': 'noch keine',
  'replay.atTheEnd': '{parts} (am Ende)',
  'replay.lineOver': '{file}  {n, plural, one {# Aktion} other {# Aktionen}}  {points}  Sieg: {winners}',
  'replay.lineGoingOn': '{file}  {n, plural, one {# Aktion} other {# Aktionen}}  {points}  noch im Gange',
  'replay.remark':
    '# Was Platz {seat} von einer Partie weiß. Karten, die er nicht kennen darf, fehlen; dies ist also keine Aufzeichnung.',
  'part.most': 'am meisten {what} ({n}): {points}',
  'part.each': '{n} {what} × {each} = {points}',
  'part.sum': '{what} × {n} = {points}',

  'verify.about':
    'Leitet jeden Zufall einer Partie noch einmal aus dem Geheimnis ab, das ihr Geber offengelegt hat.',
  'verify.note.good':
    'Eine Aufzeichnung ist bestätigt, wenn ihr Geheimnis das festgelegte ist und jede Aktion des Zufalls aus dem Geheimnis und den Beiträgen der Plätze folgt. Ausgegeben wird nur dann etwas, wenn alle bestätigt sind.',
  'verify.note.proves':
    'Das beweist, dass niemand den Zufall ausgesucht oder geändert hat. Es beweist nicht, dass ihn niemand vorher gesehen hat: Wer das Geheimnis hat, kann das. Und eine Aufzeichnung kann jeder schreiben: Die Festlegung und die eigene Zahl sind mit denen zu vergleichen, die der Tisch in seinem Menü zeigt.',
  'verify.note.json':
    'Mit --json wird ausgegeben, was sich bei jeder Aufzeichnung ergab, bestätigt oder nicht: bei einer ihr Bericht, bei mehreren ein Objekt mit „ok“ und „records“. Was nicht bestätigt ist, hat „why“: „record“, „none“, „hidden“, „commitment“ oder „draw“.',
  'verify.good':
    '{file}: {n, plural, one {der einzige Zufall folgt} other {alle # Zufälle folgen}} aus dem Geheimnis',
  'verify.draws': 'Zufälle',
  'verify.kind': '{kind} {n, number}',
  'verify.id': 'Partie',
  'verify.commitment': 'Festlegung',
  'verify.secret': 'Geheimnis',
  'verify.nonce': 'Beitrag von Platz {seat}, {name}',
  'verify.noNonce': 'keiner',
  'verify.compare':
    'Festlegung und eigene Zahl sind mit denen zu vergleichen, die der Tisch zeigt: in seinem Menü, unter „Faires Geben“.',
  'verify.wrong': '{file}: Aktion {at}: fällig war {due}, aufgezeichnet ist {found}',
  'verify.otherSecret': '{file}: das Geheimnis ist nicht das festgelegte',
  'verify.none': '{file}: nichts darin sagt, wie der Zufall gegeben wurde, also gibt es nichts zu prüfen',
  'verify.soFar':
    '{file}: {n, plural, one {der einzige Zufall bis dahin folgt} other {alle # Zufälle bis dahin folgen}} aus dem Geheimnis; die Aufzeichnung endet nach {actions, plural, one {# Aktion} other {# Aktionen}}, und die Partie ist nicht zu Ende',
  'verify.hidden':
    '{file}: {over, select, yes {die Partie ist zu Ende, aber in der Aufzeichnung fehlt das Geheimnis} other {die Partie ist nicht zu Ende, und das Geheimnis ist noch nicht offengelegt}}; {actions, plural, one {# Aktion ist} other {# Aktionen sind}} nach den Regeln erlaubt, aber kein Zufall lässt sich prüfen',

  'analyse.about':
    'Beurteilt eine aufgezeichnete Partie: was jede Entscheidung gekostet hat, was das Glück tat und wo die Partie kippte.',
  'analyse.file': 'eine Aufzeichnung, JSON oder Textform; -: Standardeingabe',
  'analyse.bot': 'wer urteilt; sonst der stärkste von {bots}, der das Spiel spielt',
  'analyse.work':
    'wie viel über eine Entscheidung nachgedacht wird, in Schritten des Bots: gleiche Arbeit ergibt gleiche Urteile',
  'analyse.time': 'dasselbe in Sekunden',
  'analyse.seat': 'nur von den Entscheidungen dieses Platzes berichten',
  'analyse.html': 'einen Bericht in eine Datei schreiben, die zum Lesen nichts weiter braucht',
  'analyse.note.judged':
    'Eine Entscheidung wird nach dem beurteilt, was ihr Platz wissen konnte: Sie hat so viel gekostet, wie der beste gefundene Zug mehr versprach. Die Kurve zeigt, wie es wirklich stand.',
  'analyse.note.luck':
    'Glück ist, um wie viel mehr ein gezogenes Plättchen oder ein Wurf brachte, als alles Mögliche im Mittel verspricht.',
  'analyse.note.rest':
    'Die Chancen sind Schätzungen des urteilenden Bots. Was er einen Augenblick später anders sah, gehört niemandem: der Rest.',
  'analyse.unable': '{game} kann niemand beurteilen: kein Bot weiß, was darin gut ist',
  'analyse.one': '{file}: darin sind {n} Aufzeichnungen, beurteilt wird jeweils eine Partie',
  'analyse.oneLimit': '--work und --time begrenzen dasselbe: nur eines davon wählen',
  'analyse.written': 'Der Bericht steht in {file}.',
  'analyse.by': 'beurteilt von {bot}',
  'analyse.byWork': 'beurteilt von {bot}, {n, plural, one {# Schritt} other {# Schritte}} je Entscheidung',
  'analyse.byTime': 'beurteilt von {bot}, {seconds} s je Entscheidung',
  'analyse.turns': 'Wo die Partie kippte',
  'analyse.decision': 'Entscheidung',
  'analyse.luck': 'Glück',
  'analyse.none': 'nichts zu berichten',
  'analyse.costly': 'Die teuersten Entscheidungen',
  'analyse.seats': 'Nach Plätzen',
  'analyse.decisions': 'Entscheidung für Entscheidung',
  'analyse.curve': 'Siegchance',
  'analyse.curveLabel': 'Siegchancen im Lauf der Partie; am Ende: {list}',
  'analyse.title': '{game}: {names}',
  'analyse.wonBy': '{n, plural, one {Gewonnen hat {names}} other {Gewonnen haben gemeinsam {names}}}.',
  'analyse.turn': '{seat}: {chance}, {swing} ({by}). {what}',
  'analyse.drawn': '{came}: {list}',
  'analyse.moved': '{seat}: {move}',
  'analyse.came': 'es kam: {what}',
  'analyse.better': '{own} (besser: {best})',
  'analyse.term': '{what} {much}',
  'analyse.head.seat': 'Platz',
  'analyse.head.decisions': 'Entscheidungen',
  'analyse.head.meanLoss': 'Verlust im Mittel',
  'analyse.head.luck': 'Glück',
  'analyse.head.move': 'Zug',
  'analyse.head.chance': 'Chance',
  'analyse.head.margin': 'Vorsprung',
  'analyse.head.why': 'wegen',
  'analyse.head.loss': 'Verlust insgesamt',
  'analyse.head.given': 'von anderen geschenkt',
  'analyse.head.rest': 'Rest',
  'analyse.grade.best': 'beste',
  'analyse.grade.fine': 'gute',
  'analyse.grade.slip': 'Ungenauigkeiten',
  'analyse.grade.mistake': 'Fehler',
  'analyse.grade.blunder': 'grobe Fehler',
  'analyse.graded.best': 'am besten',
  'analyse.graded.fine': 'gut',
  'analyse.graded.slip': 'ungenau',
  'analyse.graded.mistake': 'ein Fehler',
  'analyse.graded.blunder': 'ein grober Fehler',

  'rules.about': 'Zeigt eine Regel, ihre Quellen und abweichende Editionen oder findet Regeln nach Wörtern.',
  'rules.words': 'Kennung einer Regel oder eines Kapitels oder Suchwörter; ohne Angabe: die Kapitel',
  'rules.game': 'nur die Regeln eines Spiels durchsuchen',
  'rules.json': 'ein JSON-Dokument ausgeben; seine Texte sind englisch, wenn --lang nicht angegeben ist',
  'rules.unwritten': 'die Regeln von {game} sind hier nicht aufgeschrieben',
  'rules.unknown': 'die Regel {id} gibt es nicht: Meintest du {near}?',
  'rules.notFound': 'keine Regel handelt von „{words}“',
  'rules.notFoundIn': 'bei {game} handelt keine Regel von „{words}“',
  'rule.head': '{id}  {title}  ({game}: {chapter})',
  'rule.played': 'Hier wird so gespielt.',
  'rule.except': 'Hier wird so gespielt, aber ein Teil der Regel {why}.',
  'rule.not': 'Hier wird nicht so gespielt: Die Regel {why}.',
  'rule.sources': 'Quellen: {sources}',
  'rule.differs': 'Anders in: {name} ({edition})',
  'rule.near': 'Siehe auch:',

  'bench.about': 'Misst auf einem Kern, wie schnell die Regeln und die Bots sind.',
  'bench.rounds': 'gezeigt werden der Median und der beste aus so vielen Durchläufen',
  'bench.quick': 'von allem weniger: grobe Werte binnen Sekunden',
  'bench.action': 'Eine Aktion ist eine Zeile einer Aufzeichnung.',
  'bench.nothing': 'für {games} wird noch nichts gemessen: kein Spiel nennt, was zu messen ist',
  'bench.medians':
    '{rounds, plural, one {ein Durchlauf} other {Mediane aus # Durchläufen}}, Prozessorzeit, {machine}, Node {node}, {processor}',
  'bench.unknownProcessor': 'unbekannter Prozessor',
  'bench.best': 'bestenfalls {best}',
  'bench.calibration': 'diese Maschine: eine Rechnung, die gleich bleibt',
  'bench.target': 'Ziel {target}',
  'bench.unit.games': 'Partien/s',
  'bench.unit.actions': 'Aktionen/s',
  'bench.unit.decisions': 'Entscheidungen/s',
  'bench.unit.playouts': 'Playouts/s',
  'bench.unit.steps': 'Mio. Schritte/s',
  'bench.unit.time': 'µs',
};
