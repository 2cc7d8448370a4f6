import { useSyncExternalStore } from 'react';
import { hrefOf, parseRoute, type Route } from './route.ts';

/** Returns the route of the screen shown. */
export const useRoute = (): Route => useSyncExternalStore(subscribeToRoute, getRoute);

/**
 * The addresses that lie under the present one in the history of this window, as each of its entries remembers them: what
 * is closed leads back to where it was opened, and does not come again with the browser's own button.
 */
type Trail = readonly string[];

/** Fewer than browsers remember: where something was opened must not be forgotten by them. */
const MAX_TRAIL = 40;
/** Browsers allow some hundred changes of the address in half a minute; a slider makes more. */
const URL_INTERVAL_MS = 250;

let currentRoute: Route | undefined;
/** Set while the address bar rests. */
let urlTimer: ReturnType<typeof setTimeout> | undefined;
/** Set while the browser is on its way to where something was opened; it never takes so long. */
let backTimer: ReturnType<typeof setTimeout> | undefined;
const BACK_TIMEOUT_MS = 1000;
/** The route to take next, if more was closed meanwhile. */
let routeAfterBack: Route | undefined;
let autoplays = false;
const listeners = new Set<() => void>();

const currentTrail = (): Trail => (history.state as { readonly trail?: Trail } | null)?.trail ?? [];

/** The route of the address bar, without the place of the page. */
const urlSuffix = (): string => location.search + location.hash;

export function getRoute(): Route {
  currentRoute ??= parseRoute(urlSuffix());
  return currentRoute;
}

/** The browser has gone somewhere: by itself, or to where something was opened, of which another moment may be shown by now. */
function onPopState(): void {
  const there = parseRoute(urlSuffix());
  if (backTimer !== undefined) {
    const next = finishBack();
    if (next && withoutMoment(hrefOf(next)) !== withoutMoment(hrefOf(there))) navigateBack(next);
    else flushUrl();
    return;
  }
  // A replay goes on under the leaf: shutting that does not throw it back.
  const { leaf, ...here } = getRoute();
  const isShut = leaf === true && withoutMoment(hrefOf(here)) === withoutMoment(hrefOf(there));
  setRoute(isShut ? here : there);
  flushUrl();
}

/** The browser is on its way no more. Returns where to then, if more was closed meanwhile. */
function finishBack(): Route | undefined {
  clearTimeout(backTimer);
  backTimer = undefined;
  const next = routeAfterBack;
  routeAfterBack = undefined;
  return next;
}

export function subscribeToRoute(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('popstate', onPopState);
    // What made no sense in the address is not shown on.
    if (hrefOf(getRoute()) !== `./${location.search}${getRoute().join === undefined ? '' : location.hash}`)
      history.replaceState(history.state, '', hrefOf(getRoute()));
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', onPopState);
  };
}

/** To another screen; the browser's button leads back to this one. */
export function navigate(next: Route): void {
  flushUrl();
  if (hrefOf(next) === hrefOf(getRoute())) return;
  const trail = [...currentTrail(), hrefOf(getRoute())].slice(-MAX_TRAIL);
  history.pushState({ trail }, '', hrefOf(next));
  setRoute(next);
}

/** To a replay, which then plays by itself: not so by its address alone, when that is shared or read anew. */
export function openReplay(next: Route): void {
  navigate(next);
  autoplays = true;
}

/** True if the reader came to the present moment in order to play it. */
export const isAutoplay = (): boolean => autoplays;

/** The same screen, said differently; nothing leads back to how it was said before. */
export function replaceRoute(next: Route): void {
  setRoute(next);
  if (urlTimer !== undefined) return;
  flushUrl();
  urlTimer = setTimeout(() => {
    urlTimer = undefined;
    flushUrl();
  }, URL_INTERVAL_MS);
}

/** Closes what was opened: back to where it was opened from, if that is behind us, though at another moment of the game. */
export function navigateBack(next: Route): void {
  flushUrl();
  if (backTimer !== undefined) {
    routeAfterBack = next;
    setRoute(next);
    return;
  }
  const trail = currentTrail();
  const at = trail.map(withoutMoment).lastIndexOf(withoutMoment(hrefOf(next)));
  if (at < 0) {
    replaceRoute(next);
    return;
  }
  setRoute(next);
  backTimer = setTimeout(() => {
    finishBack();
    flushUrl();
  }, BACK_TIMEOUT_MS);
  history.go(at - trail.length);
}

/** The same for all moments of the past. */
function withoutMoment(link: string): string {
  const { at, ...screen } = parseRoute(link.slice(link.indexOf('?')));
  return hrefOf(at === undefined ? screen : { ...screen, at: 0 });
}

/** The address bar follows. */
function flushUrl(): void {
  if (backTimer !== undefined) return;
  if (hrefOf(parseRoute(urlSuffix())) !== hrefOf(getRoute()))
    history.replaceState(history.state, '', hrefOf(getRoute()));
}

function setRoute(next: Route): void {
  if (hrefOf(next) === hrefOf(getRoute())) return;
  currentRoute = next;
  autoplays = false;
  for (const listener of listeners) listener();
}
