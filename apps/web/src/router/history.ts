import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { hrefOf, parseRoute, type Route } from './route.ts';

/** Returns the route of the screen shown. */
export const useRoute = (): Route => useSyncExternalStore(subscribeToRoute, getRoute);

/**
 * Addresses of the entries below the present one in this window's history; each entry stores its own. Closing
 * something goes back to the entry that opened it, so that the browser's back button does not open it again.
 */
type Trail = readonly string[];

/** Shorter than a browser's history, so that every entry on the trail still exists. */
const MAX_TRAIL = 40;
/** Browsers allow some hundred changes of the address in half a minute; a slider makes more. */
const URL_INTERVAL_MS = 250;

let currentRoute: Route | undefined;
/** Set while the address bar waits for its next update. */
let urlTimer: ReturnType<typeof setTimeout> | undefined;
/** Set while the browser goes back to an earlier entry, which never takes this long. */
let backTimer: ReturnType<typeof setTimeout> | undefined;
const BACK_TIMEOUT_MS = 1000;
/** The route to take next, if something else was closed meanwhile. */
let routeAfterBack: Route | undefined;
let autoplays = false;
/** Functions that close what is open over the screen without an address of its own; the latest at the end. */
const overlays: (() => void)[] = [];
/** Length of the trail of the present entry, if that was made for an overlay. */
let overlayDepth: number | undefined;
const listeners = new Set<() => void>();

const currentTrail = (): Trail => (history.state as { readonly trail?: Trail } | null)?.trail ?? [];

/** Returns search and fragment of the address. */
const urlSuffix = (): string => location.search + location.hash;

export function getRoute(): Route {
  currentRoute ??= parseRoute(urlSuffix());
  return currentRoute;
}

/**
 * Handles the end of a navigation by the browser: by its own buttons, or back to the entry that opened something,
 * which may show another moment by now.
 */
function onPopState(): void {
  const there = parseRoute(urlSuffix());
  const depth = overlayDepth ?? 0;
  overlayDepth = depthOfOverlay();
  const isSameScreen = withoutMoment(hrefOf(there)) === withoutMoment(hrefOf(getRoute()));
  if (currentTrail().length < depth && isSameScreen && backTimer === undefined) return closeOverlay();
  if (backTimer !== undefined) {
    const next = finishBack();
    if (next && withoutMoment(hrefOf(next)) !== withoutMoment(hrefOf(there))) navigateBack(next);
    else flushUrl();
    return;
  }
  // A replay goes on behind the sidebar: closing the sidebar does not set it back.
  const { leaf, ...here } = getRoute();
  const isShut = leaf === true && withoutMoment(hrefOf(here)) === withoutMoment(hrefOf(there));
  setRoute(isShut ? here : there);
  flushUrl();
}

const depthOfOverlay = (): number | undefined =>
  (history.state as { readonly overlay?: true } | null)?.overlay && currentTrail().length;

/**
 * Leads the browser's back button to what has just opened over the screen: it closes by it. Returns the function to be called
 * when it closes otherwise; its entry in the history stays then, to be used again or passed over.
 */
export function openOverlay(close: () => void): () => void {
  overlays.push(close);
  addOverlayEntry();
  return () => {
    const at = overlays.lastIndexOf(close);
    if (at >= 0) overlays.splice(at, 1);
  };
}

/** Makes the browser's back button close what lies over the screen without an address of its own, while it is open. */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? openOverlay(() => close()) : undefined), [isOpen]);
}

function addOverlayEntry(): void {
  flushUrl();
  if (overlayDepth === undefined) pushEntry(getRoute(), { overlay: true });
  overlayDepth = depthOfOverlay();
}

/** Closes the latest overlay after a step back from its entry; passes over an entry whose overlay was closed before. */
function closeOverlay(): void {
  const close = overlays.pop();
  if (close === undefined) return history.back();
  flushUrl();
  close();
  if (overlays.length > 0) addOverlayEntry();
}

/** Adds an entry after the present one, which is on its trail. */
function pushEntry(next: Route, kind: { readonly overlay?: true } = {}): void {
  const trail = [...currentTrail(), hrefOf(getRoute())].slice(-MAX_TRAIL);
  history.pushState({ trail, ...kind }, '', hrefOf(next));
}

/** Ends the navigation back. Returns the next route, if something else was closed meanwhile. */
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
    overlayDepth = depthOfOverlay();
    // Removes meaningless parts from the address.
    if (hrefOf(getRoute()) !== `./${location.search}${getRoute().join === undefined ? '' : location.hash}`)
      history.replaceState(history.state, '', hrefOf(getRoute()));
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', onPopState);
  };
}

/** Opens another screen; the browser's back button leads back to this one. */
export function navigate(next: Route): void {
  flushUrl();
  if (hrefOf(next) === hrefOf(getRoute())) return;
  pushEntry(next);
  overlayDepth = undefined;
  setRoute(next);
}

/** Opens a replay that starts by itself. Its address alone does not start it, when it is shared or reloaded. */
export function openReplay(next: Route): void {
  navigate(next);
  autoplays = true;
}

/** True if the reader came to the present moment to watch it play. */
export const isAutoplay = (): boolean => autoplays;

/** Changes the route of the present screen without a new entry in the history. */
export function replaceRoute(next: Route): void {
  setRoute(next);
  if (urlTimer !== undefined) return;
  flushUrl();
  urlTimer = setTimeout(() => {
    urlTimer = undefined;
    flushUrl();
  }, URL_INTERVAL_MS);
}

/** Closes a screen: goes back to the entry that opened it, if there is one, even at another moment of the game. */
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

/** Returns a link that is the same for all moments of the past. */
function withoutMoment(link: string): string {
  const { at, ...screen } = parseRoute(link.slice(link.indexOf('?')));
  return hrefOf(at === undefined ? screen : { ...screen, at: 0 });
}

/** Updates the address bar. */
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
