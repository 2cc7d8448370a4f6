/** Rules of scores that do not complete a feature. */

/** A pig is paid during the game. */
export const PIG_PAID = 'CAR-TB-PIG-22';
/** The abbot goes home early. */
export const ABBOT_HOME = 'CAR-ABB-04';
/** Fields are counted city by city: the feature of such a score is the city. */
const CITY_BY_CITY: readonly string[] = ['CAR-FARM-03', 'CAR-TB-PIG-06'];

export const isCityByCity = ({ rule }: { readonly rule: string }): boolean => CITY_BY_CITY.includes(rule);

/** True for a road, city, monastery or garden that is completed. */
export const isClosing = ({ rule }: { readonly rule: string }): boolean =>
  rule !== PIG_PAID && rule !== ABBOT_HOME;
