import type { Seat, Types } from '@bastide/contract';
import { Sfc32 } from '@bastide/contract';
import { decisionOf, fold, type Table, type TableUpdate } from '@bastide/protocol';
import { GAMES } from '../../src/games.ts';
import { Match } from '../../src/table/match.ts';
import type { RawHttpClient } from './raw-http-client.ts';

/** A table that is played by this program: it knows what two people who sit there see, and what they may do. */
export class LoadTable {
  readonly id: string;
  readonly cookies: readonly string[];
  readonly #random: Sfc32;
  /** When the latest move was sent, in milliseconds; a message that comes is measured from here. */
  sentAt = 0;
  isBusy = false;
  #table: Table | undefined;
  #match: Match | undefined;
  /** Latest update of each seat. */
  readonly #lastNews: (TableUpdate | undefined)[] = [];

  constructor(id: string, cookies: readonly string[], seed: number) {
    this.id = id;
    this.cookies = cookies;
    this.#random = new Sfc32(seed);
  }

  get version(): number {
    return this.#table?.version ?? 0;
  }
  get isOver(): boolean {
    return this.#table?.state === 'over';
  }

  /** A message of the stream of that seat's person. */
  receive(seat: Seat, event: string): void {
    const start = event.indexOf('data: ');
    const news = JSON.parse(event.slice(start + 6)) as TableUpdate;
    this.#lastNews[seat] = news;
    if (seat !== 0) return;
    const facts = GAMES.newest(this.#table?.game ?? (news.entries[0] as { game: string }).game)!;
    for (const entry of news.entries) {
      this.#table = fold(this.#table, entry);
      if (facts.game.secrets) continue;
      if (entry.kind === 'begun') this.#match = new Match(facts, this.#table.options);
      if (entry.kind === 'act') this.#match!.apply(entry.by, entry.action);
    }
  }

  /** Sends one move of whoever is awaited; false where nobody is, as far as was heard. Fails where the server turned it away. */
  async move(client: RawHttpClient, key: string): Promise<boolean> {
    const status = await this.tryMove(client, key);
    if (status === 503) throw new Error('the server was overloaded');
    return status === 200;
  }

  /** The same; answers with the status: 200 made, 503 turned away, 409 another stream was behind, 0 nobody is awaited. */
  async tryMove(client: RawHttpClient, key: string): Promise<0 | 200 | 409 | 503> {
    const table = this.#table;
    const seat = table?.awaits[0];
    if (!table || seat === undefined) return 0;
    const actions = this.#actions(seat);
    if (!actions || actions.length === 0) return 0;
    const action = actions[this.#random.below(actions.length)]!;
    const command = {
      type: 'act',
      seat,
      decision: decisionOf(table, seat),
      seen: table.version,
      actions: [action],
    };
    const headers = `${this.cookies[seat]}idempotency-key: ${key}\r\n`;
    this.sentAt = performance.now();
    const answer = await client.request('POST', `/tables/${this.id}`, command, headers);
    // 409: the stream was not here yet, and what it brings closes that decision.
    const { status, body } = answer;
    if (status !== 200 && status !== 409 && status !== 503) throw new Error(`${status} ${body}`);
    return status;
  }

  #actions(seat: Seat): readonly Types['Action'][] | undefined {
    if (this.#match) return this.#match.facts.game.actions(this.#match.state, seat);
    const news = this.#lastNews[seat];
    // The other's stream may be a moment behind.
    if (news?.version !== this.version) return undefined;
    const view = news.now?.find((one) => one.seat === seat)?.view as { actions: Types['Action'][] };
    return view.actions;
  }
}
