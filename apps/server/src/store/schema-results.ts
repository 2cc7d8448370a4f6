/** Tables of results: all of it follows from the logs, but for the reports. */
export interface ResultTables {
  readonly finished: FinishedTable;
  readonly finish: FinishTable;
  readonly rated_pool: RatedPoolTable;
  readonly rating: RatingTable;
  readonly draw_count: DrawCountTable;
  readonly report: ReportTable;
}

/** A table that was counted in. A row is written once, by whoever is first, together with all that follows from it. */
interface FinishedTable {
  readonly game: string;
  /** The game that was played. */
  readonly name: string;
  /** When it was over. */
  readonly at: number;
  /** `2030-03`, by Greenwich: when it was over; if it was not public, when it was counted in. */
  readonly month: string;
  /** 1 if everybody could look on. */
  readonly is_public: number;
  /** 1 if every draw was correct; null: there were none. */
  readonly is_fair: number | null;
}

/** Result of a person at a table. Key: game and seat. Whoever held several seats has no row. */
interface FinishTable {
  readonly game: string;
  readonly seat: number;
  readonly person: string;
  readonly name: string;
  readonly at: number;
  /** From 1. */
  readonly place: number;
  readonly has_won: number;
  /** True if everybody may know of it: the table was public or rated. */
  readonly is_told: number;
  /** Among which tables it was rated; null: not. What follows is what the person was thought to be before and after it. */
  readonly pool: string | null;
  readonly mu: number | null;
  readonly sigma: number | null;
  readonly mu_after: number | null;
  readonly sigma_after: number | null;
  /** 1 if the person took enough turns for the others to have had an opponent. */
  readonly has_played: number;
  /** Share of the full change that the result brought, 0 to 1; null: not rated. */
  readonly weight: number | null;
  /**
   * Numbers of tables of the pool at which the person had played, this one included, and of opponents met who were no newcomers, until
   * these are enough; null: not rated.
   */
  readonly played_after: number | null;
  readonly met_after: number | null;
  /** Number of results that have changed the rating. */
  readonly counted_after: number | null;
  /** 1 if the person was a newcomer in the pool before the table; null: not rated. */
  readonly is_newcomer: number | null;
}

/** Number of rated tables in a pool. Rating locks this row, so that tables are rated one after the other. */
interface RatedPoolTable {
  readonly pool: string;
  readonly tables: number;
}

/** The latest of `finish`. Key: pool and person. */
interface RatingTable {
  readonly pool: string;
  readonly person: string;
  readonly mu: number;
  readonly sigma: number;
  /** As it is shown, to be ordered by. */
  readonly value: number;
  /** Those that have changed it. */
  readonly games: number;
  /** Provisional strengths are ranked after all others. */
  readonly is_provisional: number;
}

/** Sums of how chance fell. Key: month, name, whether the tables were public, chart and bar. Sums over many tables are whole numbers, so that no order matters. */
interface DrawCountTable {
  readonly month: string;
  readonly name: string;
  readonly is_public: number;
  readonly chart: string;
  readonly bar: number;
  readonly count: number;
  /** In how many draws it could have come. */
  readonly draws: number;
  /** Expected count and its variance, in millionths. */
  readonly due: number;
  readonly spread: number;
}

interface ReportTable {
  readonly id: string;
  readonly game: string;
  /** The entry of the log that it is about. */
  readonly seq: number;
  /** Number of actions before it. */
  readonly moment: number;
  readonly about: string;
  readonly reporter: string;
  readonly why: string;
  readonly note: string;
  /** The reported line of chat, if it is about one. */
  readonly said: string | null;
  readonly at: number;
  /** When somebody had looked at it. */
  readonly closed: number | null;
}
