// The games, for checks and tools: the one list of this folder. A game's package has its name.

/** By name, what names a game in code, comments and rule ids. */
const GAMES = {
  carcassonne: [/carcassonne/i, /\bCAR-[A-Z]/],
  catan: [/catan/i, /\bCAT-[A-Z]/],
};

module.exports = { GAMES, GAME_NAMES: Object.keys(GAMES) };
