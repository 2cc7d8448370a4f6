/** The tabs of this browser that show the page, if they can exchange messages. */
export interface TabChannel {
  /** Sends a message to all others. */
  send(said: unknown): void;
  onMessage(listener: (said: unknown) => void): void;
  /** Calls back when this tab becomes the leader, and when it stops being it; there is one leader at a time. */
  lead(lead: () => void, stop: () => void): void;
  /** Becomes the leader in place of one that does not answer. */
  takeOver(): void;
  /** Calls back when the tab of that name is closed. */
  onTabGone(tab: string, gone: () => void): void;
  /** The name of this tab. */
  readonly me: string;
}

const CHANNEL_NAME = 'bastide.online';

/** Uses locks and a channel. Where the browser has none, as without HTTPS, each tab is alone and leads. */
export function createTabChannel({ locks } = navigator, Channel = globalThis.BroadcastChannel): TabChannel {
  const me = crypto.getRandomValues(new Uint32Array(2)).join('-');
  if (!locks || !Channel) return singleTab(me);
  const channel = new Channel(CHANNEL_NAME);
  // Held as long as this tab is open.
  void locks.request(`${CHANNEL_NAME}.${me}`, () => new Promise<never>(() => {}));
  /** Takes over from another tab; nothing before this tab wants to lead. */
  let takeOver = () => {};
  const request = (lead: () => void, stop: () => void, steal: boolean) => {
    let isLeading = false;
    const held = () => {
      isLeading = true;
      lead();
      return new Promise<never>(() => {});
    };
    // The request fails when another tab takes the lock.
    locks.request(CHANNEL_NAME, { steal }, held).catch(() => {
      if (isLeading) stop();
      request(lead, stop, false);
    });
  };
  return {
    me,
    send: (said) => channel.postMessage(said),
    onMessage: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
    lead(lead, stop) {
      takeOver = () => request(lead, stop, true);
      request(lead, stop, false);
    },
    takeOver: () => takeOver(),
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
