import type { Seat } from '@bastide/contract';
import type { Answer, Kit, Moment, Session, Turns } from '../../src/session/session.ts';
import type { Agreement } from '../../src/session/setup.ts';

/** What a seat may ask of the table that holds its game. */
type Request<Action> =
  | { readonly type: 'act'; readonly actions: readonly Action[] }
  | { readonly type: 'undo' }
  | { readonly type: 'view'; readonly count: number; readonly mine: boolean };

/** What it is sent without asking: the moment, as itself and as any onlooker knows it. */
interface News {
  readonly mine: unknown;
  readonly public: unknown;
  readonly canUndo: boolean;
}

/** The wire: text both ways, and every answer comes later. */
export interface Wire {
  ask(request: string): Promise<string>;
  /** Calls back with all news, beginning with those of now. */
  listen(hear: (news: string) => void): void;
}

/** The far end: lends one seat of a game to somebody elsewhere. */
export function lend<T extends Turns, Line, Setup extends Agreement>(
  host: Session<T, Line, Setup>,
  seat: Seat,
  later: () => Promise<void>,
): Wire {
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

/** A game of which one seat is played here, and which is held elsewhere: it knows what it was sent, and nothing more. */
export class RemoteSession<T extends Turns, Line, Setup extends Agreement>
  implements Session<T, Line, Setup>
{
  readonly setup: Setup;
  readonly kit: Kit<T, Line, Setup>;
  readonly people: readonly Seat[];
  readonly bots: readonly Seat[] = [];
  readonly #seat: Seat;
  readonly #wire: Wire;
  readonly #listeners = new Set<() => void>();
  readonly #views = new Map<string, T['View'] | undefined>();
  #news!: { mine: Moment<T, Line>; public: Moment<T, Line>; canUndo: boolean };

  constructor(kit: Kit<T, Line, Setup>, setup: Setup, seat: Seat, wire: Wire) {
    this.kit = kit;
    this.setup = setup;
    this.people = [seat];
    this.#seat = seat;
    this.#wire = wire;
    wire.listen((said) => this.#hear(JSON.parse(said)));
  }

  readonly moment = (seat?: Seat): Moment<T, Line> => {
    if (seat !== undefined && seat !== this.#seat) throw new Error(`seat ${seat} is not played here`);
    return seat === undefined ? this.#news.public : this.#news.mine;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  act(seat: Seat, actions: readonly T['Action'][]): Promise<Answer> {
    if (seat !== this.#seat) throw new Error(`seat ${seat} is not played here`);
    return this.#ask({ type: 'act', actions });
  }

  canUndo(seat: Seat): boolean {
    return seat === this.#seat && this.#news.canUndo;
  }

  undo(): Promise<Answer> {
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
      const { actors, ...rest } = moment as Moment<T, Line>;
      // What is undefined is not sent.
      return { outcome: undefined, ...rest, actors, actor: actors[0] };
    };
    this.#news = { mine: whole(mine), public: whole(all), canUndo };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
