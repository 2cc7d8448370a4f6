import type { Seat } from '@bastide/contract';
import type {
  ActResult,
  GameAdapter,
  GameMoment,
  GameSession,
  GameSetup,
  TableGameTypes,
} from '../../src/session/session.ts';

/** Request of a seat to the table that holds its game. */
type Request<Action> =
  | { readonly type: 'act'; readonly actions: readonly Action[] }
  | { readonly type: 'undo' }
  | { readonly type: 'view'; readonly count: number; readonly mine: boolean };

/** News sent without a request: the moment, for the seat and for a spectator. */
interface News {
  readonly mine: unknown;
  readonly public: unknown;
  readonly canUndo: boolean;
}

/** A connection with text both ways, whose answers always come later. */
export interface FakeWire {
  ask(request: string): Promise<string>;
  /** Calls back with all news, starting with the present state. */
  listen(hear: (news: string) => void): void;
}

/** The server's side: shares one seat of a game. */
export function shareSession<T extends TableGameTypes, Line, Setup extends GameSetup>(
  host: GameSession<T, Line, Setup>,
  seat: Seat,
  later: () => Promise<void>,
): FakeWire {
  const answer = async (request: Request<T['Action']>): Promise<unknown> => {
    switch (request.type) {
      case 'act':
        return host.act(seat, request.actions);
      case 'undo':
        return host.undo(seat);
      case 'view':
        return host.viewAt(request.count, request.mine ? seat : undefined);
    }
  };
  const news = (): string =>
    JSON.stringify({ mine: host.moment(seat), public: host.moment(), canUndo: host.canUndo(seat) });
  return {
    async ask(request) {
      await later();
      const answered = JSON.stringify(await answer(JSON.parse(request)));
      await later();
      return answered;
    },
    listen(hear) {
      let isDue = false;
      hear(news());
      host.subscribe(() => {
        if (isDue) return;
        isDue = true;
        void later().then(() => {
          isDue = false;
          hear(news());
        });
      });
    },
  };
}

/** A game held elsewhere, of which one seat is played here: it knows only the messages it received. */
export class RemoteSession<T extends TableGameTypes, Line, Setup extends GameSetup>
  implements GameSession<T, Line, Setup>
{
  readonly setup: Setup;
  readonly adapter: GameAdapter<T, Line, Setup>;
  readonly people: readonly Seat[];
  readonly bots: readonly Seat[] = [];
  readonly #seat: Seat;
  readonly #wire: FakeWire;
  readonly #listeners = new Set<() => void>();
  readonly #views = new Map<string, T['View'] | undefined>();
  #news!: { mine: GameMoment<T, Line>; public: GameMoment<T, Line>; canUndo: boolean };

  constructor(kit: GameAdapter<T, Line, Setup>, setup: Setup, seat: Seat, wire: FakeWire) {
    this.adapter = kit;
    this.setup = setup;
    this.people = [seat];
    this.#seat = seat;
    this.#wire = wire;
    wire.listen((said) => this.#hear(JSON.parse(said)));
  }

  readonly moment = (seat?: Seat): GameMoment<T, Line> => {
    if (seat !== undefined && seat !== this.#seat) throw new Error(`seat ${seat} is not played here`);
    return seat === undefined ? this.#news.public : this.#news.mine;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  act(seat: Seat, actions: readonly T['Action'][]): Promise<ActResult> {
    if (seat !== this.#seat) throw new Error(`seat ${seat} is not played here`);
    return this.#ask({ type: 'act', actions });
  }

  canUndo(seat: Seat): boolean {
    return seat === this.#seat && this.#news.canUndo;
  }

  undo(): Promise<ActResult> {
    this.#views.clear();
    return this.#ask({ type: 'undo' });
  }

  viewAt(count: number, seat?: Seat): T['View'] | undefined {
    const name = `${count} ${seat}`;
    if (!this.#views.has(name)) {
      this.#views.set(name, undefined);
      void this.#ask<T['View']>({ type: 'view', count, mine: seat === this.#seat }).then((view) => {
        this.#views.set(name, view);
        this.#tell();
      });
    }
    return this.#views.get(name);
  }

  record(): undefined {
    return undefined;
  }

  async #ask<A>(request: Request<T['Action']>): Promise<A> {
    return JSON.parse(await this.#wire.ask(JSON.stringify(request)));
  }

  #hear({ mine, public: all, canUndo }: News): void {
    const whole = (moment: unknown) => {
      const { actors, ...rest } = moment as GameMoment<T, Line>;
      // Undefined members are not sent.
      return { outcome: undefined, ...rest, actors, actor: actors[0] };
    };
    this.#news = { mine: whole(mine), public: whole(all), canUndo };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
