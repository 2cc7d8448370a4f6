/** A browser with tabs that share locks and channels; one tab can die at any time. */
export class FakeBrowser {
  readonly #channels = new Set<FakeChannel>();
  readonly #locks = new Map<string, Held[]>();

  tab(): FakeTab {
    const life = { isOver: false };
    const browser = this;
    const Channel = class extends FakeChannel {
      constructor() {
        super(browser.#channels, life);
      }
    };
    return {
      locks: { request: (...asked: Asked) => this.#request(life, asked) } as unknown as LockManager,
      Channel: Channel as unknown as typeof BroadcastChannel,
      die: () => {
        life.isOver = true;
        for (const name of this.#locks.keys()) this.#grant(name);
      },
    };
  }

  #request(life: Life, asked: Asked): Promise<unknown> {
    const [name] = asked;
    const options = typeof asked[1] === 'function' ? {} : asked[1];
    const callback = (asked[2] ?? asked[1]) as () => Promise<unknown>;
    return new Promise((resolve, reject) => {
      const queue = this.#locks.get(name) ?? [];
      this.#locks.set(name, queue);
      const held: Held = { life, isGranted: false, callback, resolve, reject };
      if (options.steal) {
        const [holder] = queue;
        if (holder?.isGranted) {
          queue.shift();
          holder.reject(new DOMException('stolen', 'AbortError'));
        }
        queue.unshift(held);
      } else queue.push(held);
      queueMicrotask(() => this.#grant(name));
    });
  }

  #grant(name: string): void {
    const queue = this.#locks.get(name)!;
    for (let at = queue.length - 1; at >= 0; at--) if (queue[at]!.life.isOver) queue.splice(at, 1);
    const [first] = queue;
    if (!first || first.isGranted) return;
    first.isGranted = true;
    void first.callback().then((value) => {
      queue.splice(queue.indexOf(first), 1);
      first.resolve(value);
      this.#grant(name);
    }, first.reject);
  }
}

export interface FakeTab {
  readonly locks: LockManager;
  readonly Channel: typeof BroadcastChannel;
  die(): void;
}

type Asked = [
  name: string,
  options: LockOptions | (() => Promise<unknown>),
  callback?: () => Promise<unknown>,
];

interface Life {
  isOver: boolean;
}

interface Held {
  readonly life: Life;
  isGranted: boolean;
  readonly callback: () => Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

class FakeChannel {
  readonly #all: Set<FakeChannel>;
  readonly #life: Life;
  readonly #listeners: ((event: { readonly data: unknown }) => void)[] = [];

  constructor(all: Set<FakeChannel>, life: Life) {
    this.#all = all;
    this.#life = life;
    all.add(this);
  }

  postMessage(data: unknown): void {
    if (this.#life.isOver) return;
    const copy = structuredClone(data);
    for (const one of this.#all)
      if (one !== this)
        queueMicrotask(() => {
          if (!one.#life.isOver) for (const listener of one.#listeners) listener({ data: copy });
        });
  }

  addEventListener(_type: 'message', listener: (event: { readonly data: unknown }) => void): void {
    this.#listeners.push(listener);
  }
}
