/** The rule by which an abbot that goes home early leaves the board. */
export type AbbotReturn = 'CAR-ABB-04';
