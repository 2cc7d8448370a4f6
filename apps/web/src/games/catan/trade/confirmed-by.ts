/** The ids of the buttons of the trade panel that do what was chosen for the player: one press is left. */
export const CONFIRMED_BY = { offer: 'trade-send', bank: 'bank-take' } as const;
