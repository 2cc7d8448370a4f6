/** The table under a sheet: a gradient outwards from the lamp, by theme. */
export const TABLE = { light: ['#f1e4c6', '#e2cfa4'], dark: ['#33281f', '#211913'] };
