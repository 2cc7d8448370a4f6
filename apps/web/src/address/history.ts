import { type Address, linkTo, readAddress } from './address.ts';

/**
 * The addresses that lie under the present one in the history of this window, as each of its entries remembers them: what
 * is closed leads back to where it was opened, and does not come again with the browser's own button.
 */
type Trail = readonly string[];

/** Fewer than browsers remember: where something was opened must not be forgotten by them. */
const LONGEST = 40;
/** Browsers allow some hundred changes of the address in half a minute; a slider makes more. */
const REST = 250;

let current: Address | undefined;
/** Set while the address bar rests. */
let resting: ReturnType<typeof setTimeout> | undefined;
/** Set while the browser is on its way to where something was opened; it never takes so long. */
let going: ReturnType<typeof setTimeout> | undefined;
const LOST = 1000;
/** Where to then, if more was closed meanwhile. */
let after: Address | undefined;
let isToPlay = false;
const listeners = new Set<() => void>();

const trailNow = (): Trail => (history.state as { readonly trail?: Trail } | null)?.trail ?? [];

/** What the address bar says, without where the page lies. */
const shown = (): string => location.search + location.hash;

export function present(): Address {
  current ??= readAddress(shown());
  return current;
}

/** The browser has gone somewhere: by itself, or to where something was opened, of which another moment may be shown by now. */
function follow(): void {
  const there = readAddress(shown());
  if (going !== undefined) {
    const next = arrive();
    if (next && whicheverMoment(linkTo(next)) !== whicheverMoment(linkTo(there))) closeTo(next);
    else flush();
    return;
  }
  // A replay goes on under the leaf: shutting that does not throw it back.
  const { leaf, ...here } = present();
  const isShut = leaf === true && whicheverMoment(linkTo(here)) === whicheverMoment(linkTo(there));
  set(isShut ? here : there);
  flush();
}

/** The browser is on its way no more. Returns where to then, if more was closed meanwhile. */
function arrive(): Address | undefined {
  clearTimeout(going);
  going = undefined;
  const next = after;
  after = undefined;
  return next;
}

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('popstate', follow);
    // What made no sense in the address is not shown on.
    if (linkTo(present()) !== `./${location.search}${present().join === undefined ? '' : location.hash}`)
      history.replaceState(history.state, '', linkTo(present()));
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', follow);
  };
}

/** To another screen; the browser's button leads back to this one. */
export function goTo(next: Address): void {
  flush();
  if (linkTo(next) === linkTo(present())) return;
  const trail = [...trailNow(), linkTo(present())].slice(-LONGEST);
  history.pushState({ trail }, '', linkTo(next));
  set(next);
}

/** To a replay, which then plays by itself: not so by its address alone, when that is shared or read anew. */
export function playFrom(next: Address): void {
  goTo(next);
  isToPlay = true;
}

/** Whether what is shown was come to in order to be played. */
export const isPlayed = (): boolean => isToPlay;

/** The same screen, said differently; nothing leads back to how it was said before. */
export function changeTo(next: Address): void {
  set(next);
  if (resting !== undefined) return;
  flush();
  resting = setTimeout(() => {
    resting = undefined;
    flush();
  }, REST);
}

/** Closes what was opened: back to where it was opened from, if that is behind us, though at another moment of the game. */
export function closeTo(next: Address): void {
  flush();
  if (going !== undefined) {
    after = next;
    set(next);
    return;
  }
  const trail = trailNow();
  const at = trail.map(whicheverMoment).lastIndexOf(whicheverMoment(linkTo(next)));
  if (at < 0) {
    changeTo(next);
    return;
  }
  set(next);
  going = setTimeout(() => {
    arrive();
    flush();
  }, LOST);
  history.go(at - trail.length);
}

/** The same for all moments of the past. */
function whicheverMoment(link: string): string {
  const { at, ...screen } = readAddress(link.slice(link.indexOf('?')));
  return linkTo(at === undefined ? screen : { ...screen, at: 0 });
}

/** The address bar follows. */
function flush(): void {
  if (going !== undefined) return;
  if (linkTo(readAddress(shown())) !== linkTo(present()))
    history.replaceState(history.state, '', linkTo(present()));
}

function set(next: Address): void {
  if (linkTo(next) === linkTo(present())) return;
  current = next;
  isToPlay = false;
  for (const listener of listeners) listener();
}
