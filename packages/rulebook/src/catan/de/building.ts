import type { TextsOf } from '../../rule.ts';
import type { BUILDING } from '../facts/building.ts';

export const building: TextsOf<typeof BUILDING> = {
  'CAT-BUILD-01': {
    title: 'Was alles kostet',
    text: 'Eine Straße kostet Lehm und Holz, eine Siedlung Lehm, Holz, Wolle und Getreide. Eine Stadt kostet 3 Erz und 2 Getreide, eine Entwicklungskarte Erz, Wolle und Getreide. Du zahlst an die Bank.',
    words: ['Baukosten', 'Preis', 'Rohstoffe', 'Ziegel', 'Weizen', 'Schaf', 'Stein'],
  },
  'CAT-BUILD-02': {
    title: 'Bauen im eigenen Zug',
    text: 'Bauen darf nur, wer am Zug ist, und erst nach dem Wurf. Die Karte Straßenbau ist eine Ausnahme, ebenso die Regeln für 5 und 6 Spieler.',
    words: ['wann', 'Zeitpunkt', 'vor dem Würfeln'],
  },
  'CAT-BUILD-03': {
    title: 'Eine Figur muss übrig sein',
    text: 'Du kannst nur bauen, was du noch in deinem Vorrat hast.',
    words: ['keine Figuren mehr', 'Obergrenze', 'ausgegangen'],
  },
  'CAT-BUILD-04': {
    title: 'Was gebaut ist, bleibt',
    text: 'Straßen und Städte verlassen nie den Spielplan. Eine Siedlung verlässt ihn nur, wenn sie zur Stadt wird.',
    words: ['abreißen', 'zurücknehmen', 'Straße versetzen', 'zerstören'],
  },
  'CAT-ROAD-01': {
    title: 'Je Weg eine Straße',
    text: 'Straßen liegen auf Wegen und verbinden deine Siedlungen und Städte. Auf jedem Weg ist Platz für eine Straße.',
    words: ['besetzt', 'Kante', 'belegt'],
  },
  'CAT-ROAD-02': {
    title: 'Straßen an der Küste',
    text: 'Du darfst Straßen entlang der Küste bauen.',
    words: ['Meer', 'Ufer', 'Rand der Insel'],
  },
  'CAT-ROAD-03': {
    title: 'Eine Straße schließt an',
    text: 'Eine neue Straße muss mit einem Ende an eine Straße, Siedlung oder Stadt von dir anschließen.',
    words: ['verbinden', 'anlegen', 'wo bauen', 'verlängern'],
  },
  'CAT-ROAD-04': {
    title: 'Nicht vorbei an fremden Gebäuden',
    text: 'Wo eine Siedlung oder Stadt eines anderen Spielers steht, geht deine Straße nicht weiter. Von einer Straße, die dort endet, kannst du nicht auf den nächsten Weg weiterbauen.',
    words: ['blockiert', 'Gegner', 'hindurch', 'Sperre'],
  },
  'CAT-ROAD-05': {
    title: 'Von der anderen Seite',
    text: 'Der Weg hinter einem fremden Gebäude darf trotzdem bebaut werden, wenn sein anderes Ende an eine Straße oder ein Gebäude von dir grenzt. Ein zerschnittenes Netz darf auf beiden Seiten des Schnitts wachsen.',
    words: ['unterbrochen', 'blockiert', 'Gegner', 'beide Seiten'],
  },
  'CAT-ROAD-06': {
    title: 'Straßen bringen keine Punkte',
    text: 'Für sich sind Straßen nichts wert. Punkte dafür bringt nur die Karte für die Längste Handelsstraße.',
    words: ['Wert', 'Siegpunkte', 'zählen'],
  },
  'CAT-ROAD-07': {
    title: 'Fünfzehn Straßen',
    text: 'Du hast 15 Straßen. Ist keine mehr übrig, kannst du weder eine bauen noch mit einer Karte eine setzen.',
    words: ['Obergrenze', 'ausgegangen', 'Vorrat'],
  },
  'CAT-ROAD-08': {
    title: 'Ohne Straße keine neue Siedlung',
    text: 'Nach der Gründung kannst du keine Siedlungen bauen, ohne auch Straßen zu bauen.',
    words: ['ausbreiten', 'nötig', 'Verbindung'],
  },
  'CAT-SETL-01': {
    title: 'Was eine Siedlung wert ist',
    text: 'Eine Siedlung ist 1 Punkt wert.',
    words: ['Siegpunkt', 'Dorf', 'Haus', 'zählt'],
  },
  'CAT-SETL-02': {
    title: 'Wo Siedlungen stehen',
    text: 'Eine Siedlung steht auf einer freien Kreuzung, im Landesinneren oder an der Küste.',
    words: ['Ecke', 'Bauplatz', 'Dorf', 'wohin'],
  },
  'CAT-SETL-03': {
    title: 'Sie braucht deine Straße',
    text: 'Nach der Gründung muss eine Siedlung an mindestens eine eigene Straße grenzen.',
    words: ['Verbindung', 'Straßennetz', 'anschließen'],
  },
  'CAT-SETL-04': {
    title: 'Die Abstandsregel',
    text: 'Alle Kreuzungen neben einer neuen Siedlung, zwei oder drei, müssen frei von Gebäuden sein, auch von deinen eigenen. Straßen spielen keine Rolle.',
    words: ['Abstand', 'zwei Wege', 'benachbart', 'Nachbar'],
  },
  'CAT-SETL-05': {
    title: 'Ertrag von jedem Feld',
    text: 'Eine Siedlung hat Teil am Ertrag jedes Feldes, an das sie grenzt.',
    words: ['Einkommen', 'angrenzende Felder', 'Rohstoffe'],
  },
  'CAT-SETL-06': {
    title: 'Alle fünf auf dem Plan',
    text: 'Sind alle 5 Siedlungen auf dem Spielplan, muss erst eine zur Stadt werden, bevor du eine weitere bauen kannst.',
    words: ['Obergrenze', 'ausgegangen', 'sechste Siedlung'],
  },
  'CAT-SETL-07': {
    title: 'Siedeln an fremden Straßen',
    text: 'Du darfst siedeln, wo Straßen anderer sich treffen oder vorbeiführen, wenn deine eigene Straße dorthin führt und der Abstand stimmt. Ihre Straße wird dadurch unterbrochen.',
    words: ['zerschneiden', 'dazwischenbauen', 'Gegner', 'reinsiedeln'],
  },
  'CAT-CITY-01': {
    title: 'Von der Siedlung zur Stadt',
    text: 'Eine Stadt wird nur anstelle einer Siedlung von dir gebaut. Die Siedlung kommt in deinen Vorrat zurück.',
    words: ['ausbauen', 'ersetzen', 'aufwerten'],
  },
  'CAT-CITY-02': {
    title: 'Was eine Stadt wert ist',
    text: 'Eine Stadt ist insgesamt 2 Punkte wert. Sie bringt 2 Karten von jedem Feld mit Ertrag, an das sie grenzt.',
    words: ['Siegpunkte', 'doppelt', 'Einkommen'],
  },
  'CAT-CITY-03': {
    title: 'Vier Städte',
    text: 'Du kannst höchstens 4 Städte haben. Eine Stadt wird nie wieder zur Siedlung.',
    words: ['Obergrenze', 'Maximum', 'zurückbauen'],
  },
};
