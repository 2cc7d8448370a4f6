/** The windows of this browser that show the page, as far as they can speak to each other. */
export interface TabChannel {
  /** Says something to all others. */
  send(said: unknown): void;
  onMessage(listener: (said: unknown) => void): void;
  /** Calls back when this one is to lead, and once more when it is not any more; one leads at a time. */
  lead(lead: () => void, stop: () => void): void;
  /** Leads in place of one that does not answer. */
  takeOver(): void;
  /** Calls back when that tab, which said this name, is gone. */
  onTabGone(tab: string, gone: () => void): void;
  /** The name of this one. */
  readonly me: string;
}

const CHANNEL_NAME = 'bastide.online';

/** By locks and a channel; where the browser has none, as on a page without HTTPS, each tab is alone and leads. */
export function createTabChannel({ locks } = navigator, Channel = globalThis.BroadcastChannel): TabChannel {
  const me = crypto.getRandomValues(new Uint32Array(2)).join('-');
  if (!locks || !Channel) return singleTab(me);
  const channel = new Channel(CHANNEL_NAME);
  // Held for as long as this tab lives.
  void locks.request(`${CHANNEL_NAME}.${me}`, () => new Promise<never>(() => {}));
  let led: [lead: () => void, stop: () => void] | undefined;
  const request = (steal: boolean) => {
    const [lead, stop] = led!;
    let isLeading = false;
    const held = () => {
      isLeading = true;
      lead();
      return new Promise<never>(() => {});
    };
    // A lock that is taken away fails.
    locks.request(CHANNEL_NAME, { steal }, held).catch(() => {
      if (isLeading) stop();
      request(false);
    });
  };
  return {
    me,
    send: (said) => channel.postMessage(said),
    onMessage: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
    lead(lead, stop) {
      led = [lead, stop];
      request(false);
    },
    takeOver: () => request(true),
    onTabGone: (tab, gone) =>
      void locks.request(`${CHANNEL_NAME}.${tab}`, async () => gone()).catch(() => {}),
  };
}

const singleTab = (me: string): TabChannel => ({
  me,
  send: () => {},
  onMessage: () => {},
  lead: (lead) => lead(),
  takeOver: () => {},
  onTabGone: () => {},
});
