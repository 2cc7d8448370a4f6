import type { TextsOf } from '../../rule.ts';
import type { SCORING } from '../facts/scoring.ts';

export const scoring: TextsOf<typeof SCORING> = {
  'CAR-MAJ-01': {
    title: 'Der Stärkste bekommt die Punkte',
    text: 'Wer in einem Gebiet die größte Stärke hat, bekommt alle seine Punkte; die anderen gehen leer aus. Ein Meeple zählt 1, ein großer Meeple 2, Baumeister und Schwein 0.',
    words: ['Mehrheit', 'Kontrolle', 'meiste Gefolgsleute', 'Besitzer', 'Übermacht'],
  },
  'CAR-MAJ-02': {
    title: 'Bei Gleichstand punkten alle',
    text: 'Teilen sich mehrere Spieler die größte Stärke, bekommt jeder von ihnen die vollen Punkte.',
    words: ['Patt', 'unentschieden', 'geteilt', 'gleich viele', 'Mehrheit'],
  },
  'CAR-MAJ-03': {
    title: 'Stärke vervielfacht keine Punkte',
    text: 'Die Stärke entscheidet nur, wer die Punkte bekommt. Zwei Ritter machen eine Stadt nicht mehr wert als einer.',
    words: ['Mehrheit', 'verdoppeln', 'doppelt', 'zählen'],
  },
  'CAR-MAJ-04': {
    title: 'Niemand da, keine Punkte',
    text: 'Ein Gebiet ohne Meeples gibt niemandem Punkte. Die Waren einer Stadt werden trotzdem verteilt.',
    words: ['leer', 'unbesetzt', 'herrenlos'],
  },
  'CAR-RET-01': {
    title: 'Gewertete Meeples kommen zurück',
    text: 'Ist eine Straße, eine Stadt oder ein Kloster gewertet, gehen alle Meeples dort an ihre Besitzer zurück, ob sie Punkte gebracht haben oder nicht.',
    words: ['zurückbekommen', 'Vorrat', 'heimkehren', 'Verlierer'],
  },
  'CAR-RET-02': {
    title: 'Auch Baumeister kommen zurück',
    text: 'Baumeister auf einer gewerteten Straße oder in einer gewerteten Stadt gehen zusammen mit den Meeples an ihre Besitzer zurück.',
    words: ['zurückbekommen', 'Vorrat', 'heimkehren'],
  },
  'CAR-RET-03': {
    title: 'Erst alles werten, dann zurück',
    text: 'Schließt ein Plättchen mehrere Gebiete ab, werden erst alle gewertet, bevor eine Figur das Spielfeld verlässt.',
    words: ['Reihenfolge', 'mehrere', 'gleichzeitig', 'auf einmal'],
  },
  'CAR-RET-04': {
    title: 'Bauern und Schweine bleiben',
    text: 'Bauern und Schweine bleiben das ganze Spiel auf ihrer Wiese und zählen am Ende.',
    words: ['zurückbekommen', 'gebunden', 'Feld', 'liegen bleiben'],
    differs: {
      c3: 'Ein Schwein kommt jedes Mal zurück, wenn Schweine gewertet werden, und sein Bauer darf mitkommen.',
    },
  },
};
