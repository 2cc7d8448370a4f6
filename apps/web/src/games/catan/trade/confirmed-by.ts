/** Ids of the trade panel's buttons that carry out an advised trade with one press. */
export const CONFIRMED_BY = { offer: 'trade-send', bank: 'bank-take' } as const;
